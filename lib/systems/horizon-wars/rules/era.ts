import { sum } from '@/lib/roster/edits/list-edits';
import { forceFinding } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import { conventionalType, era, tacticalUpgrade } from '../catalogue/catalogue';
import { mechUpgrade } from '../catalogue/mech';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement, TakenUpgrade } from '../evaluate/evaluate-elements';
import { eraName, typeName } from '../paper/text';
import { refusedUpgrades } from './command';
import { namesOf } from './mech';
import { elementFinding, rule, upgradePath } from './rule';

/** A finding for each element that has something its era refuses, naming what. */
const refusedOf = (
  elements: readonly EvaluatedElement[],
  refused: (element: EvaluatedElement) => readonly TakenUpgrade[],
  isAceRefused: (element: EvaluatedElement) => boolean = () => false,
) =>
  elements.flatMap((element) => {
    const upgrades = refused(element);
    const ace = isAceRefused(element);
    if (upgrades.length === 0 && !ace) return [];
    const path = upgrades.length > 0 ? upgradePath(upgrades) : ['ace'];
    return [elementFinding(element, path, { names: [...namesOf(upgrades), ...(ace ? ['an Ace'] : [])] })];
  });

/** Whether an element is an Ace that is refused because a ruling counts Aces as upgrades (p.61, 68). */
const aceRefused =
  ({ settings }: Evaluation) =>
  ({ ace }: EvaluatedElement) =>
    ace && settings.rulings['aces-are-upgrades'] === 'yes';

export const allegiance = rule({
  id: 'hw/era/allegiance',
  severity: 'error',
  permanent: true,
  repairs: { any: ['allegiance-off', 'era'] },
  page: 109,
  title: 'An allegiance is chosen in the New Colonial Age only',
  breach: 'Allegiance outside the New Colonial Age',
  check: ({ force }) =>
    force.allegiance === null || era(force.era).allegiances.some(({ id }) => id === force.allegiance)
      ? []
      : [forceFinding(['allegiance'], { allegiance: force.allegiance, era: force.era })],
  message: ({ allegiance, era }) =>
    `The force is ${allegiance === 'martian' ? 'Martian' : 'Venusian'} and its era is ${eraName(era)}; only the New Colonial Age has allegiances`,
});

export const burningMechUpgrades = rule({
  id: 'hw/era/burning/mech-upgrades',
  severity: 'error',
  permanent: true,
  repairs: { own: ['upgrade-off', 'ace-off'], any: ['era'] },
  page: 100,
  title: 'In the Burning a mech has no upgrade and no Ace; it may be the CHQ',
  breach: 'Mech with upgrades or an Ace in the Burning',
  check: (evaluation) =>
    evaluation.force.era === 'burning'
      ? refusedOf(evaluation.mechs, ({ mechUpgrades }) => mechUpgrades, aceRefused(evaluation))
      : [],
  message: ({ label, names }) =>
    `${label} has ${inList(names)}; in the Burning a mech may have no upgrades and no Ace`,
});

const burning = era('burning');

export const burningAircraftUpgrades = rule({
  id: 'hw/era/burning/aircraft-upgrades',
  severity: 'error',
  permanent: true,
  repairs: { own: ['upgrade-off', 'ace-off'], any: ['era'] },
  page: 100,
  title:
    'In the Burning an aircraft has no Ace, and no upgrade but rotary, vertical thrusters and light transport',
  breach: 'Aircraft upgrades or Ace not allowed in the Burning',
  check: (evaluation) =>
    evaluation.force.era === 'burning'
      ? refusedOf(
          evaluation.aircraft,
          (each) =>
            each.aircraftUpgrades.filter(({ record }) => !burning.aircraftUpgrades?.includes(record.id)),
          aceRefused(evaluation),
        )
      : [],
  message: ({ label, names }) =>
    `${label} has ${inList(names)}; in the Burning an aircraft may have only rotary, vertical thrusters and light transport`,
});

export const burningConventionalUpgrades = rule({
  id: 'hw/era/burning/conventional-upgrades',
  severity: 'error',
  permanent: true,
  repairs: { any: ['tactical-off', 'retype', 'remove', 'add', 'era'] },
  page: 100,
  title: 'In the Burning no conventional type has antigrav',
  breach: 'Conventional type with antigrav in the Burning',
  check: ({ force, ofType }) =>
    force.era === 'burning'
      ? force.commandResources.flatMap(({ type, upgrades }) => {
          const refused = upgrades.filter((id) => burning.bannedTacticalUpgrades.includes(id));
          return refusedUpgrades(type, refused, ofType);
        })
      : [],
  message: ({ named, type, refused }) =>
    `${conventionalType(type).name}${named} may not take ${inList(refused.map((id) => tacticalUpgrade(id).name))} in the Burning`,
});

const colonialWar = era('colonial-war');
const colonialWarUpgrades = inList(
  (colonialWar.mechUpgrades ?? []).map((id) => mechUpgrade(id).name.toLowerCase()),
);

