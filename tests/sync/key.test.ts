import { describe, expect, test } from 'vitest';
import { keysOf, keyText, newKey, readKey, recordIdOf } from '@/lib/sync/key';
import { seal, unseal } from '@/lib/sync/sealed';

const faultOf = (text: string) => {
  const read = readKey(text);
  return read.ok ? null : read.faults[0]?.message;
};

describe('a key', () => {
  test('is read from its link, its fragment, and a message around it', () => {
    const key = newKey();
    const text = keyText(key);
    expect(text).toMatch(/^s1\.[\w-]{48}$/);
    for (const given of [text, `https://muster.test/devices#${text}`, `Here: ${text}. Bye`])
      expect(readKey(given)).toEqual({ ok: true, value: key });
  });

  test('that is cut off, changed or of another kind is refused with what is wrong', () => {
    const text = keyText(newKey());
    const damaged = 'This link is incomplete or damaged. Copy the whole link.';
    expect(faultOf(text.slice(0, -1))).toBe(damaged);
    expect(faultOf(`${text}a`)).toBe(damaged);
    expect(faultOf(text.slice(0, 10) + (text[10] === 'A' ? 'B' : 'A') + text.slice(11))).toBe(damaged);
    expect(faultOf('s1.')).toBe(damaged);
    expect(faultOf('https://muster.test/open#r1.abc')).toMatch(/^This is not a link to the devices/);
    expect(faultOf(text.replace('s1', 's2'))).toMatch(/newer version/);
  });

  test('has an id and a token that the server takes, and no two keys the same', () => {
    const [one, other] = [keysOf(newKey()), keysOf(newKey())];
    expect(one.id).toMatch(/^[\w-]{24}$/);
    expect(one.token).toMatch(/^[\w-]{43}$/);
    for (const part of ['id', 'token'] as const) expect(one[part]).not.toBe(other[part]);
    expect(recordIdOf(one, 'roster', 'r')).toMatch(/^[\w-]{32}$/);
    expect(recordIdOf(one, 'roster', 'r')).not.toBe(recordIdOf(other, 'roster', 'r'));
    expect(recordIdOf(one, 'roster', 'r')).not.toBe(recordIdOf(one, 'library', 'r'));
  });
});

describe('a sealed record', () => {
  const keys = keysOf(newKey());
  const place = { record: 'a-record-of-the-space', revision: 3 };
  const sealed = () => {
    const made = seal(keys, place, { name: 'One' });
    if (!made.ok) throw new Error('too large');
    return made.value;
  };

  test('opens in its place alone', () => {
    expect(unseal(keys, place, sealed())).toEqual({ ok: true, value: { name: 'One' } });
    for (const other of [
      { ...place, revision: 2 },
      { ...place, record: 'another-record' },
    ])
      expect(unseal(keys, other, sealed()).ok).toBe(false);
    expect(unseal({ ...keys, id: 'another-space' }, place, sealed()).ok).toBe(false);
    expect(unseal(keysOf(newKey()), place, sealed()).ok).toBe(false);
  });

  test('that is changed, cut off or empty is refused', () => {
    const bytes = sealed();
    for (let at = 0; at < bytes.length; at += 97) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      expect(unseal(keys, place, changed).ok).toBe(false);
    }
    for (const length of [0, 10, 24, 40, bytes.length - 1])
      expect(unseal(keys, place, bytes.subarray(0, length)).ok).toBe(false);
  });

  test('of a member that unpacks to very much is refused', () => {
    const bomb = seal(keys, place, 'x'.repeat(9 * 1024 * 1024));
    expect(bomb.ok && bomb.value.length).toBeLessThan(64 * 1024);
    expect(bomb.ok && unseal(keys, place, bomb.value).ok).toBe(false);
  });
});
