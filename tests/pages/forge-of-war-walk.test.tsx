import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { press, soon, user } from '../fixtures/page';
import { arm, begin, edit } from './forge-of-war';
import { open, problemsWith, set } from './games';
import { printedOn } from './print';
import { shown } from './shown';
import { panel, text, total, verdict } from './steps';

describe('a player of Forge of War', () => {
  test('loads a transport, gives it a facing, reads the errors, fixes them and prints', async () => {
    await begin(
      'Dragoons',
      ['Humans', 'Line Infantry'],
      ['Humans', 'Rioters'],
      ['Vehicles', 'Armoured Personnel Carrier'],
    );
    await edit('Line Infantry');
    await set('Figures', 12);
    await press('Leader', 'radio');
    await arm('assault-rifle', 12);
    const tracks = within(panel('Line Infantry'));
    await tracks.findByRole('img', { name: 'Figures: 12, marks after 6, 8, 9 lost' });
    await tracks.findByRole('img', { name: 'D-markers: 3' });
    for (const mark of ['6 left: half', '4 left: a third', '3 left: a quarter'])
      await soon(() => shown(panel('Line Infantry'))).toContain(mark);

    await edit('Armoured Personnel Carrier');
    await set('Facing', 2);
    const carrier = panel('Armoured Personnel Carrier');
    await soon(() => shown(carrier)).toContain('Front 9, sides 7, rear 5.');
    const embarks = within(carrier).getByLabelText<HTMLSelectElement>(
      'Who embarks on Armoured Personnel Carrier',
    );
    await user.selectOptions(embarks, embarks.options[0] as HTMLOptionElement);
    await user.click(within(carrier).getByRole('button', { name: 'Embark' }));
    // The button goes away with the last unit that could embark, or moves.
    await soon(() => carrier.contains(document.activeElement)).toBe(true);
    const capacity = () => problemsWith('fow/transport/capacity').map(shown).join();
    await soon(capacity).toContain('Armoured Personnel Carrier carries 12 figures; it has room for 10.');
    await soon(capacity).toContain('section 10.5');
    await soon(verdict).toMatch(/not legal/i);
    await set('Figures it carries', 12);
    await soon(verdict).toMatch(/^legal/i);
    const figures = total('Figures');
    const markers = total('D-markers the units can carry');
    expect([figures, markers]).toEqual(['33', '7']);

    await open('Target numbers');
    const numbers = await screen.findByRole('region', { name: 'Target numbers' });
    const table = await within(numbers).findByRole('table', { name: /^SV 7, value 1/ });
    expect(within(table).getAllByRole('cell').map(text)).toEqual([
      '7',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '1 (10)',
      '1 (9)',
    ]);

    const paper = await printedOn('A4');
    for (const words of [
      `FIGURES ${figures} `,
      `D-MARKERS THE UNITS CAN CARRY ${markers} `,
      'half 6 · third 4 · quarter 3 left',
      'front 9 rear 5',
      'Carries Line Infantry (12 of 12)',
      '12 × Assault rifle · 24" · value 1 · fire 2 dice to 12", 1 beyond if still',
      'No longer generic: facing 2 instead of 1',
      'SV 7, value 1 Line Infantry: Assault rifle 12"',
      // Up to half the range and beyond it, against AV 0 to 9 in the open: the value on screen, and one less.
      '7 / 6',
      '1 / 1(10)',
      '1(9) / 1(8)',
      'ACTIVATION (4.1)',
      'STANCE (12)',
    ])
      expect(paper).toContain(words);
  });
});
