import * as z from 'zod/mini';
import { type ActIntent, type ChangeIntent, MAX_PICKED } from '@/lib/play/intent';
import { DICE_LENGTH, MAX_EVENTS, MAX_MARKED, NOTE_LENGTH } from '@/lib/play/mark';
import { actSchema, freeTrackerSchema, markSchema, momentSchema, pathSchema } from '@/lib/play/match-schema';
import { compare } from '@/lib/roster/fingerprint/input';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import { elementIdSchema, textSchema, wholeNumber } from '@/lib/roster/roster';
import { listOf, recordOf } from '@/lib/roster/schemas';
import { withoutHidden } from '@/lib/roster/text/visible';

/** What one device did once in a shared match. */
export interface Step {
  device: string;
  /** The device's own number of it, from 1. */
  n: number;
  /** Higher than that of every step the device knew when it was made. */
  lamport: number;
  /** Milliseconds since 1970 by the device's clock; nothing but what is shown depends on it. */
  at: number;
  what: What;
}

/** An intent, or the number of a step of the same device that is taken back or made again. */
export type What = ChangeIntent | { undo: number } | { redo: number };

/** A step that marks something. */
export type ChangeStep = Step & { what: ChangeIntent };

/** A clock at its highest stays there: steps of the same time are ordered by their devices. */
export const MAX_LAMPORT = 2 * MAX_EVENTS;

/** Maximum number of inputs of an action. */
const MAX_INPUTS = 20;

const numberSchema = wholeNumber(1, MAX_EVENTS);
const rowSchema = z.tuple([elementIdSchema, elementIdSchema]);
const pickedSchema = textSchema(NOTE_LENGTH);
const inputSchema = z.union([
  z.boolean(),
  wholeNumber(-MAX_MARKED, MAX_MARKED),
  pickedSchema,
  listOf(pickedSchema, MAX_PICKED),
]);

const whatSchema = z.union([
  z.strictObject({ set: pathSchema, to: markSchema }),
  z.strictObject({ add: pathSchema, by: wholeNumber(-2 * MAX_MARKED, 2 * MAX_MARKED) }),
  z.strictObject({
    act: actSchema,
    row: z.optional(rowSchema),
    side: z.optional(elementIdSchema),
    input: z.optional(recordOf(inputSchema, MAX_INPUTS)),
    target: z.optional(rowSchema),
    dice: z.optional(textSchema(DICE_LENGTH)),
  }),
  z.strictObject({ free: freeTrackerSchema, id: z.optional(elementIdSchema) }),
  z.strictObject({ undo: numberSchema }),
  z.strictObject({ redo: numberSchema }),
]);

const stepSchema = z.strictObject({
  device: z.string().check(z.regex(/^[\w-]{1,20}$/, { error: '1 to 20 letters, digits, hyphens and _' })),
  n: numberSchema,
  lamport: wholeNumber(1, MAX_LAMPORT),
  at: momentSchema,
  what: whatSchema,
}) as unknown as z.ZodMiniType<Step>;

/** Reads a step from JSON values; whoever has the key of a match can send anything. */
export const readStep = (json: unknown): Parsed<Step> => parseWith(stepSchema, json);

/** Returns an intent within the bounds of a step, with the same effect. */
export function bounded(intent: ChangeIntent): ChangeIntent {
  if ('set' in intent) {
    const { to } = intent;
    return {
      ...intent,
      to: typeof to === 'number' ? within(Math.round(to), MAX_MARKED) : cut(to, NOTE_LENGTH),
    };
  }
  if ('add' in intent) return { ...intent, by: within(Math.round(intent.by), 2 * MAX_MARKED) };
  if ('free' in intent)
    return { ...intent, free: { ...intent.free, label: cut(intent.free.label, NOTE_LENGTH) } };
  return boundedAct(intent);
}

function boundedAct({ input = {}, dice, ...intent }: ActIntent): ActIntent {
  const given = Object.entries(input).flatMap(([id, value]) => {
    const kept = inputWithin(value);
    // An action makes nothing of anything else.
    return z.safeParse(inputSchema, kept).success ? [[id, kept] as const] : [];
  });
  return {
    ...intent,
    ...(given.length > 0 && { input: Object.fromEntries(given.slice(0, MAX_INPUTS)) }),
    ...(dice && { dice: cut(dice, DICE_LENGTH) }),
  };
}

function inputWithin(value: unknown): unknown {
  if (typeof value === 'number') return within(value, MAX_MARKED);
  return Array.isArray(value) ? value.slice(0, MAX_PICKED) : value;
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
const cut = (text: string, most: number) => withoutHidden(text).slice(0, most);

/** Compares two steps by their places in the log of a match, which are the same on every device. */
export const inOrder = (a: Step, b: Step): number =>
  a.lamport - b.lamport || compare(a.device, b.device) || a.n - b.n || compare(textOf(a), textOf(b));

/** Only a damaged or hostile device makes two steps of one number. */
const textOf = ({ at, what }: Step): string => JSON.stringify([at, what]);
