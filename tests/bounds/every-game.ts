import { systems } from '@/lib/systems/registry';
import type { Worst } from './worst';

/** The worst inputs of each game. */
export const games: ({ system: string } & Worst)[] = await Promise.all(
  systems.map(async ({ id }) => {
    const { worst }: { worst: Worst } = await import(`../rules/${id}/worst.ts`);
    return { system: id, ...worst };
  }),
);
