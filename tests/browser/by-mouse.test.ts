import { describe } from 'vitest';
import {
  add,
  chooseFromMenu,
  headField,
  labels,
  list,
  newForce,
  opener,
  openSample,
  panel,
  problems,
  remove,
  row,
  soon,
  text,
  total,
  untilSaved,
  verdict,
} from './builder';
import { printOn } from './print';
import { expect, test } from './visit';

describe('with a mouse, on a wide screen', () => {
  test('a player builds a 15-point force, sees its errors, fixes them, prints it and finds it again', async ({
    visit,
  }) => {
    const page = await visit();
    await newForce(page, '4th Calais Lancers');
    await (await headField(page, 'Player (commander)')).fill('Red side');
    await soon(() => text(verdict(page))).toMatch(/not yet legal/i);

    // More than 15 points, and a CHQ without others of its type.
    await add(
      page,
      'Conventional',
      'light infantry',
      'airborne infantry',
      'light artillery',
      'reconnaissance',
    );
    await add(page, 'Mechs', 'Siege walker, P3 mech', 'Siege walker, P3 mech', 'Marksman, P2 mech');
    await add(page, 'Mechs', 'Raider, P1 mech');
    await add(page, 'Aircraft', 'Assault transport, P2 aircraft');
    await chooseFromMenu(page, 'Light infantry', 'Make it the CHQ');
    await soon(() => text(row(page, 'Light infantry'))).toMatch(/CHQ/);
    const quota = problems(page).filter({ hasText: 'hw/chq/quota' });
    await soon(() => text(quota)).toMatch(
      /Light infantry CHQ: a force of 14 points needs 2 light infantry, the CHQ counted; there is 1\./,
    );
    await soon(() => text(quota)).toContain('p.57');
    await soon(() => text(verdict(page))).toMatch(/not legal/i);

    // The problem leads to the element at fault, which is marked in the list as well.
    await quota.getByRole('button').first().click();
    const culprit = panel(page, 'Light infantry');
    await soon(() => text(culprit.getByRole('heading', { level: 2 }))).toBe('Light infantry');
    await soon(() => text(culprit)).toContain('needs 2 light infantry');
    expect(await opener(page, 'Light infantry').getAttribute('aria-current')).toBe('true');
    await soon(() => text(opener(page, 'Light infantry'))).toContain('1 error');

    // Fixed: two more of its type, and a point saved elsewhere.
    await culprit.getByLabel('Name').fill('Command Section');
    await add(page, 'Conventional', 'light infantry', 'light infantry');
    await soon(() => total(page, 'Force cost')).toBe('16 of 15');
    await soon(() => text(problems(page).filter({ hasText: 'hw/force/over-limit' }))).toContain('p.13');
    await remove(page, 'Raider');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    expect(await total(page, 'Force cost')).toBe('15 of 15');
    expect(await total(page, 'Force presence')).toBe('19');
    expect(await total(page, 'Command resources')).toBe('0 of 3');

    // Command resources show their cost before they are taken.
    await page.getByRole('button', { name: /^Command resources/ }).click();
    const artillery = page.getByRole('region', { name: 'Light artillery', exact: true });
    await artillery.getByRole('button', { name: '+1 F: 1 CR for 1 element' }).click();
    await soon(() => total(page, 'Command resources')).toBe('1 of 3');
    await page
      .getByRole('region', { name: 'Reconnaissance', exact: true })
      .getByRole('button', { name: '+1 A: 1 CR for 1 element' })
      .click();
    await page
      .getByRole('region', { name: 'Airborne infantry', exact: true })
      .getByRole('checkbox', { name: /^Strike/ })
      .click();
    await soon(() => total(page, 'Command resources')).toBe('3 of 3');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    await soon(() => text(row(page, 'Light artillery'))).toMatch(/F 5/);

    await page.getByRole('button', { name: /^Squadrons and transports/ }).click();
    await page.getByRole('button', { name: /^Embark Airborne infantry/ }).click();
    await soon(() => text(row(page, 'Airborne infantry'))).toContain('Embarked on Assault transport');

    // A set-piece battle, with every element placed.
    await page.getByRole('button', { name: /^Scenario/ }).click();
    const scenario = panel(page, 'Scenario');
    await scenario.getByRole('radio', { name: 'Set-piece battle' }).check();
    await scenario.getByRole('combobox', { name: 'Battle' }).selectOption('Deliberate Attack');
    await scenario.getByRole('radio', { name: 'Troop 15 points', exact: true }).check();
    await scenario.getByRole('radio', { name: 'Attacker' }).check();
    await soon(() => text(verdict(page))).toMatch(/not legal/i);
    await soon(() => text(problems(page).filter({ hasText: 'hw/scenario/unassigned' }))).toContain('p.75');
    await scenario.getByRole('button', { name: 'All to reserve' }).click();
    const place = (label: string, where: string) =>
      scenario
        .getByRole('group', { name: `Place of ${label}`, exact: true })
        .getByRole('radio', { name: where })
        .check();
    await place('Siege walker 1', 'Advance');
    await place('Siege walker 2', 'Advance');
    await place('Marksman', 'Advance');
    await place('Reconnaissance', 'Lost');
    await place('Light infantry 1', 'Lost');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    await soon(() => text(row(page, 'Reconnaissance'))).toMatch(/lost/i);

    // Printed: the paper shows the same as the screen, in both sizes.
    await page.getByRole('button', { name: 'Print' }).click();
    const a4 = await printOn(page, 'A4');
    expect(a4).toMatchObject({ name: '4th-Calais-Lancers.pdf', width: 842, height: 595 });
    expect(await printOn(page, 'US Letter')).toMatchObject({ width: 792, height: 612 });
    for (const label of await labels(page)) expect(a4.text).toContain(label);
    for (const words of ['4th Calais Lancers', 'Red side', '15 of 15', ' LEGAL ', 'Deliberate Attack'])
      expect(a4.text).toContain(words);
    expect(a4.text).toContain('Command Section Light infantry · CHQ · 0 points R 1 3 3 1 4');
    expect(a4.text).toContain('Airborne infantry 1 point Embarked on Assault transport R');
    expect(a4.text).toContain('Light artillery 1 point R 2 5 4 + 1 3 2 2');
    expect(a4.text).toContain('Reconnaissance 1 point L 2 1 5 5 4 + 1');
    await page
      .getByRole('dialog', { name: 'Print the roster' })
      .getByRole('button', { name: 'Close' })
      .click();

    // Saved: after a reload in the builder, and on the shelf with the same figures.
    const rows = await list(page).allInnerTexts();
    await untilSaved(page);
    await page.reload();
    await soon(() => list(page).allInnerTexts()).toEqual(rows);
    expect(await page.getByLabel('Force name').inputValue()).toBe('4th Calais Lancers');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    expect(await total(page, 'Command resources')).toBe('3 of 3');
    await page.getByRole('link', { name: 'Rosters' }).click();
    const kept = page.getByRole('link', { name: /^4th Calais Lancers/ });
    await kept.waitFor();
    await soon(() => text(kept)).toMatch(/Red side.*FC 15 of 15.*FP 19.*Legal/i);
    await kept.click();
    await soon(() => labels(page)).toHaveLength(10);
  });

  test('a row dragged by its handle moves to where it is dropped, and Escape cancels the drag', async ({
    visit,
  }) => {
    const page = await visit({ height: 1400 });
    await openSample(page, 'Harbour Watch');
    const before = await labels(page);
    const drag = async (from: string, to: string, end: 'drop' | 'Escape') => {
      const handle = await row(page, from).getByTitle('Drag to reorder').boundingBox();
      const target = await row(page, to).boundingBox();
      if (!handle || !target) throw new Error('no such row');
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 8 });
      if (end === 'Escape') await page.keyboard.press('Escape');
      await page.mouse.up();
    };
    await drag('Second Section', 'Harbour Command', 'Escape');
    expect(await labels(page)).toEqual(before);
    await drag('Second Section', 'Harbour Command', 'drop');
    await soon(() => labels(page)).toEqual([
      'Second Section',
      ...before.filter((label) => label !== 'Second Section'),
    ]);
    await drag('Second Section', 'Lookouts', 'drop');
    await soon(() => labels(page)).toEqual([
      'Harbour Command',
      'First Section',
      'Lookouts',
      'Second Section',
      ...before.slice(4),
    ]);
    // The order does not affect the verdict.
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
  });
});
