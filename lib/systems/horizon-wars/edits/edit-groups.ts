import { produce } from 'immer';
import { removeAt, withFields } from '@/lib/roster/edits/edits';
import { LIST_SIZE } from '@/lib/roster/limits';
import type { AnyRule, Page } from '@/lib/roster/rule';
import { findingText } from '@/lib/roster/sentence';
import { counted } from '@/lib/roster/text/words';
import { type Carrier, carrierOf, type Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import type { Force } from '../force';
import { leads, squadronFaults, squadronSize } from '../rules/squadron';
import { canCarry, capacity, eligible, none, twice } from '../rules/transport';

/** An element that may join or embark, or the reason it may not. */
export interface Candidate {
  element: EvaluatedElement;
  refusal: { reason: string; page: Page } | null;
}

/** A declared squadron with its faults and candidates (p.63). */
export interface SquadronView {
  /** Members as listed: a mech listed twice is here twice. */
  members: EvaluatedElement[];
  /** Why it is not a valid squadron, in words. */
  faults: string[];
  candidates: Candidate[];
}

/** The declared squadrons, each with the mechs that may join it and why the others may not. */
export function squadronViews(evaluation: Evaluation): SquadronView[] {
  const { force, mechs, element } = evaluation;
  return force.squadrons.map((squadron, index) => {
    const ids = new Set(squadron.mechs);
    const faults = squadronFaults(squadron.mechs, evaluation).map(({ text }) => text);
    return {
      members: squadron.mechs.map(element),
      faults,
      candidates: mechs
        .filter(({ id }) => !ids.has(id))
        .map((mech) => ({
          element: mech,
          refusal: joinRefusal(evaluation, { mechs: squadron.mechs, number: index + 1, faults }, mech.id),
        })),
    };
  });
}

/** The faults that a mech would add to a squadron, other than that it is still too small; null if there are none. */
function joinRefusal(
  { element, squadronsOf }: Evaluation,
  before: { mechs: readonly string[]; number: number; faults: readonly string[] },
  mech: string,
): Candidate['refusal'] {
  const after = [...before.mechs, mech];
  const trial = {
    element,
    squadronsOf: (id: string) => (id === mech ? [...squadronsOf(id), before.number] : squadronsOf(id)),
  };
  const faults = squadronFaults(after, trial).filter(
    ({ about, text }) =>
      !before.faults.includes(text) && !(about === 'size' && after.length < squadronSize.least),
  );
  if (faults.length === 0) return null;
  return { reason: `${faults.map(({ text }) => text).join('; ')}.`, page: 63 };
}

/** Whether a mech is the commander of its squadron (p.63). */
export const isCommander = leads;

/** Declares a squadron with the first commander that is in none. A full list is left unchanged. */
export function declareSquadron(force: Force, { mechs }: Pick<Evaluation, 'mechs'>): Force {
  if (force.squadrons.length >= LIST_SIZE) return force;
  const declared = new Set(force.squadrons.flatMap((each) => each.mechs));
  const commander = mechs.find((mech) => leads(mech) && !declared.has(mech.id));
  return { ...force, squadrons: [...force.squadrons, { mechs: commander ? [commander.id] : [] }] };
}

/** Removes a squadron; its mechs stay in the force. */
export const disbandSquadron = (force: Force, index: number): Force =>
  produce(force, ({ squadrons }) => removeAt(squadrons, index));

/** Adds an element to the squadron at an index; a full one is left unchanged. */
export const addToSquadron = (force: Force, index: number, mech: string): Force =>
  produce(force, ({ squadrons }) => addOnce(squadrons[index]?.mechs ?? [], mech));

/** Removes a squadron's member by its index, so that a duplicate entry stays. */
export const removeFromSquadron = (force: Force, index: number, member: number): Force =>
  produce(force, ({ squadrons }) => removeAt(squadrons[index]?.mechs ?? [], member));

/** Appends an id, unless it is listed already or the list is full. */
function addOnce(ids: string[], id: string): void {
  if (!ids.includes(id) && ids.length < LIST_SIZE) ids.push(id);
}

/** A transport aircraft with its room, its passengers and who may embark. */
export interface TransportView {
  carrier: Carrier;
  /** Passengers as listed: one listed twice is here twice. */
  aboard: EvaluatedElement[];
  /** P aboard, each passenger counted once. */
  load: number;
  /** The rules' findings about it, as sentences. */
  faults: string[];
  candidates: Candidate[];
}

const transportRules: readonly AnyRule<Evaluation>[] = [none, eligible, capacity, twice];

/** Every aircraft that has room, and any other element that a file lists passengers for. */
export function transportViews(evaluation: Evaluation): TransportView[] {
  const { force, elements, element } = evaluation;
  const transports = new Map(force.transports.map(({ aircraft, passengers }) => [aircraft, passengers]));
  return elements.flatMap((each) => {
    const listed = transports.get(each.id);
    const passengers = listed ?? [];
    const ids = new Set(passengers);
    const carrier = carrierOf(each, [...ids].map(element));
    if (!canCarry(carrier) && !listed) return [];
    const faults = faultsOn(carrier, evaluation);
    const known = new Set(faults.map(({ reason }) => reason));
    return [
      {
        carrier,
        aboard: passengers.map(element),
        load: carrier.passengers.reduce((total, { presence }) => total + presence, 0),
        faults: faults.map(({ reason }) => reason),
        candidates: canCarry(carrier)
          ? elements
              .filter((other) => other.id !== each.id && !ids.has(other.id))
              .map((other) => ({ element: other, refusal: embarkRefusal(carrier, other, evaluation, known) }))
          : [],
      },
    ];
  });
}

/** The rules' findings about one aircraft and its passengers. */
function faultsOn(carrier: Carrier, evaluation: Evaluation) {
  const alone = {
    ...evaluation,
    carriers: new Map(carrier.passengers.length > 0 ? [[carrier.aircraft.id, carrier]] : []),
    embarked: carrier.passengers.map(({ id }) => id),
  };
  return transportRules.flatMap((rule) =>
    rule
      .check(alone)
      .map((finding) => ({ rule: rule.id, reason: findingText(rule, finding), page: rule.page })),
  );
}

function embarkRefusal(
  { aircraft, passengers }: Carrier,
  passenger: EvaluatedElement,
  evaluation: Evaluation,
  known: ReadonlySet<string>,
): Candidate['refusal'] {
  const { ridesOf } = evaluation;
  const fresh = faultsOn(carrierOf(aircraft, [...passengers, passenger]), {
    ...evaluation,
    ridesOf: (id) => (id === passenger.id ? [...ridesOf(id), aircraft.id] : ridesOf(id)),
  }).find(({ reason }) => !known.has(reason));
  if (!fresh) return null;
  const { rule, reason, page } = fresh;
  return { reason: rule === eligible.id ? reason : `Then: ${reason}`, page };
}

/** Embarks an element on an aircraft; a full list is left unchanged. */
export const embark = (force: Force, aircraft: string, passenger: string): Force =>
  produce(force, ({ transports }) => {
    const known = transports.find((each) => each.aircraft === aircraft);
    if (known) addOnce(known.passengers, passenger);
    else transports.push({ aircraft, passengers: [passenger] });
  });

/** Removes a passenger by its index; an aircraft left empty is removed from the list. */
export const disembark = (force: Force, aircraft: string, passenger: number): Force =>
  produce(force, ({ transports }) => {
    const at = transports.findIndex((each) => each.aircraft === aircraft);
    const passengers = transports[at]?.passengers ?? [];
    if (!(passenger in passengers)) return;
    passengers.splice(passenger, 1);
    if (passengers.length === 0) transports.splice(at, 1);
  });

/** Removes an aircraft from the list of transports, with all its passengers. */
export const unload = (force: Force, aircraft: string): Force =>
  withFields(force, { transports: force.transports.filter((each) => each.aircraft !== aircraft) });

/** "1 squadron, 1 transport". */
export function groupsSummary({ force }: Evaluation): string {
  const squadrons = force.squadrons.length;
  const transports = force.transports.filter(({ passengers }) => passengers.length > 0).length;
  const parts = [
    ...(squadrons > 0 ? [counted(squadrons, 'squadron')] : []),
    ...(transports > 0 ? [counted(transports, 'transport')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'None';
}
