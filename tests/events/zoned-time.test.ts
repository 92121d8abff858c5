import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOfWall, timeZones, wallTimeOf } from '@/lib/events/zoned-time';

const zones = [
  'UTC',
  'Europe/London',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];

describe('a date and time in a time zone', () => {
  test('is read by the clock of the zone, in summer and winter', () => {
    expect(momentOfWall('2026-07-01T18:00', 'Europe/London')).toBe(Date.UTC(2026, 6, 1, 17));
    expect(momentOfWall('2026-11-24T18:00', 'Europe/London')).toBe(Date.UTC(2026, 10, 24, 18));
    expect(momentOfWall('2026-11-24T18:00', 'Asia/Kathmandu')).toBe(Date.UTC(2026, 10, 24, 12, 15));
    expect(wallTimeOf(Date.UTC(2026, 6, 1, 23, 30), 'Europe/London')).toBe('2026-07-02T00:30');
  });

  test('that comes twice is the first, and one that is left out is as long after', () => {
    expect(momentOfWall('2026-10-25T01:30', 'Europe/London')).toBe(Date.UTC(2026, 9, 25, 0, 30));
    const skipped = momentOfWall('2026-03-29T01:30', 'Europe/London') ?? 0;
    expect(wallTimeOf(skipped, 'Europe/London')).toBe('2026-03-29T02:30');
  });

  test('that does not exist, or is not complete, is none', () => {
    for (const wall of ['', '2026-11-24', '2026-02-30T10:00', '2026-11-24T25:00', '2026-13-01T10:00', 'soon'])
      expect(momentOfWall(wall, 'UTC')).toBeNull();
  });

  test('of any moment is read as a moment that the same clock shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 66_000_000 }).map((minutes) => minutes * 60_000),
        fc.constantFrom(...zones),
        (at, zone) => {
          const wall = wallTimeOf(at, zone);
          const read = momentOfWall(wall, zone) ?? Number.NaN;
          expect(wallTimeOf(read, zone)).toBe(wall);
          expect(read).toBeLessThanOrEqual(at);
          expect(at - read).toBeLessThanOrEqual(3_600_000 * 24);
        },
      ),
    );
  });

  test('of a zone that is unknown here is in UTC', () => {
    expect(wallTimeOf(0, 'Mars/Olympus')).toBe('1970-01-01T00:00');
  });
});

test('the time zones to choose from have UTC, and the chosen one even if it is unknown here', () => {
  expect(timeZones('Mars/Olympus')).toEqual(expect.arrayContaining(['UTC', 'Europe/London', 'Mars/Olympus']));
});
