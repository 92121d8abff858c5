/** What a request is made on. */
export type Basis = 'event' | 'player' | 'round' | 'last round' | 'pairing' | 'nothing';

/** What each act is made on: its newest revision is that of the request. */
export const basisOf = {
  settings: 'event',
  step: 'event',
  look: 'event',
  link: 'event',
  'withdraw-link': 'event',
  enter: 'nothing',
  invite: 'nothing',
  edit: 'player',
  'edit-player': 'player',
  'renew-link': 'player',
  drop: 'player',
  unlock: 'player',
  'check-in': 'player',
  note: 'player',
  send: 'player',
  pair: 'last round',
  'withdraw-round': 'round',
  begin: 'round',
  clock: 'round',
  result: 'pairing',
  report: 'pairing',
} as const satisfies Record<string, Basis>;

/** Where the view has the revision that a request takes, for a sentence. */
export const basisWords: Readonly<Record<Basis, string>> = {
  event: 'that of the event, “changed” in the view',
  player: 'that of the player, “players[].revision” in the view',
  round: 'that of the round, “rounds[].revision” in the view',
  'last round': 'that of the last round, “rounds[].revision” in the view, or 0 before the first',
  pairing: 'that of the pairing, “rounds[].pairings[].revision” in the view',
  nothing: 'any, such as 0: it is not looked at',
};