export const colonialWarMechUpgrades = rule({
  id: 'hw/era/colonial-war/mech-upgrades',
  severity: 'error',
  permanent: true,
  repairs: { own: ['upgrade-off', 'ace-off'], any: ['era'] },
  page: 104,
  title:
    "In the Colonial War a mech's weapon and frame upgrades are anti-aircraft fire, assisted targeting, agile frame, engineer and minelayer",
  breach: 'Mech upgrade not allowed in the Colonial War',
  check: ({ force, mechs }) =>
    force.era === 'colonial-war'
      ? refusedOf(mechs, (mech) =>
          mech.mechUpgrades.filter(
            ({ record }) => record.kind !== 'command' && !colonialWar.mechUpgrades?.includes(record.id),
          ),
        )
      : [],
  message: ({ label, names }) =>
    `${label} has ${inList(names)}; in the Colonial War a mech's weapon and frame upgrades are ${colonialWarUpgrades} only`,
});

export const colonialWarMechShare = rule({
  id: 'hw/era/colonial-war/mech-share',
  severity: 'error',
  repairs: { any: ['presence', 'remove', 'retype', 'add', 'era'] },
  page: 104,
  title: "In the Colonial War the mechs' P is at most half of the force presence",
  breach: 'Too much of the force in mechs for the Colonial War',
  check: ({ force, mechs, forcePresence }) => {
    const mechPresence = sum(mechs, ({ presence }) => presence);
    return force.era === 'colonial-war' && mechPresence * 2 > forcePresence
      ? [forceFinding(['mechs'], { mechPresence, forcePresence, most: Math.floor(forcePresence / 2) })]
      : [];
  },
  message: ({ mechPresence, forcePresence, most }) =>
    `The mechs come to P${mechPresence} of FP ${forcePresence}; in the Colonial War the maximum is half of it: P${most}`,
});

/** The rule that no aircraft has an upgrade banned by an era. */
const noAircraft = (id: string, page: number) => {
  const { bannedAircraftUpgrades } = era(id);
  return rule({
    id: `hw/era/${id}/aircraft-upgrades`,
    severity: 'error',
    permanent: true,
    repairs: { own: ['upgrade-off'], any: ['era'] },
    page,
    title: `In ${eraName(id)} no aircraft has antigrav`,
    breach: `Aircraft with antigrav in ${eraName(id)}`,
    check: ({ force, aircraft }) =>
      force.era === id
        ? refusedOf(aircraft, (each) =>
            each.aircraftUpgrades.filter(({ record }) => bannedAircraftUpgrades.includes(record.id)),
          )
        : [],
    message: ({ label, names }) => `${label} has ${inList(names)}; in ${eraName(id)} no aircraft may`,
  });
};

export const colonialWarAircraftUpgrades = noAircraft('colonial-war', 104);

export const colonialWarConventionalTypes = rule({
  id: 'hw/era/colonial-war/conventional-types',
  severity: 'error',
  permanent: true,
  repairs: { own: ['retype'], any: ['era'] },
  page: 104,
  title:
    'In the Colonial War the conventional elements are mobile and heavy infantry, light cavalry and recon',
  breach: 'Type not allowed in the Colonial War',
  check: ({ force, conventional }) =>
    force.era === 'colonial-war'
      ? conventional.flatMap((element) =>
          element.type && colonialWar.bannedTypes.includes(element.type.id)
            ? [elementFinding(element, ['type'], { type: element.type.id })]
            : [],
        )
      : [],
  message: ({ label, type }) =>
    `${label}: the Colonial War has no ${typeName(type)}, only mobile and heavy infantry, light cavalry and reconnaissance`,
});

export const maulMechsOnly = rule({
  id: 'hw/era/maul/mechs-only',
  severity: 'error',
  permanent: true,
  repairs: { any: ['era'] },
  page: 105,
  title: 'A Maul is fought by mechs only',
  breach: 'Something other than mechs in a Maul',
  check: ({ force, elements }) =>
    era(force.era).mechsOnly
      ? elements.filter(({ kind }) => kind !== 'mech').map((element) => elementFinding(element, ['kind'], {}))
      : [],
  message: ({ label }) => `${label} is not a mech; a Maul allows only mechs`,
});

export const newColonialAgeAircraftUpgrades = noAircraft('new-colonial-age', 109);

export const newColonialAgeMartianAircraft = rule({
  id: 'hw/era/new-colonial-age/martian-aircraft',
  severity: 'error',
  repairs: { any: ['presence', 'remove', 'retype', 'add', 'era', 'allegiance-off'] },
  page: 109,
  title: "A Martian force's aircraft come to at most one fifth of the force presence",
  breach: 'Too many aircraft for a Martian force',
  check: ({ force, aircraft, forcePresence }) => {
    const inAir = sum(aircraft, ({ presence }) => presence);
    const martian = force.era === 'new-colonial-age' && force.allegiance === 'martian';
    return martian && inAir * 5 > forcePresence
      ? [forceFinding(['aircraft'], { inAir, forcePresence, most: Math.floor(forcePresence / 5) })]
      : [];
  },
  message: ({ inAir, forcePresence, most }) =>
    `The aircraft come to P${inAir} of FP ${forcePresence}; in a Martian force they may come to a fifth: P${most}`,
});
