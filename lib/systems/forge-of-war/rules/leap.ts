import { elementFinding, rule } from './rule';

export const jumpType = rule({
  id: 'fow/jump/type',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '6.3',
  title: 'Jump packs are for infantry',
  breach: 'Jump packs on what is not infantry',
  check: ({ units }) =>
    units
      .filter(({ source }) => source.jumpPacks && source.type !== 'infantry')
      .map((unit) => elementFinding(unit, ['jumpPacks'], {})),
  message: ({ label }) => `${label} has jump packs but is not infantry`,
});

export const gravType = rule({
  id: 'fow/grav/type',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '10.5',
  title: 'Grav is for what is built like a vehicle',
  breach: 'Grav on what is not built like a vehicle',
  check: ({ units }) =>
    units
      .filter(({ source, features }) => source.grav && !features)
      .map((unit) => elementFinding(unit, ['grav'], {})),
  message: ({ label }) => `${label} has grav but is not built like a vehicle`,
});
