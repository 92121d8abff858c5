import { freshPage, median, openRoster, withApp } from './app.mjs';
import { library, rostersOf } from './games.mjs';
import { paints, STROKES } from './paints.mjs';
import { rosterOf } from './rosters.mjs';

const LIMITS = [
  [15, 50],
  [60, 50],
  [200, 200],
];

const ninetyFifth = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** A phone's window; its processor is simulated by a slowdown of 4. */
const PHONE = { width: 412, height: 915 };

/** The kinds of input: a letter of a name, and an arrow key in a number. */
const kinds = (figure) => [
  [
    'a letter of a name',
    (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
    ['x', 'Backspace'],
  ],
  [
    'a figure',
    (page) => page.getByRole('spinbutton', { name: figure, exact: true }),
    ['ArrowUp', 'ArrowDown'],
  ],
];

async function times(app, roster, label, figure) {
  const page = await freshPage(app, PHONE);
  await openRoster(page, roster);
  await page
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .first()
    .click();
  const rows = [];
  for (const [what, field, keys] of kinds(figure)) rows.push([what, await paints(page, field(page), keys)]);
  await page.context().close();
  return rows;
}

/** Measures from an input to the next paint, on a processor four times slower. */
export async function run() {
  const { systems, readRosterValue } = await library();
  const forge = await rostersOf(
    systems.find(({ id }) => id === 'forge-of-war'),
    readRosterValue,
  );
  const forces = (size) => {
    const horizon = rosterOf(12, size);
    horizon.force.elements.find(({ kind }) => kind === 'mech').name = 'Measured';
    const war = forge(0, size);
    war.force.units[0].name = 'Measured';
    return [
      ['Horizon Wars', horizon, 'Firepower'],
      ['Forge of War', war, 'SV'],
    ];
  };
  return withApp(async (app) => {
    const rows = [];
    for (const [size, limit] of LIMITS)
      for (const [game, roster, figure] of forces(size))
        for (const [what, all] of await times(app, roster, 'Measured', figure)) {
          const worst = ninetyFifth(all);
          rows.push({
            name: `Input to next paint, a phone’s window, processor 4× slower: ${what}, ${size} elements of ${game}`,
            figure: `${worst} ms (95 in 100 of ${STROKES} presses; median ${median(all)} ms)`,
            ratio: worst / limit,
            target: `at most ${limit} ms`,
          });
        }
    return rows;
  });
}
