import { conventionalTypes } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import {
  bareDraft,
  conventionalDraft,
  flyingClasses,
  mechClasses,
} from '@/lib/systems/horizon-wars/edits/presets';
import { symbolOfType as symbolOfDraft } from '@/lib/systems/horizon-wars/paper/symbol';
import type { GameSymbols } from '../../symbols/every-game';

const rotary = { ...bareDraft('aircraft', 2), upgrades: [{ id: 'rotary' }] } as ReturnType<typeof bareDraft>;

export const symbols: GameSymbols = {
  apart: [
    ...conventionalTypes.map(({ id }) => symbolOfDraft(conventionalDraft(id))),
    ...mechClasses.map(({ bare }) => symbolOfDraft(bare)),
    ...flyingClasses.map(({ bare }) => symbolOfDraft(bare)),
    symbolOfDraft(rotary),
  ],
  fielded: [...mechClasses, ...flyingClasses].flatMap(({ builds }) =>
    builds.map(({ draft }) => symbolOfDraft(draft)),
  ),
  names: ['light infantry', 'special forces', 'reconnaissance', 'P4 mech', 'P2 aircraft, rotary wing'],
};
