import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DuelPage } from '@/components/odds/duel-page';
import { ElementOdds, ForceOdds } from '@/components/shared/odds/force-odds';
import { SituationFields } from '@/components/shared/odds/situation-fields';
import { LineChart } from '@/components/ui/charts/line-chart';
import type { CurveChart } from '@/lib/odds/chart';
import { OddsRefused } from '@/lib/odds/deadline';
import type { Situation, SituationField } from '@/lib/odds/model';
import { parseRoster } from '@/lib/roster/parse';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { systems } from '@/lib/systems/registry';
import { eventually } from '@/tests/fixtures/eventually';

// The screens of odds. Their worker runs here, on the same thread.

const asked = vi.hoisted(() => ({ names: [] as string[], refusal: null as Error | null }));

vi.mock('@/components/shared/odds/client', async () => {
  const { oddsAnswers } = await import('@/components/shared/odds/answers');
  const call = async (
    name: keyof typeof oddsAnswers,
    question: never,
    { signal }: { signal: AbortSignal },
  ) => {
    asked.names.push(name);
    if (asked.refusal) throw asked.refusal;
    return oddsAnswers[name](question, { signal, tell: () => undefined } as never);
  };
  return { oddsWorker: { call } };
});

vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react');
  const listen = (changed: () => void) => {
    window.addEventListener('popstate', changed);
    return () => window.removeEventListener('popstate', changed);
  };
  return {
    usePathname: () => '/odds',
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(listen, () => window.location.search)),
  };
});

const user = userEvent.setup();
beforeEach(() => {
  window.history.replaceState(null, '', '/odds');
  asked.names.length = 0;
  asked.refusal = null;
});
afterEach(cleanup);

const sample = (await system.samples())[0];
const read = parseRoster(sample?.roster, system);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const force = read.value.force as Force;
const evaluation = system.evaluate(force, null);

const chart: CurveChart = {
  across: { label: 'Distance', unit: '″' },
  up: 'chance',
  curves: [
    { label: 'At least 1 hit', dash: 'solid', marker: 'circle', points: [{ x: 6, y: 0.5, text: '50 %' }] },
    { label: 'At least 2 hits', dash: 'dashed', marker: 'square', points: [{ x: 6, y: 0, text: '0 %' }] },
  ],
};

/** Opens every closed part that has this title. */
function unfold(title: string) {
  for (const found of screen.queryAllByText(title)) {
    const part = found.closest('details') as HTMLDetailsElement;
    part.open = true;
    fireEvent(part, new Event('toggle'));
  }
}

/** The cells of the table whose caption is this, by row, with the column headings first. */
function table(caption: string) {
  unfold('Show as a table');
  return [...screen.getByRole('table', { name: caption }).querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );
}

