import type { Sheet, SheetBoxes, SheetRow, SheetText } from '@/lib/sheet/sheet';

/** A cell of text, with smaller lines below it. */
export function text(value: string, lines?: string[], strong?: boolean): SheetText {
  return { kind: 'text', text: value, ...(lines && { lines }), ...(strong && { strong }) };
}

/** Tick boxes with a blank for the total. */
export function boxes(count: number, ticked = 0, lines?: string[]): SheetBoxes {
  return { kind: 'boxes', count, ticked, total: 'Total', ...(lines && { lines }) };
}

/** A row of the fixture's table. */
export function row(
  name: string,
  figures: number[],
  special: string,
  count: number,
  lines?: string[],
): SheetRow {
  const [p, f, m, a, d] = figures.map(String);
  return {
    cells: {
      name: text(name, lines, true),
      p: text(p ?? ''),
      f: text(f ?? ''),
      m: text(m ?? '', undefined, name.includes('Raised')),
      a: text(a ?? ''),
      d: text(d ?? ''),
      special: text(special),
      damage: boxes(count, name.includes('Ticked') ? 4 : 0),
    },
  };
}

export const NAMES = {
  polish: 'Żelazna Gęś Łódzka',
  greek: 'Πάνθηρας Θύελλα',
  cyrillic: 'Ёжик Їжак Ўладар',
  turkish: 'Şahin İğneli Işık',
  japanese: '鋼鉄の狼「突撃」部隊',
  long: `The ${'Very '.repeat(22)}Long One`.slice(0, 120),
} as const;

/** A force of the given rows, legal unless problems are given. */
export function sheet(rows: SheetRow[], change: Partial<Sheet> = {}): Sheet {
  return {
    title: 'Iron Wolves',
    system: 'Testing Grounds',
    player: 'Zofia Kowalska',
    orientation: 'landscape',
    facts: [
      { label: 'Force cost', value: '15 of 15' },
      { label: 'Force presence', value: '17' },
      { label: 'Command resources', value: '4 earned, 3 spent' },
      { label: 'CHQ', value: 'Iron Duke (Medium mech)' },
      { label: 'Era', value: 'New Colonial Age, Martian' },
      { label: 'Battlefield', value: 'Mars, low gravity' },
      { label: 'Scenario', value: 'Deliberate Attack, Troop, attacker' },
      { label: 'Disposition', value: 'Advance 9 of 9, reserve 6 of 9, lost 3 of 3' },
      { label: 'Length of game', value: 'about 75 minutes' },
    ],
    verdict: { kind: 'legal', alone: 'Legal', text: 'Legal', problems: [] },
    tables: [
      {
        title: 'Elements',
        columns: [
          { id: 'name', label: 'Element name', width: 24, align: 'left' },
          { id: 'p', label: 'P', width: 4.5, align: 'center', figure: true },
          { id: 'f', label: 'F', width: 4.5, align: 'center', figure: true },
          { id: 'm', label: 'M', width: 4.5, align: 'center', figure: true },
          { id: 'a', label: 'A', width: 4.5, align: 'center', figure: true },
          { id: 'd', label: 'D', width: 4.5, align: 'center', figure: true },
          { id: 'special', label: 'Special rules', width: 26, align: 'left' },
          { id: 'damage', label: 'Damage', width: 27, align: 'left' },
        ],
        rows,
        empty: 'No elements yet.',
      },
    ],
    notes: [
      { title: 'Low gravity', lines: ['Every element that is not an aircraft is Rapid.'] },
      { title: 'Mars', lines: ['An element at M1 counts as destroyed.'] },
      { title: 'Raised', lines: ['Light infantry: +1 M, +1 A, Strike.', 'Recon: antigrav.'] },
    ],
    ...change,
  };
}

/** The rows of ten typical elements. */
export const TEN: SheetRow[] = [
  row(
    'Iron Duke',
    [2, 5, 4, 4, 4],
    'Chain of Command, Guide Fire, Assisted Targeting, Extended Range (long)',
    13,
    ['Medium mech · CHQ · Ace · advance'],
  ),
  row('Raised Hounds', [1, 3, 5, 3, 3], 'Jump Jets, Indirect Fire', 11, [
    'Light mech · squadron Hunters · advance',
  ]),
  row('Ticked Rescue Mech', [1, 3, 1, 4, 3], 'Engineer', 11, ['Light mech · squadron Hunters · advance']),
  row('Third Hunter', [1, 2, 6, 3, 3], 'Agile Frame, Squadron Commander', 11, [
    'Light mech · squadron Hunters',
  ]),
  row('First Rifles', [1, 2, 3, 2, 2], 'Infiltrate, Strike', 7, ['Light infantry · in Skyhook · reserve']),
  row('Second Rifles', [1, 2, 3, 2, 2], 'Infiltrate, Strike', 7, ['Light infantry · reserve']),
  row('Grenadiers', [2, 3, 2, 4, 3], 'Ponderous', 9, ['Heavy infantry · advance']),
  row('Longshot', [2, 5, 2, 2, 2], 'Indirect Fire, Ponderous', 9, ['Light artillery · reserve']),
  row('Scouts', [1, 1, 8, 2, 3], 'Rapid, Recon', 11, ['Recon · advance']),
  row('Skyhook', [2, 3, 12, 4, 3], 'Light Transport, Rotary (hovers)', 9, [
    'Aircraft · M 4 + 8 · carries First Rifles',
  ]),
];
