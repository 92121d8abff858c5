import type { Page } from '@/lib/roster/rule';
import { counted } from '@/lib/roster/words';
import type { Force } from './force';
import type { Reckoning } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { leads, squadronFaults, squadronSize } from './rules/squadron';
import { type Carrier, canCarry, capacity, carrierOf, eligible, none, twice } from './rules/transport';

/** Someone who may join or embark, or the reason why not. */
export interface Candidate {
  element: ReckonedElement;
  refusal: { reason: string; page: Page } | null;
}

/** A declared squadron with all that is to be said about it (p.63). */
export interface SquadronView {
  /** Members as listed: a mech listed twice stands here twice. */
  members: ReckonedElement[];
  /** What keeps it from being a squadron, in words. */
  faults: string[];
  candidates: Candidate[];
}

/** The declared squadrons, each with who may join it and why the others may not. */
export function squadronViews(reckoning: Reckoning): SquadronView[] {
  const { force, mechs, element } = reckoning;
  return force.squadrons.map((squadron, index) => ({
    members: squadron.mechs.map(element),
    faults: squadronFaults(squadron.mechs, reckoning).map(({ text }) => text),
    candidates: mechs
      .filter(({ id }) => !squadron.mechs.includes(id))
      .map((mech) => ({ element: mech, refusal: joinRefusal(reckoning, index, mech.id) })),
  }));
}

/** What would be wrong with a squadron that is right about all but its size and its missing commander now. */
function joinRefusal(reckoning: Reckoning, index: number, mech: string): Candidate['refusal'] {
  const before = reckoning.force.squadrons[index]?.mechs ?? [];
  const known = new Set(squadronFaults(before, reckoning).map(({ text }) => text));
  const after = [...before, mech];
  const trial = { ...reckoning, force: addToSquadron(reckoning.force, index, mech) };
  const faults = squadronFaults(after, trial).filter(
    ({ about, text }) => !known.has(text) && !(about === 'size' && after.length < squadronSize.least),
  );
  if (faults.length === 0) return null;
  return { reason: `${faults.map(({ text }) => text).join('; ')}.`, page: 63 };
}

/** Is a mech the commander of its squadron (p.63)? */
export const isCommander = leads;

/** Declares one more squadron, begun with the first commander that is in none. */
export function declareSquadron(force: Force, { mechs }: Pick<Reckoning, 'mechs'>): Force {
  const declared = new Set(force.squadrons.flatMap((each) => each.mechs));
  const commander = mechs.find((mech) => leads(mech) && !declared.has(mech.id));
  return { ...force, squadrons: [...force.squadrons, { mechs: commander ? [commander.id] : [] }] };
}

/** Takes a whole squadron back; its mechs stay in the force. */
export const disbandSquadron = (force: Force, index: number): Force =>
  index in force.squadrons ? { ...force, squadrons: without(force.squadrons, index) } : force;

/** Puts an element into a squadron, counted from 0. */
export const addToSquadron = (force: Force, index: number, mech: string): Force =>
  changeSquadron(force, index, (mechs) => (mechs.includes(mech) ? mechs : [...mechs, mech]));

/** Takes a member out of a squadron by its place in the list, so that of two alike entries one stays. */
export const takeFromSquadron = (force: Force, index: number, member: number): Force =>
  changeSquadron(force, index, (mechs) => (member in mechs ? without(mechs, member) : mechs));

function changeSquadron(force: Force, index: number, change: (mechs: string[]) => string[]): Force {
  const squadron = force.squadrons[index];
  const mechs = squadron && change(squadron.mechs);
  if (!mechs || mechs === squadron.mechs) return force;
  return {
    ...force,
    squadrons: force.squadrons.map((each) => (each === squadron ? { ...each, mechs } : each)),
  };
}

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, at) => at !== index);

/** A transport aircraft with its room, who rides in it and who may. */
export interface TransportView {
  carrier: Carrier;
  /** Passengers as listed: one listed twice stands here twice. */
  aboard: ReckonedElement[];
  /** P aboard, each passenger once. */
  load: number;
  /** Problems as the rules say them. */
  faults: string[];
  candidates: Candidate[];
}

