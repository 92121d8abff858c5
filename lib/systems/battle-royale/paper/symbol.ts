import { type UnitSymbol, unitSymbol } from '@/lib/symbols/unit-symbol';
import type { EvaluatedMech } from '../evaluate/evaluate';
import type { Mech } from '../force';
import { kindName } from './text';

/** The symbol of a mech of a Presence. */
export const symbolOfType = (mech: Pick<Mech, 'presence'>): UnitSymbol =>
  unitSymbol(kindName(mech), { frame: 'mech', bars: mech.presence });

/** The symbol of the mech of a force. */
export const symbolOf = ({ source }: Pick<EvaluatedMech, 'source'>): UnitSymbol => symbolOfType(source);

/** The symbol of the pilot, who is infantry once ejected. */
export const pilotSymbol: UnitSymbol = unitSymbol('pilot', { strokes: ['saltire'] });
