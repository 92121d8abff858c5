/** Rules by the part of an editor where their problems are mended; the parts mark themselves by it. */
export const mended = {
  add: ['hw/force/empty'],
  tooMany: ['pack/max-elements'],
  limit: ['hw/force/over-limit', 'hw/force/under-limit'],
  mechCap: ['hw/force/mech-cap'],
  /** Mechs, or aircraft, of which the era takes fewer. */
  share: ['hw/era/colonial-war/mech-share', 'hw/era/new-colonial-age/martian-aircraft'],
  era: ['pack/era'],
  allegiance: ['hw/era/allegiance'],
  battlefield: ['pack/battlefield'],
  /** Of command resources. */
  leader: ['hw/cr/no-chq'],
  spent: ['hw/cr/overspent', 'hw/cr/unspent'],
  absent: ['hw/cr/absent-type'],
  raises: ['hw/cr/stat-stacking'],
  tactical: ['hw/cr/eligible', 'hw/era/burning/conventional-upgrades'],
  /** Of squadrons and transports. */
  squadron: ['hw/mech/squadron'],
  declare: ['hw/mech/squadron-idle'],
  transport: ['hw/transport/none', 'hw/transport/eligible', 'hw/transport/capacity'],
  twice: ['hw/transport/twice'],
  /** Of the scenario. */
  scenario: ['pack/set-piece'],
  parts: ['hw/scenario/loss', 'hw/scenario/advance', 'hw/scenario/reserve'],
  place: ['hw/scenario/unassigned', 'hw/scenario/aircraft'],
  /** Of an element. */
  chq: ['hw/chq/*'],
  presence: ['hw/mech/presence'],
  stats: [
    'hw/mech/stat-minimum',
    'hw/mech/points-over',
    'hw/mech/points-unspent',
    'hw/aircraft/stat-minimum',
    'hw/aircraft/points-over',
    'hw/aircraft/points-unspent',
  ],
  /** With the stats of what is designed, with the command resources of what is not. */
  mars: ['hw/battlefield/mars'],
  limits: ['hw/mech/weapon-limit', 'hw/mech/frame-limit', 'hw/aircraft/upgrade-limit'],
  /** At each upgrade that breaks one; at all of them where it is none by itself. */
  upgrades: [
    'hw/mech/upgrade-presence',
    'hw/mech/upgrade-repeated',
    'hw/mech/engineer-ratio',
    'hw/aircraft/upgrade-repeated',
    'hw/aircraft/variations',
    'hw/era/burning/mech-upgrades',
    'hw/era/burning/aircraft-upgrades',
    'hw/era/colonial-war/mech-upgrades',
    'hw/era/colonial-war/aircraft-upgrades',
    'hw/era/new-colonial-age/aircraft-upgrades',
    'hw/battlefield/high-gravity',
  ],
  /** With the upgrade or the type, whichever the pack bans. */
  ban: ['pack/ban'],
  kind: ['hw/era/maul/mechs-only', 'hw/era/colonial-war/conventional-types'],
} as const satisfies Record<string, readonly string[]>;