const transportRules = [none, eligible, capacity, twice] as const;

/** Every aircraft that has room, and whatever else a file has put passengers on. */
export function transportViews(reckoning: Reckoning): TransportView[] {
  const { force, elements, element } = reckoning;
  return elements.flatMap((each) => {
    const listed = force.transports.find(({ aircraft }) => aircraft === each.id);
    const passengers = listed?.passengers ?? [];
    const carrier = carrierOf(each, [...new Set(passengers)].map(element));
    if (!canCarry(carrier) && !listed) return [];
    const faults = faultsOn(reckoning, each.id, passengers);
    const known = new Set(faults.map(({ reason }) => reason));
    return [
      {
        carrier,
        aboard: passengers.map(element),
        load: carrier.passengers.reduce((total, { presence }) => total + presence, 0),
        faults: faults.map(({ reason }) => reason),
        candidates: canCarry(carrier)
          ? elements
              .filter((other) => other.id !== each.id && !passengers.includes(other.id))
              .map((other) => ({
                element: other,
                refusal: embarkRefusal(reckoning, each.id, other.id, known),
              }))
          : [],
      },
    ];
  });
}

/** What the rules say about one aircraft and those aboard. */
function faultsOn(reckoning: Reckoning, aircraft: string, passengers: readonly string[]) {
  return transportRules.flatMap((rule) =>
    (rule.check(reckoning) as { elements: string[] }[])
      .filter(({ elements }) =>
        elements.some((id) => (rule === twice ? passengers.includes(id) : id === aircraft)),
      )
      .map((finding) => ({
        rule: rule.id,
        reason: rule.message(finding as never, reckoning),
        page: rule.page,
      })),
  );
}

function embarkRefusal(
  reckoning: Reckoning,
  aircraft: string,
  passenger: string,
  known: ReadonlySet<string>,
): Candidate['refusal'] {
  const force = embark(reckoning.force, aircraft, passenger);
  const passengers = force.transports.find((each) => each.aircraft === aircraft)?.passengers ?? [];
  const fresh = faultsOn({ ...reckoning, force }, aircraft, passengers).find(
    ({ reason }) => !known.has(reason),
  );
  if (!fresh) return null;
  const { rule, reason, page } = fresh;
  return { reason: rule === eligible.id ? reason : `Then: ${reason}`, page };
}

/** Lets an element ride in an aircraft. */
export function embark(force: Force, aircraft: string, passenger: string): Force {
  const known = force.transports.find((each) => each.aircraft === aircraft);
  if (known?.passengers.includes(passenger)) return force;
  const after = { aircraft, passengers: [...(known?.passengers ?? []), passenger] };
  return {
    ...force,
    transports: known
      ? force.transports.map((each) => (each === known ? after : each))
      : [...force.transports, after],
  };
}

/** Takes a passenger off by its place in the list; an aircraft left empty is no longer listed. */
export function disembark(force: Force, aircraft: string, passenger: number): Force {
  const known = force.transports.find((each) => each.aircraft === aircraft);
  if (!known || !(passenger in known.passengers)) return force;
  const passengers = without(known.passengers, passenger);
  return {
    ...force,
    transports: force.transports.flatMap((each) =>
      each !== known ? [each] : passengers.length > 0 ? [{ ...each, passengers }] : [],
    ),
  };
}

/** Empties an aircraft, and takes it off the list of transports. */
export function unload(force: Force, aircraft: string): Force {
  const transports = force.transports.filter((each) => each.aircraft !== aircraft);
  return transports.length === force.transports.length ? force : { ...force, transports };
}

/** "1 squadron, 1 transport". */
export function groupsSummary({ force }: Reckoning): string {
  const squadrons = force.squadrons.length;
  const transports = force.transports.filter(({ passengers }) => passengers.length > 0).length;
  const parts = [
    ...(squadrons > 0 ? [counted(squadrons, 'squadron')] : []),
    ...(transports > 0 ? [counted(transports, 'transport')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'None';
}
