import { elementFinding, rule } from './rule';

export const onFootType = rule({
  id: 'fow/on-foot/type',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '3.3',
  title: 'Only cavalry dismounts',
  breach: 'Values on foot for a unit that is not cavalry',
  check: ({ units }) =>
    units
      .filter(({ source, onFoot }) => onFoot !== null && source.type !== 'cavalry')
      .map((unit) => elementFinding(unit, ['onFoot'], {})),
  message: ({ label }) => `${label} has values on foot but is not cavalry`,
});

export const noOnFoot = rule({
  id: 'fow/on-foot/none',
  severity: 'advice',
  ofElement: true,
  page: '3.3',
  title: 'Cavalry has values on foot, for when it dismounts',
  breach: 'Cavalry without values on foot',
  check: ({ units }) =>
    units
      .filter(({ source, onFoot }) => onFoot === null && source.type === 'cavalry')
      .map((unit) => elementFinding(unit, ['onFoot'], {})),
  message: ({ label }) => `${label} has no values for when it dismounts`,
});
