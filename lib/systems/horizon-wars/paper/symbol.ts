import { type Stroke, type UnitSymbol, unitSymbol } from '@/lib/symbols/unit-symbol';
import type { Draft } from '../edits/edit';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { kindName } from './text';

/** The strokes in the frame of each conventional type, and the modifiers that distinguish types with the same ones. */
const conventional: Record<string, { strokes: readonly Stroke[]; bars?: number; special?: boolean }> = {
  'light-infantry': { strokes: ['saltire'], bars: 1 },
  'mobile-infantry': { strokes: ['saltire', 'vertical'] },
  'heavy-infantry': { strokes: ['saltire'], bars: 3 },
  'airborne-infantry': { strokes: ['saltire', 'wings'] },
  'special-forces': { strokes: ['saltire'], special: true },
  'light-cavalry': { strokes: ['oval', 'diagonal'] },
  'heavy-cavalry': { strokes: ['oval'] },
  'light-artillery': { strokes: ['dot'] },
  'armoured-artillery': { strokes: ['oval', 'dot'] },
  recon: { strokes: ['diagonal'] },
};

const ROTARY = 'rotary';

/** The symbol of an element's type, without the modifiers of its role in a force. */
export function symbolOfType(draft: Draft): UnitSymbol {
  if (draft.kind === 'conventional')
    return unitSymbol(kindName(draft).toLowerCase(), conventional[draft.type]);
  const { presence: bars } = draft;
  if (draft.kind === 'mech') return unitSymbol(kindName(draft), { frame: 'mech', bars });
  const rotary = draft.upgrades.some(({ id }) => id === ROTARY);
  return unitSymbol(`${kindName(draft)}${rotary ? ', rotary wing' : ''}`, {
    frame: 'aircraft',
    strokes: [rotary ? 'bow-tie' : 'loops'],
    bars,
  });
}

/** The symbol of an element: its type's, with the modifiers of its role in the force. */
export function symbolOf(element: EvaluatedElement, { ridesOf, scenario }: Evaluation): UnitSymbol {
  const { id, source, isChq, ace } = element;
  return {
    ...symbolOfType(source),
    headquarters: isChq,
    ace,
    embarked: ridesOf(id).length > 0,
    lost: scenario?.placeOf(id) === 'lost',
  };
}
