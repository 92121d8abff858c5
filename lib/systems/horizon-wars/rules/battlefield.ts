import { elementFinding, rule } from './rule';

/** Least M an element starts with on Mars. */
export const MIN_MOVEMENT_ON_MARS = 3;

export const mars = rule({
  id: 'hw/battlefield/mars',
  severity: 'error',
  permanent: true,
  repairs: { own: ['stat', 'upgrade-off', 'retype'], any: ['battlefield'] },
  page: 104,
  title: 'On Mars every element starts with M3 or more',
  breach: 'Element below M3 on Mars',
  check: ({ force, elements }) =>
    force.battlefield.includes('mars')
      ? elements.flatMap((element) => {
          const movement = element.stats.m + element.moveBonus;
          if (movement >= MIN_MOVEMENT_ON_MARS) return [];
          const finding = elementFinding(element, ['stats'], { movement });
          // A conventional element's M is raised with command resources.
          const raised = element.type && { path: ['commandResources', element.type.id, 'raise'] };
          return [{ ...finding, ...raised }];
        })
      : [],
  message: ({ label, movement }) =>
    `${label} starts with M${movement}; on Mars an element needs M${MIN_MOVEMENT_ON_MARS} or more`,
});

export const highGravity = rule({
  id: 'hw/battlefield/high-gravity',
  severity: 'error',
  permanent: true,
  repairs: { own: ['upgrade-off'], any: ['battlefield'] },
  page: 112,
  title: 'In high gravity no aircraft is rotary',
  breach: 'Rotary aircraft in high gravity',
  check: ({ force, aircraft }) =>
    force.battlefield.includes('high-gravity')
      ? aircraft
          .filter((each) => each.aircraftUpgrades.some(({ record }) => record.id === 'rotary'))
          .map((each) => elementFinding(each, ['upgrades', 'rotary'], {}))
      : [],
  message: ({ label }) => `${label} is rotary, which high gravity does not allow`,
});
