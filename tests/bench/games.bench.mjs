import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshPage, median, openRoster, withApp } from './app.mjs';
import { library, rostersOf } from './games.mjs';
import { least, READ_AND_PARSE } from './processes.mjs';
import { strokes } from './strokes.mjs';

const ROSTERS = 20_000;
const UNITS = 15;
const MANY_UNITS = 25;

/** Compares checking many rosters of a game with reading and parsing them, in processor time. */
async function checking(name, roster, file) {
  writeFileSync(
    file,
    Array.from({ length: ROSTERS }, (_, number) => `${JSON.stringify(roster(number, UNITS))}\n`).join(''),
  );
  const parsed = await least(['--eval', READ_AND_PARSE, file]);
  const checked = await least(['scripts/muster.mjs', 'check', '--json', file]);
  return {
    name: `${name}: checking ${ROSTERS.toLocaleString('en-GB')} rosters of ${UNITS} units against reading them`,
    figure: `${checked.cpu.toFixed(2)} s of ${parsed.cpu.toFixed(2)} s`,
    ratio: checked.cpu / parsed.cpu,
    target: 'at most 8×',
  };
}

/** Opens one panel after another, units first, until one has a field with this role; null if none has. */
async function fieldIn(page, role) {
  for (const place of ['[data-element] [data-opens]', '[data-opens]'])
    for (const opener of await page.locator(place).all()) {
      await opener.click();
      const field = page.locator('section:has(> div > h2#panel-title)').getByRole(role).first();
      if ((await field.count()) > 0 && (await field.isEnabled())) return field;
    }
  return null;
}

/** Times typing letters and stepping a number in a large force, until the frame that shows the new totals. */
async function typing(app, name, roster) {
  const page = await freshPage(app);
  await openRoster(page, roster(0, MANY_UNITS));
  const rows = [];
  for (const [what, role, keys] of [
    ['a letter', 'textbox', ['x', 'Backspace']],
    ['a number', 'spinbutton', ['ArrowUp', 'ArrowDown']],
  ]) {
    const field = await fieldIn(page, role);
    if (field === null) continue;
    const painted = median((await strokes(page, field, keys)).map((time) => time.painted));
    rows.push({
      name: `${name}: ${what} typed in a force of ${MANY_UNITS} units, to the next frame`,
      figure: `${painted.toFixed(1)} ms`,
      ratio: painted / 16,
      target: 'median under 16 ms',
    });
  }
  await page.context().close();
  return rows;
}

/** Measures the checker and keystrokes for every game. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  const { systems, examine, readRosterValue } = await library();
  const games = await Promise.all(
    systems.map(async (game) => ({ name: game.name, roster: await rostersOf(game, readRosterValue) })),
  );
  try {
    const rows = [];
    for (const { name, roster } of games) {
      for (let number = 0; number < 12; number++) {
        const read = examine(await readRosterValue(roster(number, UNITS)), null);
        if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.faults[0])}`);
      }
      rows.push(await checking(name, roster, path.join(folder, 'rosters.ndjson')));
    }
    await withApp(async (app) => {
      for (const { name, roster } of games) rows.push(...(await typing(app, name, roster)));
    });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
