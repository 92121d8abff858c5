import { rule } from './rule';

export const empty = rule({
  id: 'fow/force/empty',
  severity: 'error',
  page: null,
  title: 'A force has at least one unit',
  breach: 'No units',
  check: ({ units }) => (units.length > 0 ? [] : [{ elements: [] }]),
  message: () => 'The force has no unit; it needs at least one.',
});

export const noCommand = rule({
  id: 'fow/command/none',
  severity: 'advice',
  page: '4.1',
  title: 'A force has a leader, a command squad or a force commander',
  breach: 'No leader, command squad or force commander',
  check: ({ commanders }) => (commanders.length > 0 ? [] : [{ elements: [] }]),
  message: () => 'The force has no leader, command squad or force commander to steady it.',
});
