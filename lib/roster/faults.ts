import type * as z from 'zod/mini';
import { type Fault, type FaultCode, MAX_FAULTS, unknownField } from './report';
import { suggestion } from './text/near';
import { shownJson } from './text/visible';

type Issue = z.core.$ZodIssue;

/**
 * Returns what zod found wrong with an external value by a schema, as paths and sentences; at most the first 20. An
 * unknown word near to a known one gets a suggestion.
 */
export function faultsOf(error: z.core.$ZodError, schema: z.core.$ZodType, input: unknown): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const issue of error.issues)
    for (const fault of faultsOfIssue(issue, schema, input)) {
      if (seen.has(fault.path)) continue;
      seen.add(fault.path);
      faults.push(fault);
      if (faults.length === MAX_FAULTS) return faults;
    }
  return faults;
}

function faultsOfIssue(issue: Issue, schema: z.core.$ZodType, input: unknown): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    const absent = absentFields(schema, issue.path, input);
    return issue.keys.slice(0, MAX_FAULTS).map((key) => {
      const fault = unknownField(pathText([...issue.path, key]));
      return { ...fault, message: fault.message + suggestion(key, absent) };
    });
  }
  const path = pathText(issue.path);
  if (issue.code === 'custom')
    return [{ path, code: (issue.params?.code as FaultCode) ?? 'contradiction', message: issue.message }];
  if (issue.code === 'invalid_key' && issue.issues[0])
    return [
      {
        path,
        code: 'unknown-field',
        message: `The name of this field must be ${requirement(issue.issues[0])}.`,
      },
    ];
  const value = valueAt(input, issue.path);
  const is = value === undefined ? 'This is missing' : `This is ${describeValue(value)}`;
  const code = value === undefined ? 'missing' : codeOf(issue);
  const near = suggestion(value, wordsOf(issue));
  return [{ path, code, message: `${is}; it must be ${requirement(issue)}.${near}` }];
}

/** The values that an issue allows, if it names them. */
function wordsOf(issue: Issue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' ? ((issue as { options?: unknown[] }).options ?? []) : [];
}

const codeOf = ({ code }: Issue): FaultCode => {
  if (code === 'invalid_type') return 'type';
  return code === 'too_big' || code === 'too_small' ? 'range' : 'value';
};

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  int: 'a whole number',
};

/** Returns what the value must be. A schema's own message ("a whole number from 0 to 99") takes precedence. */
export function requirement(issue: Issue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1
        ? JSON.stringify(issue.values[0])
        : `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `at most ${count(issue.maximum)} characters`
        : issue.origin === 'array'
          ? `a list of at most ${count(issue.maximum)}`
          : `at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `at least ${issue.minimum} character${Number(issue.minimum) === 1 ? '' : 's'}`
        : `at least ${issue.minimum}`;
    case 'invalid_union': {
      const options = (issue as { options?: unknown[] }).options;
      return options ? `one of: ${options.map(String).join(', ')}` : 'of another form';
    }
    default:
      return 'of another form';
  }
}

const count = (number: number | bigint) => Number(number).toLocaleString('en-GB');

/** Describes a value in words; a long text only by its length. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${count(value.length)}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  if (value.length > 40) return `text of ${count(value.length)} characters`;
  return `the text ${shownJson(value)}`;
}

/** Returns a path as the file format writes it: `force.elements[3].stats.m`. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[\w$-]{1,64}$/.test(String(key))) text += text === '' ? String(key) : `.${String(key)}`;
    else text += `[${shownJson(String(key).slice(0, 64))}]`;
  }
  return text;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Maximum number of schemas looked at for the fields of one object. */
const MAX_SCHEMAS = 200;

const SUGGESTS = /^(.+?)(?:; (?:it must be|remove it)\b.*)?\. (Did you mean .+\?)$/s;

/** The message of a fault that suggests a word, without the list of what is allowed; null for any other. */
export function shortSuggestion(message: string): string | null {
  const [, unknown, near] = SUGGESTS.exec(message) ?? [];
  return near === undefined ? null : `${unknown}. ${near}`;
}

/** The parts of a schema's definition that are read here. */
interface Definition {
  type: string;
  innerType?: Schema;
  out?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  discriminator?: string;
  values?: readonly unknown[];
  shape?: Readonly<Record<string, Schema>>;
}
type Schema = { _zod: { def: Definition } };

/** The fields that an object at a path may have and does not: those of its kind, where the schema has several. */
function absentFields(schema: z.core.$ZodType, path: readonly PropertyKey[], input: unknown): string[] {
  const fields = new Set<string>();
  const waiting = [{ schema: schema as unknown as Schema, depth: 0, value: input }];
  for (let looked = 0; looked < MAX_SCHEMAS; looked++) {
    const next = waiting.pop();
    if (next === undefined) break;
    const { depth, value } = next;
    const { innerType, out, element, valueType, options, discriminator, shape } = next.schema._zod.def;
    const same = innerType ?? out;
    if (same) waiting.push({ schema: same, depth, value });
    for (const option of options ?? [])
      if (discriminator === undefined || isOfKind(option, discriminator, value))
        waiting.push({ schema: option, depth, value });
    const key = path[depth];
    if (key === undefined) {
      for (const field of Object.keys(shape ?? {})) if (!hasOwn(value, field)) fields.add(field);
      continue;
    }
    const inner = shape && Object.hasOwn(shape, key) ? shape[String(key)] : (element ?? valueType);
    if (inner && hasOwn(value, key))
      waiting.push({ schema: inner, depth: depth + 1, value: (value as Record<PropertyKey, unknown>)[key] });
  }
  return [...fields];
}

const hasOwn = (value: unknown, key: PropertyKey): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

function isOfKind({ _zod }: Schema, discriminator: string, value: unknown): boolean {
  const kinds = _zod.def.shape?.[discriminator]?._zod.def.values;
  return kinds === undefined || kinds.includes((value as Record<string, unknown> | null)?.[discriminator]);
}
