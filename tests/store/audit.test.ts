import { describe, expect, test } from 'vitest';
import { hashOf } from '@/lib/events/log';
import { made, playEvent } from './event';
import { kinds, storesOf } from './stores';

const EVENT = 'event-0001';

/** What damages the database, and what the audit says then. */
const damages: [sql: string, faults: string[]][] = [
  [`UPDATE log SET "by" = 'player-9' WHERE seq = 7`, ['Entry 7 of the log is not as it was written.']],
  [
    `UPDATE log SET data = replace(data, '"winner":"a"', '"winner":"b"') WHERE seq = 15`,
    ['Entry 15 of the log is not as it was written.'],
  ],
  ['UPDATE log SET at = at - 1 WHERE seq = 8', ['Entry 8 of the log is not as it was written.']],
  ['DELETE FROM log WHERE seq = 3', ['Entry 3 of the log is missing: entry 4 is in its place.']],
  ['DELETE FROM log WHERE seq > 14', ['The log ends with entry 14, but the table says entry 16.']],
  ['DELETE FROM log', ['There is no log of this event.']],
  ['DELETE FROM events', ['The event is in the log, but not in its table.']],
  ['UPDATE events SET due = 5', ['The table of events differs from the log.']],
  [`UPDATE settings SET data = replace(data, 'Winter', 'Summer')`, ['The settings differ from the log.']],
  [
    `UPDATE players SET data = replace(data, 'Player 3', 'Player X') WHERE id = 'player-3'`,
    ['Player 3 in the table differs from the log.'],
  ],
  [`DELETE FROM players WHERE id = 'player-2'`, ['Player 2 in the table differs from the log.']],
  [
    `UPDATE rounds SET data = replace(data, '"winner":"a"', '"winner":"b"') WHERE number = 1`,
    ['Round 1 in the table differs from the log.'],
  ],
  ['DELETE FROM rounds WHERE number = 2', ['Round 2 in the table differs from the log.']],
  [`DELETE FROM contents WHERE hash = '${hashOf('two')}'`, ['List 2 is missing.']],
  [
    `UPDATE contents SET bytes = (SELECT bytes FROM contents WHERE hash = '${hashOf('two')}') WHERE hash = '${hashOf('one')}'`,
    ['List 1 is not as it was sent.'],
  ],
];

describe.each(kinds)('$title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('is audited', () => {
    const { place, open, fresh } = storesOf(kind);

    test('an event that is whole has no faults', async () => {
      const store = await fresh();
      await playEvent(store, EVENT);
      expect(await store.audit(EVENT)).toEqual([]);
      // Databases keep the half of a character as the sign for one that is not known.
      await store.create([made('event-0002', { name: 'Cup \ud800' })]);
      expect(await store.audit('event-0002')).toEqual([]);
      expect(await store.audit('event-none')).toEqual(['There is no log of this event.']);
    });

    test('damage is found and said in words', async () => {
      const there = place();
      const store = await open(there);
      await playEvent(store, EVENT);
      const tables = ['events', 'settings', 'players', 'rounds', 'log', 'contents'];
      await there.run(...tables.map((table) => `CREATE TABLE whole_${table} AS SELECT * FROM ${table}`));
      const repair = tables.flatMap((table) => [
        `DELETE FROM ${table}`,
        `INSERT INTO ${table} SELECT * FROM whole_${table}`,
      ]);
      for (const [sql, faults] of damages) {
        await there.run(...repair, sql);
        expect(await store.audit(EVENT), sql).toEqual(faults);
      }
      await there.run(...repair);
      expect(await store.audit(EVENT)).toEqual([]);
    });
  });
});
