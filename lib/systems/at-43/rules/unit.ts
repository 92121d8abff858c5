import type { Page, Severity } from '@/lib/roster/rule';
import { counted, inList, inSeries } from '@/lib/roster/words';
import { play } from '../catalogue';
import type { Reckoning } from '../reckon';
import { type Chosen, type ReckonedUnit, tooManyBearers } from '../reckon-unit';
import { armyText, figuresText, kindInWords, rangeText } from '../text';
import { culprit, rule } from './rule';

/** A rule about each unit by itself: what is wrong with one, or null. */
const unitRule = <Facts extends object>({
  faultOf,
  message,
  ...rest
}: {
  id: string;
  severity: Severity;
  page: Page;
  title: string;
  breach: string;
  faultOf: (unit: ReckonedUnit, reckoning: Reckoning) => Facts | null;
  message: (finding: Facts & { label: string }) => string;
}) =>
  rule<Facts & { label: string }>({
    ...rest,
    check: (reckoning) =>
      reckoning.units.reduce<ReturnType<typeof culprit<Facts>>[]>((findings, unit) => {
        const facts = faultOf(unit, reckoning);
        if (facts !== null) findings.push(culprit(unit, facts));
        return findings;
      }, []),
    message,
  });

export const card = unitRule({
  id: 'at43/unit/card',
  severity: 'error',
  page: 50,
  title: "A unit's card is one of the company's or the app's",
  breach: 'Card that is not there',
  faultOf: ({ card: found, heroCard, source: { card: id, hero } }) => {
    if (found && (heroCard || !hero)) return null;
    const missing = [...(found ? [] : [id]), ...(hero && !heroCard ? [hero.card] : [])];
    return { missing: [...new Set(missing)] };
  },
  message: ({ label, missing }) =>
    `${label} needs the card ${inList(missing.map((id) => `“${id}”`))}, which neither the company nor the app has.`,
});

export const army = unitRule({
  id: 'at43/unit/army',
  severity: 'error',
  page: 50,
  title: "A unit's card is of the company's army, and of its faction where both have one",
  breach: 'Card of another army or faction',
  faultOf: ({ card: found }, { force }) => {
    if (found === null) return null;
    const factions = found.faction !== null && force.faction !== null && found.faction !== force.faction;
    return found.army !== force.army || factions ? { has: armyText(found), asked: armyText(force) } : null;
  },
  message: ({ label, has, asked }) => `${label} is of ${has}; the company is of ${asked}.`,
});

export const numbers = unitRule({
  id: 'at43/unit/numbers',
  severity: 'error',
  page: 50,
  title: "A unit's figures are within its card's numbers, and extra fighters within its officer's bonus",
  breach: 'Too many or too few figures',
  faultOf: ({ card: found, source, bonus }) => {
    if (found === null) return null;
    const { figures, extraFighters } = source;
    const range = found.numbers;
    const outside = range !== null && (figures < range.min || figures > range.max);
    if (!outside && extraFighters <= bonus) return null;
    const faults = [
      ...(outside
        ? [
            `${figuresText(figures, found)}, where ${rangeText(range)} ${range.min === range.max ? 'is' : 'are'} allowed`,
          ]
        : []),
      ...(extraFighters > bonus
        ? [`${counted(extraFighters, 'extra fighter')}, where the bonus is ${bonus}`]
        : []),
    ];
    return { faults };
  },
  message: ({ label, faults }) => `${label} has ${faults.join(' and ')}.`,
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
  page: 48,
  title: 'A unit has only what its card offers, and no more bearers of a special weapon than it allows',
  breach: 'Option not on offer, or too many bearers',
  faultOf: (unit) => {
    const missing = unit.chosen.filter(
      ({ kind, offered }) => !offered && (kind === 'hero' ? unit.heroCard : unit.card) !== null,
    );
    const tooMany = tooManyBearers(unit);
    return missing.length + tooMany.length === 0 ? null : { missing, tooMany };
  },
  message: ({ label, missing, tooMany }) => {
    const faults = [
      ...new Set(missing.map(({ kind, name }) => `the ${kinds[kind]} “${name}” is not on offer`)),
      ...tooMany.map(
        ({ name, count, most }) => `${counted(count, 'bearer')} of ${name}, where ${most} may be`,
      ),
    ];
    return `${label}: ${inSeries(faults)}.`;
  },
});

const { specialists: mostSpecialists, equipment: mostEquipment, page: linesPage } = play.sheetLines;

export const sheetLines = unitRule({
  id: 'at43/unit/sheet-lines',
  severity: 'warning',
  page: linesPage,
  title: `A unit has ${mostSpecialists} specialists and ${mostEquipment} pieces of equipment at most: the sheet has no line for more`,
  breach: 'More specialists or equipment than the sheet has lines',
  faultOf: ({ source: { specialists, equipment } }) =>
    specialists.length > mostSpecialists || equipment.length > mostEquipment
      ? { specialists: specialists.length, equipment: equipment.length }
      : null,
  message: ({ label, specialists, equipment }) =>
    `${label} has ${counted(specialists, 'specialist')} and ${counted(equipment, 'piece')} of equipment; the sheet has ${mostSpecialists} lines for each.`,
});

export const oneOfficer = unitRule({
  id: 'at43/unit/one-officer',
  severity: 'error',
  page: 55,
  title: 'A unit has an officer or a hero, not both',
  breach: 'Both an officer and a hero',
  faultOf: ({ source: { officer, hero } }) =>
    officer !== undefined && hero !== undefined ? { names: [officer, hero.name] } : null,
  message: ({ label, names }) =>
    `${label} has an officer and a hero, ${inList(names)}; one of them may lead it.`,
});

export const hero = unitRule({
  id: 'at43/unit/hero',
  severity: 'error',
  page: 76,
  title: "A hero leads units of the hero's own army, category and type only",
  breach: 'Hero of another army, category or type',
  faultOf: ({ card: found, heroCard, source }) => {
    if (found === null || heroCard === null) return null;
    const otherType = found.type !== null && heroCard.type !== null && found.type !== heroCard.type;
    return found.army !== heroCard.army || found.category !== heroCard.category || otherType
      ? {
          name: source.hero?.name ?? '',
          own: `${heroCard.army}, ${kindInWords(heroCard)}`,
          theirs: `${found.army}, ${kindInWords(found)}`,
        }
      : null;
  },
  message: ({ label, name, own, theirs }) =>
    `${name} (${own}) cannot lead ${label} (${theirs}): a hero leads units of one army, category and type.`,
});

export const valueUnknown = unitRule({
  id: 'at43/unit/value-unknown',
  severity: 'warning',
  page: null,
  title: "A unit's A.P. are all known, or its value is typed off the army book",
  breach: 'A.P. not known',
  faultOf: ({ unknown }) => (unknown.length > 0 ? { unknown } : null),
  message: ({ label, unknown }) => `${label}: A.P. not known, so counted as 0: ${inList(unknown)}.`,
});