describe('a chart of curves', () => {
  test('is a picture with a name, and the same as a table once a part is opened', () => {
    render(<LineChart chart={chart} label="Shooting by distance" />);
    expect(screen.getByRole('img', { name: 'Shooting by distance' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(table('Shooting by distance')).toEqual([
      ['Distance', 'At least 1 hit', 'At least 2 hits'],
      ['6″', '50 %', '0 %'],
    ]);
    expect(screen.getByRole('table').closest('details')?.querySelector('summary')?.textContent).toBe(
      'Show as a table',
    );
  });

  test('tells curves apart by dash and by marker', () => {
    const { container } = render(<LineChart chart={chart} label="Shooting" />);
    const all = (selector: string, attribute: string) =>
      [...container.querySelectorAll(selector)].map((node) => node.getAttribute(attribute));
    expect(new Set(all('polyline', 'stroke-dasharray')).size).toBe(2);
    expect(new Set(all('ul path', 'd')).size).toBe(2);
  });
});

const fields: SituationField[] = [
  { id: 'cover', label: 'Cover', kind: 'number', min: 0, max: 12, start: 0, unit: '″' },
  { id: 'dug-in', label: 'Dug in', help: 'Adds 3.', kind: 'toggle', start: 0 },
  {
    ...{ id: 'action', label: 'Action', kind: 'choice', start: 0 },
    options: ['Shoot', 'Move', 'Strike'].map((label, value) => ({ value, label })),
  },
  { id: 'height', label: 'Altitude', kind: 'number', min: 0, max: 5, start: 1 },
  {
    ...{ id: 'light', label: 'Light', kind: 'choice', start: 0 },
    options: ['Day', 'Dusk', 'Night', 'Fog'].map((label, value) => ({ value, label })),
  },
];

describe('the fields of a situation', () => {
  function Drawn({ some = fields }) {
    const [situation, setSituation] = useState<Situation>({});
    return (
      <>
        <SituationFields
          fields={some}
          situation={situation}
          onChange={(field, value) => setSituation((now) => ({ ...now, [field]: value }))}
        />
        <output>{JSON.stringify(situation)}</output>
      </>
    );
  }
  const set = () => JSON.parse(screen.getByRole('status').textContent ?? '');

  test('are drawn by their kind, and set numbers', async () => {
    render(<Drawn />);
    await user.click(screen.getByRole('button', { name: 'Increase Cover (″)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dug in' }));
    await user.click(screen.getByRole('radio', { name: 'Strike' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Light' }), 'Night');
    expect(set()).toEqual({ cover: 1, 'dug-in': 1, action: 2, light: 2 });
    await user.click(screen.getByRole('checkbox', { name: 'Dug in' }));
    expect(set()).toMatchObject({ 'dug-in': 0 });
  });

  test('beyond three are folded, and what is set of these is said', async () => {
    render(<Drawn />);
    const summary = screen.getByText('More settings').closest('summary');
    expect(summary?.textContent).toBe('More settings');
    await user.click(screen.getByRole('button', { name: 'Increase Altitude' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Light' }), 'Fog');
    expect(summary?.textContent).toBe('More settingsAltitude: 2, Light: Fog');
  });

  test('are all in sight if there are four', () => {
    render(<Drawn some={fields.slice(0, 4)} />);
    expect(screen.queryByText('More settings')).toBeNull();
  });
});

/** The duel page at an address, once both directions have their answers. */
async function duelAt(search = '') {
  window.history.replaceState(null, '', `/odds${search}`);
  render(<DuelPage />);
  await eventually(() => {
    const directions = screen.getAllByRole('region', { name: / against / });
    expect(directions).toHaveLength(2);
    for (const each of directions) within(each).getAllByText('What went into it');
  });
}

/** The part of one direction. */
const direction = (title: string) => within(screen.getByRole('region', { name: title }));
const TEST_TARGET = 'A 3, D 2 (light cavalry)';

describe('the duel page', () => {
  test('opens with an element of a sample against a typical target, both ways', async () => {
    await duelAt();
    const there = direction(`Harbour Command against ${TEST_TARGET}`);
    expect(await there.findByText('range 12 + A 3 = 15')).toBeTruthy();
    expect(there.getByRole('row', { name: 'Expected hits 0.61' })).toBeTruthy();
    expect(there.getByRole('row', { name: /^At least 1 hit\s*60.8 %/ })).toBeTruthy();
    expect(await there.findByText('At least 1 hit: 50 % or more up to 13″.')).toBeTruthy();
    const back = direction(`${TEST_TARGET} against Harbour Command`);
    expect(await back.findByText('range 12 + A 1 = 13')).toBeTruthy();
  });

  test('shows the fighters, the attack and the settings of its address', async () => {
    await duelAt(
      '?g=horizon-wars&a=s.combined-force&ae=e7&b=t&be=heavy-infantry&set.shooting.distance=20&set.shooting.a.dug-in=1',
    );
    const there = direction('Breakwater against Heavy infantry');
    expect(await there.findByText('range 20 − 6 → 14 + A 3 + dug in 3 = 20')).toBeTruthy();
    expect(there.getByRole<HTMLInputElement>('checkbox', { name: 'Target dug in' }).checked).toBe(true);
    const back = direction('Heavy infantry against Breakwater');
    expect(await back.findByText('range 20 + A 4 = 24')).toBeTruthy();
  });

  test('has one distance for both ways, as a number and a slider, and keeps all in its address', async () => {
    await duelAt();
    fireEvent.change(screen.getByRole('slider', { name: 'Distance, slider' }), { target: { value: '6' } });
    expect(await screen.findByText('range 6 + A 3 = 9')).toBeTruthy();
    expect(await screen.findByText('range 6 + A 1 = 7')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Distance (″)' }).value).toBe('6');
    await eventually(() => expect(window.location.search).toBe('?set.shooting.distance=6'));
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: 'Target' })[0] as Element,
      'Heavy infantry',
    );
    await eventually(() =>
      expect(window.location.search).toBe('?b=t&be=heavy-infantry&set.shooting.distance=6'),
    );
  });

  test('shows what one more point of each stat gains, in hits made and taken', async () => {
    await duelAt('?a=s.combined-force&ae=e7&b=t&be=heavy-infantry');
    const caption = 'Expected hits at 12″, and how many more or fewer';
    await screen.findByRole('table', { name: caption });
    const rows = table(caption);
    expect(rows.map(([head]) => head)).toEqual(['Stats', 'As they are', 'F + 1', 'A + 1', 'D + 1']);
    const [, , fire, armour, defence] = rows;
    expect(fire?.[1]).toMatch(/^\d\.\d\d \(\+0\.\d\d\)$/);
    expect(fire?.[2]).toMatch(/^\d\.\d\d$/);
    for (const row of [armour, defence]) {
      expect(row?.[1]).toBe(rows[1]?.[1]);
      expect(row?.[2]).toMatch(/^\d\.\d\d \(−0\.\d\d\)$/);
    }
    const gains = screen.getByRole('region', { name: 'One more point for Breakwater' });
    const reasons = [...gains.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(reasons).toHaveLength(8);
    expect(reasons[2]).toMatch(/^F \+ 1, hits made: F 7; range 12 /);
    expect(reasons[7]).toMatch(/^D \+ 1, hits taken: F \d; range 12 .*; D \d/);
  });

  test('follows its address back', async () => {
    await duelAt('?k=charge');
    await eventually(() => expect(screen.getAllByText('Target moved back')).toHaveLength(2));
    act(() => {
      window.history.replaceState(null, '', '/odds?set.shooting.distance=9');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('range 9 + A 3 = 12')).toBeTruthy();
  });

  test('has a charge with the settings of each side', async () => {
    await duelAt('?a=s.combined-force&ae=e7&k=charge');
    const there = direction(`Breakwater against ${TEST_TARGET}`);
    expect(there.getByRole('row', { name: /^Expected damage to the target \d/ })).toBeTruthy();
    expect(there.getByRole('row', { name: /^Expected damage to the attacker \d/ })).toBeTruthy();
    unfold('Damage to the target');
    expect(there.getByText('Damage to the target').closest('details')?.textContent).toContain('At least 2');
    // Shooting from where it stands, with what was set for it.
    const instead = within(
      await there.findByRole('table', { name: 'Shooting instead, from the same distance' }),
    );
    expect(instead.getByRole('row', { name: /^Expected hits \d/ })).toBeTruthy();
    expect(instead.getByRole('row', { name: /^Target destroyed/ })).toBeTruthy();
    expect(there.getByText(/range 4 − 6 → 2 \+ A 3 = 5/)).toBeTruthy();
    expect(there.getByText('Breakwater: P 3, move + 2, Ace re-rolls a die')).toBeTruthy();
    await user.click(there.getByRole('button', { name: 'Decrease Charge move (″)' }));
    expect(await there.findByText('Breakwater: P 3, move + 1, Ace re-rolls a die')).toBeTruthy();
    expect(
      direction(`${TEST_TARGET} against Breakwater`).getByText('Light cavalry: P 2, move + 2'),
    ).toBeTruthy();
  });

  test('says why an attack is not possible, and asks no worker about it', async () => {
    window.history.replaceState(null, '', '/odds?a=s.combined-force&ae=e10&k=charge');
    render(<DuelPage />);
    const why = /^Tern is an aircraft; only elements on the ground charge/;
    await eventually(() => expect(screen.getAllByText(why)).toHaveLength(2));
    expect(asked.names).toEqual([]);
  });

  test('shows the sentence of odds that are refused', async () => {
    asked.refusal = new OddsRefused('This takes longer than 10 seconds; allow more time, or use fewer dice.');
    window.history.replaceState(null, '', '/odds?set.shooting.distance=31');
    render(<DuelPage />);
    const message = asked.refusal.message;
    await eventually(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message),
    );
  });

  test('asks for another roster if the one of the address is not there', async () => {
    window.history.replaceState(null, '', '/odds?g=horizon-wars&a=r.gone&ae=e1');
    render(<DuelPage />);
    expect(await screen.findByText('This roster is not in this browser. Choose another.')).toBeTruthy();
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: 'Roster' })[0] as Element,
      'Harbour Watch',
    );
    await eventually(() =>
      expect(screen.getAllByRole('heading', { name: 'What went into it' })).toHaveLength(2),
    );
  });

  test('lists every game, and says so if one has no odds', async () => {
    window.history.replaceState(null, '', '/odds');
    render(<DuelPage />);
    const games = await screen.findByRole('combobox', { name: 'Game' });
    expect([...(games as HTMLSelectElement).options].map(({ text }) => text)).toEqual(
      systems.map(({ name }) => name),
    );
    for (const { id, load } of systems) {
      await user.selectOptions(games, id);
      const shown = (await load()).system.odds ? 'What went into it' : /^Muster does not know the odds/;
      expect((await screen.findAllByText(shown)).length, id).toBeGreaterThan(0);
    }
  });
});

describe('the shooting of an element', () => {
  test('is charted standing and moved against a target that the player chooses', async () => {
    render(<ElementOdds {...{ system, force, evaluation }} pack={null} id="e1" />);
    expect(await screen.findByText('At least 1 hit, standing: 50 % or more up to 13″.')).toBeTruthy();
    const heads = table('Shooting by distance')[0];
    expect(heads).toHaveLength(7);
    expect(heads?.slice(0, 2)).toEqual(['Distance', 'At least 1 hit, standing']);
    expect(table('Shooting by distance').find(([distance]) => distance === '12″')?.[1]).toBe('60.8 %');
    const reasons = () => screen.getByText('What went into it at 12″').closest('details')?.textContent;
    expect(reasons()).toContain('Standing: F 3; range 12 + A 3 = 15; D 2');
    expect(reasons()).toContain('Moved: F 3, moved → 2; range 12');
    const target = screen.getByRole('combobox', { name: 'Target' });
    await user.selectOptions(target, 'Heavy infantry');
    await eventually(() =>
      expect(table('Shooting by distance').find(([distance]) => distance === '12″')?.[1]).not.toBe('60.8 %'),
    );
    // Figures that the player sets.
    await user.selectOptions(target, 'Custom values (A, D)');
    await user.click(await screen.findByRole('button', { name: 'Increase A of the target' }));
    await eventually(() => expect(reasons()).toContain('Standing: F 3; range 12 + A 4 = 16; D 2'));
    await user.selectOptions(target, 'A 3, D 2 (light cavalry)');
    expect(screen.queryByRole('button', { name: 'Increase A of the target' })).toBeNull();
  });
});

describe('the expected hits of a force', () => {
  test('are added up at five distances, for one force and for two', async () => {
    const one = { name: '', force, pack: null };
    const { rerender } = render(<ForceOdds system={system} forces={[one]} />);
    const caption = 'Expected hits by distance';
    await screen.findByText('Show as a table');
    expect(table(caption).map(([distance]) => distance)).toEqual([
      'Distance',
      '6″',
      '12″',
      '18″',
      '24″',
      '36″',
    ]);
    expect(table(caption)[0]).toEqual(['Distance', 'Standing', 'Moved']);
    expect(screen.getByText('What went into it at 12″').closest('details')?.textContent).toMatch(
      /Harbour Command, Standing: F 3; range 12 \+ A 3 = 15; D 2/,
    );
    const alone = table(caption).map(([, standing]) => standing);
    const { elements } = force;
    const half = { ...system.emptyForce(), elements: elements.slice(0, 3) };
    rerender(
      <ForceOdds
        system={system}
        forces={[
          { ...one, name: 'A' },
          { name: 'B', force: half, pack: null },
        ]}
      />,
    );
    await screen.findByText('B, Moved', { selector: 'li span' });
    expect(table(caption)[0]).toEqual(['Distance', 'A, Standing', 'A, Moved', 'B, Standing', 'B, Moved']);
    expect(
      table(caption)
        .map(([, standing]) => standing)
        .slice(1),
    ).toEqual(alone.slice(1));
    expect(Number(table(caption)[1]?.[3])).toBeLessThan(Number(table(caption)[1]?.[1]));
  });
});
