import { counted, inList, inSeries } from '@/lib/roster/text/words';
import { play } from '../catalogue/catalogue';
import { type Chosen, tooManyBearers } from '../evaluate/evaluate-unit';
import { armyText, kindInWords } from '../paper/text';
import { chosenFields, unitRule } from './rule';

export const card = unitRule({
  id: 'at43/unit/card',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 50,
  title: "A unit's card is one of the company's or the app's",
  breach: 'Missing card',
  faultOf: ({ card: found, heroCard, source: { card: id, hero } }) => {
    if (found && (heroCard || !hero)) return null;
    const missing = [...(found ? [] : [id]), ...(hero && !heroCard ? [hero.card] : [])];
    return { missing: [...new Set(missing)] };
  },
  at: (_, { card: found }) => (found === null ? 'card' : 'officer'),
  message: ({ label, missing }) =>
    `${label} needs the card ${inList(missing.map((id) => `“${id}”`))}, which neither the company nor the app has`,
});

export const army = unitRule({
  id: 'at43/unit/army',
  severity: 'error',
  permanent: true,
  repairs: { own: 'all' },
  page: 50,
  title: "A unit's card is of the company's army, and of its faction where both have one",
  breach: 'Card of another army or faction',
  faultOf: ({ card: found }, { force, rulings }) => {
    if (found === null) return null;
    const factions =
      rulings.factions === 'one' &&
      found.faction !== null &&
      force.faction !== null &&
      found.faction !== force.faction;
    return found.army !== force.army || factions ? { has: armyText(found), asked: armyText(force) } : null;
  },
  at: () => 'card',
  message: ({ label, has, asked }) => `${label} is of ${has}; the company is of ${asked}`,
});

const kinds: Record<Chosen['kind'], string> = {
  'special-weapon': 'special weapon',
  officer: 'officer',
  hero: 'hero',
  specialist: 'specialist',
  equipment: 'equipment',
};

export const options = unitRule({
  id: 'at43/unit/options',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 48,
  title: 'A unit has only what its card offers, and no more bearers of a special weapon than it allows',
  breach: 'Option not available, or too many bearers',
  faultOf: (unit) => {
    const missing = unit.chosen.filter(
      ({ kind, offered }) => !offered && (kind === 'hero' ? unit.heroCard : unit.card) !== null,
    );
    const tooMany = tooManyBearers(unit);
    return missing.length + tooMany.length === 0
      ? null
      : {
          missing: missing.map(({ kind, name }) => ({ kind, name })),
          tooMany: tooMany.map(({ name, count, most }) => ({ name, count, most })),
        };
  },
  at: ({ missing: [first], tooMany }) =>
    tooMany.length > 0 || first === undefined ? 'figures' : chosenFields[first.kind],
  message: ({ label, missing, tooMany }) => {
    const faults = [
      ...new Set(missing.map(({ kind, name }) => `the ${kinds[kind]} “${name}” is not on the card`)),
      ...tooMany.map(
        ({ name, count, most }) => `${counted(count, 'bearer')} of ${name}, where ${most} may be`,
      ),
    ];
    return `${label}: ${inSeries(faults)}`;
  },
});

const { specialists: mostSpecialists, equipment: mostEquipment, page: linesPage } = play.sheetLines;

export const sheetLines = unitRule({
  id: 'at43/unit/sheet-lines',
  severity: 'warning',
  ofElement: true,
  page: linesPage,
  title: `A unit has at most ${mostSpecialists} specialists and ${mostEquipment} pieces of equipment: the sheet has no line for more`,
  breach: 'More specialists or equipment than the sheet has lines',
  faultOf: ({ source: { specialists, equipment } }) =>
    specialists.length > mostSpecialists || equipment.length > mostEquipment
      ? { specialists: specialists.length, equipment: equipment.length }
      : null,
  at: ({ specialists }) => (specialists > mostSpecialists ? 'specialists' : 'equipment'),
  message: ({ label, specialists, equipment }) =>
    `${label} has ${counted(specialists, 'specialist')} and ${counted(equipment, 'piece')} of equipment; the sheet has ${mostSpecialists} lines for each`,
});

export const oneOfficer = unitRule({
  id: 'at43/unit/one-officer',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 55,
  title: 'A unit has an officer or a hero, not both',
  breach: 'Both an officer and a hero',
  faultOf: ({ officerName, source: { hero } }) =>
    officerName !== undefined && hero !== undefined ? { names: [officerName, hero.name] } : null,
  at: () => 'officer',
  message: ({ label, names }) =>
    `${label} has an officer and a hero, ${inList(names)}; one of them may lead it`,
});

export const valueUnknown = unitRule({
  id: 'at43/unit/value-unknown',
  severity: 'warning',
  ofElement: true,
  page: null,
  title: "A unit's A.P. are all known, or its value is typed off the army book",
  breach: 'Value in A.P. unknown',
  faultOf: ({ unknown }) => (unknown.length > 0 ? { unknown } : null),
  at: () => 'ap',
  message: ({ label, unknown }) => `${label}: unknown A.P., so counted as 0: ${inList(unknown)}`,
});

export const hero = unitRule({
  id: 'at43/unit/hero',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 76,
  title:
    "Of other cards only heroes lead a unit: of the hero's own army, category and type, aboard a machine of its designation",
  breach: 'Leader that is not for this unit',
  faultOf: ({ card, heroCard, hero: leader, source }, { rulings }) => {
    if (card === null || heroCard === null || source.hero === undefined) return null;
    const { name } = source.hero;
    const own = heroCard.id === card.id;
    if (leader && !leader.hero && !own) return { kind: 'officer' as const, name, own: heroCard.designation };
    const otherType = card.type !== null && heroCard.type !== null && card.type !== heroCard.type;
    if (heroCard.army !== card.army || heroCard.category !== card.category || otherType)
      return {
        kind: 'other' as const,
        name,
        own: `${heroCard.army}, ${kindInWords(heroCard)}`,
        theirs: `${card.army}, ${kindInWords(card)}`,
      };
    const { aboard } = heroCard;
    if (rulings['hero-aboard'] === 'designation' && aboard !== null && !own && aboard !== card.designation)
      return { kind: 'aboard' as const, name, own: aboard, theirs: card.designation };
    return null;
  },
  at: () => 'officer',
  message: ({ label, ...fault }) => {
    switch (fault.kind) {
      case 'officer':
        return `${fault.name} of ${fault.own} is not a hero and cannot lead ${label}, of another card`;
      case 'aboard':
        return `${fault.name} rides a ${fault.own} and cannot lead ${label} (${fault.theirs})`;
      default:
        return `${fault.name} (${fault.own}) cannot lead ${label} (${fault.theirs}): a hero leads units of one army, category and type`;
    }
  },
});
