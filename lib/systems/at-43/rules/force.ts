import { rule, wholeForce } from './rule';

export const empty = rule({
  id: 'at43/force/empty',
  severity: 'error',
  page: null,
  title: 'A company has at least one unit',
  breach: 'No units',
  check: ({ units }) => (units.length > 0 ? [] : [wholeForce({})]),
  message: () => 'The company has no unit; it needs at least one.',
});

export const overLimit = rule({
  id: 'at43/force/over-limit',
  severity: 'error',
  page: 53,
  title: "The company's value keeps to the army points agreed",
  breach: 'Over the army points agreed',
  check: ({ value, limit }) => (limit === null || value <= limit ? [] : [wholeForce({ value, limit })]),
  message: ({ value, limit }) =>
    `The company is worth ${value} A.P.; the limit is ${limit}: ${value - limit} too many.`,
});
