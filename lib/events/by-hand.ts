/** Tables of a round that is paired by hand, and the players who are left out. */
export interface HandPairing {
  tables: readonly HandTable[];
  out: readonly string[];
}

/** Two players, or one with a bye. */
export interface HandTable {
  a: string;
  b: string | null;
}

/** A place of a player: at a table, or among those who are left out, where there is always a free one at the end. */
export type Seat = { table: number; side: 'a' | 'b' } | { out: number };

/** Who has a seat; null for a bye, or for the free place among those left out. */
export const atSeat = ({ tables, out }: HandPairing, seat: Seat): string | null =>
  'out' in seat ? (out[seat.out] ?? null) : (tables[seat.table]?.[seat.side] ?? null);

/** Exchanges two seats. A table that is left with one player is a bye; one without players is gone. */
export function exchanged(pairing: HandPairing, one: Seat, other: Seat): HandPairing {
  const tables: { a: string | null; b: string | null }[] = pairing.tables.map((table) => ({ ...table }));
  const out: (string | null)[] = [...pairing.out];
  const put = (seat: Seat, player: string | null) => {
    if ('out' in seat) out[seat.out] = player;
    else {
      const table = tables[seat.table];
      if (table) table[seat.side] = player;
    }
  };
  put(one, atSeat(pairing, other));
  put(other, atSeat(pairing, one));
  return {
    tables: tables.flatMap(({ a, b }) => (a === null ? (b === null ? [] : [{ a: b, b: null }]) : [{ a, b }])),
    out: out.filter((player) => player !== null),
  };
}

/** Pairs players in the order given, two and two; the last of an odd number has a bye. */
export const pairedInOrder = (players: readonly string[]): HandPairing => ({
  tables: players.flatMap((a, at) => (at % 2 === 0 ? [{ a, b: players[at + 1] ?? null }] : [])),
  out: [],
});
