import { describe, expect, test } from 'vitest';
import { cleanText } from '@/lib/sheet/clean';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { printable, withoutJoins } from '@/lib/sheet/pdf/render';

/** A name as paper prints it. */
async function onPaper(name: string, mayBeEmpty?: boolean): Promise<string> {
  const clean = cleanText(withoutJoins(name));
  return printable(clean, await loadFonts(nodeFonts(), clean), mayBeEmpty);
}

describe('a name with emoji on paper', () => {
  test.each([
    ['🦊 Fox squad', 'Fox squad'],
    ['Fox 🦊 squad', 'Fox squad'],
    ['Fox squad 🦊', 'Fox squad'],
    ['Fox🦊squad', 'Foxsquad'],
    ['Fox squad (🦊), 3', 'Fox squad, 3'],
    ['🦊, light infantry', 'light infantry'],
    ['Crew 👨‍👩‍👧‍👦 of 👩🏽‍🚀 two', 'Crew of two'],
    ['Thumbs 👍🏿 up', 'Thumbs up'],
    ['Fog 😶‍🌫️ bank', 'Fog bank'],
    ['Home 🇬🇧 guard 🏴󠁧󠁢󠁳󠁣󠁴󠁿 north', 'Home guard north'],
    ['Team 1️⃣', 'Team 1'],
    // Some font has these.
    ['Smile 😀', 'Smile 😀'],
    ['Heart ❤️ ≥ → ◯', 'Heart ❤ ≥ → ◯'],
    ['狐隊 🦊 مرحبا', '狐隊 مرحبا'],
    ['🦊🐻', 'Unnamed'],
  ])('%s is %s', async (name, expected) => {
    expect(await onPaper(name)).toBe(expected);
  });

  test('may be nothing in a line of a note', async () => {
    expect(await onPaper('🦊', true)).toBe('');
  });

  test('has a replacement character for what is not an emoji', async () => {
    expect(await onPaper('\u{11FB0} Fox')).toBe('\uFFFD Fox');
  });
});
