import { buildWhenChanged } from '../../scripts/build.mjs';
import * as crowd from './events/crowd.mjs';
import * as kills from './events/kills.mjs';
import * as live from './events/live.mjs';
import * as minute from './events/minute.mjs';
import * as race from './events/race.mjs';
import { kinds, withServers } from './events/servers.mjs';
import * as sustained from './events/sustained.mjs';

// Events on the built server, with SQLite and with two servers on PostgreSQL, under the requests of a process beside them.
// It needs Linux. The files are in the folder for temporary files (TMPDIR), which must be on a disk for the figures to
// count. All of it takes about half an hour; parts are chosen by variables of the environment:
// MUSTER_EVENTS=race,kills scenarios; MUSTER_EVENTS_ON=sqlite where the events are kept; MUSTER_EVENTS_SHARE=0.01 the
// share of all counts and times, to try it.

const scenarios = { minute, sustained, live, kills, race, crowd };

const chosen = (variable, all) => {
  const words = process.env[variable]?.split(',') ?? Object.keys(all);
  const wrong = words.find((word) => !(word in all));
  if (wrong !== undefined)
    throw new Error(`${variable} has ${wrong}; there are ${Object.keys(all).join(', ')}`);
  return words;
};

/** Measures the scenarios, each on servers of its own; one that fails says so in its row. */
export async function run() {
  const names = chosen('MUSTER_EVENTS', scenarios);
  const places = chosen('MUSTER_EVENTS_ON', kinds);
  const share = Number(process.env.MUSTER_EVENTS_SHARE ?? 1);
  await buildWhenChanged();
  const rows = [];
  for (const kind of places) {
    const { title, isLeftOut } = kinds[kind];
    if (isLeftOut) {
      rows.push({ name: title, figure: 'not measured: it is not installed', target: 'none' });
      continue;
    }
    for (const name of names) rows.push(...(await rowsOf(name, kind, title, share)));
  }
  return rows;
}

async function rowsOf(name, kind, title, share) {
  try {
    const rows = await withServers(kind, (servers) => scenarios[name].run(servers, share));
    return rows.map((row) => ({ ...row, name: `${title}: ${row.name}` }));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    return [{ name: `${title}: ${name}`, figure: `not measured: ${why}`, target: 'see the scenario' }];
  }
}
