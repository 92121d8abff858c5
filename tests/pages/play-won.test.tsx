import { describe, expect, test } from 'vitest';
import cinderQueen from '@/data/battle-royale/samples/cinder-queen.json';
import { linkTo } from '@/lib/check/link';
import { screen, within } from '@/tests/fixtures/dom';
import { battle } from '../fixtures/horizon-wars';
import { rosterText } from '../fixtures/lists';
import { fill, press, soon, user } from '../fixtures/page';
import { askToPlay, begin, findDialog, next, open, pressIn, showSide, undo, untilClosed } from './play';
import { shown } from './shown';

// The line above the steps that says when the match is won.

/** Starts a match of a sample against a list that comes as a link. */
async function playAgainst(sample: string, content: string) {
  const asked = await askToPlay(sample);
  const ways = within(asked).getAllByRole('button', { name: 'From a link or text' });
  await user.click(ways.at(-1) as HTMLElement);
  const title = 'The opponent’s list from a link or text';
  const pasting = await findDialog(title);
  await fill(
    within(pasting).getByRole('textbox', { name: 'Roster or link' }),
    linkTo('https://muster.example', JSON.parse(content)),
  );
  await pressIn(pasting, 'Use it');
  await untilClosed(title);
  await begin(asked);
}

/** The line, which is there before anything is met: it must not come between a finger and what it taps. */
const line = () => next().parentElement?.previousElementSibling?.previousElementSibling as HTMLElement;
const said = () => shown(line().querySelector('p'));
const announced = () => screen.getAllByRole('status').map(shown);
const NONE = 'No condition for winning is met.';

async function destroy(label: string) {
  const place = await open(label);
  await pressIn(place, /^Destroyed outright/);
  await pressIn(place, 'Close');
}

/** What is chosen as the winner in the dialog that the line opens. */
async function winnerAtEnd() {
  await pressIn(line(), 'End the match');
  const end = await findDialog('End the match');
  const winner = shown(within(end).getByRole('radio', { checked: true }).parentElement);
  window.history.back();
  await untilClosed('End the match');
  return winner;
}

describe('a condition for winning', () => {
  test('is said with its page when the book counts it, before the turn ends, and after it', async () => {
    const scenario = battle('deliberate-attack', 'patrol', 'defender', {
      e1: 'advance',
      e2: 'advance',
      e3: 'advance',
    });
    await playAgainst(
      'Harbour Watch',
      rosterText({ name: 'Lancers', player: 'Ann' }, { limit: 5, scenario }),
    );
    await soon(said).toBe(NONE);
    const place = line();
    expect(place.classList).toContain('h-14');
    await showSide('Ann');
    // Two of three are left at the end of a turn after the first: not before.
    await destroy('First Troop');
    await soon(() => shown(undo())).toMatch(/First Troop/);
    expect(said()).toBe(NONE);
    await user.click(undo());
    await user.click(next());
    await soon(() => shown(next())).toBe('Turn 3');
    expect(said()).toBe(NONE);
    await destroy('First Troop');
    const wins = 'the attacker wins, Harbour Watch (p.77–78).';
    await soon(said).toBe(`Met: ${wins} It counts at the end of this turn.`);
    await soon(announced).toContain(said());
    // The same place, equally high.
    expect(line()).toBe(place);
    expect(place.classList).toContain('h-14');
    expect(await winnerAtEnd()).toBe('Harbour Watch');
    await user.click(undo());
    await soon(said).toBe(NONE);
    await press(/^Redo/);
    await user.click(next());
    await soon(said).toBe(`At the end of turn 2: ${wins}`);
    // What was met first stands, whatever follows.
    await destroy('First Troop');
    await soon(() => shown(undo())).toMatch(/First Troop/);
    expect(said()).toBe(`At the end of turn 2: ${wins}`);
    expect(await winnerAtEnd()).toBe('Harbour Watch');
  });

  test('is the last mech that stands in a battle royale', async () => {
    const other = { ...cinderQueen, name: 'Paper Lantern', player: 'Ann' };
    await playAgainst('Cinder Queen', JSON.stringify(other));
    await soon(said).toBe(NONE);
    await showSide('Ann');
    await destroy(cinderQueen.force.mech.name);
    await soon(said).toBe('Met: last mech standing, Cinder Queen wins.');
    expect(await winnerAtEnd()).toBe('Cinder Queen');
  });

  test('has no line in a match that has none', async () => {
    await playAgainst('Harbour Watch', rosterText({ name: 'Lancers', player: 'Ann' }, { limit: 5 }));
    expect(screen.queryByText(NONE)).toBeNull();
  });
});
