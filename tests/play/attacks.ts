import type { AnyOddsModel, Situation } from '@/lib/odds/model';
import type { AnyAttacks, Dice } from '@/lib/play/attack';
import type { RowView } from '@/lib/play/model';
import { askedOf, kindWithoutOdds } from '@/lib/play/resolving';
import type { AnySide } from '@/lib/play/setup';
import { rowOf, viewOf } from '@/lib/play/values';
import type { PlayedGame, Table } from './games';

/** A row of a side, as a path. */
export type RowPath = readonly [side: string, row: string];

/** How attacks of a game are resolved in its matches, as their dialog does it. */
export class AttacksAtTable {
  private constructor(
    readonly attacks: AnyAttacks,
    readonly odds: AnyOddsModel,
  ) {}

  static async of({ system }: PlayedGame): Promise<AttacksAtTable> {
    const [attacks, odds] = await Promise.all([system.attacks?.(), system.odds?.()]);
    if (!attacks || !odds) throw new Error(`${system.id} has no attacks.`);
    return new AttacksAtTable(attacks, odds);
  }

  /** An attack with what is set for it, over what the marks say. */
  ask(table: Table, kind: string, a: RowPath, b: RowPath | null, set: Situation = {}) {
    const resolution = this.attacks.resolutions.find((each) => each.kind === kind);
    if (!resolution) throw new Error(`There is no attack “${kind}”.`);
    const ofKind =
      this.odds.attacks.find(({ id }) => id === kind) ??
      kindWithoutOdds(resolution, { label: kind, page: null });
    const view = viewOf(table.setup, table.state);
    const first = rowOf(view, a) as RowView<AnySide>;
    const second = b && (rowOf(view, b) as RowView<AnySide>);
    const { asked, refusal } = askedOf(
      { attacks: this.attacks, odds: this.odds, kind: ofKind, resolution },
      { a: first, b: second, target: '' },
      set,
    );
    return {
      asked,
      resolution,
      refusal,
      odds: () => this.odds.attack(kind, asked.attacker, asked.target, asked.situation),
      rolls: (dice: Dice = {}) => resolution.rolls(asked, dice),
      read: (dice: Dice) => resolution.read(asked, dice),
      propose: (result: Readonly<Record<string, number>>) => resolution.propose(asked, result),
    };
  }

  /** Makes an attack with these dice and marks what they come to, with other inputs where they are given. */
  make(
    table: Table,
    kind: string,
    a: RowPath,
    b: RowPath | null,
    { set = {}, dice, input = {} }: { set?: Situation; dice: Dice; input?: Record<string, unknown> },
  ): Record<string, number> {
    const { resolution, read, propose } = this.ask(table, kind, a, b, set);
    const { result } = read(dice);
    table.do({
      act: resolution.action,
      row: a,
      ...(b ? { target: b } : {}),
      input: { ...propose(result), ...input },
    });
    return { ...result };
  }
}
