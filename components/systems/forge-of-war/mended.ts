/** Rules by the part of an editor where their problems are mended; the parts mark themselves by it. */
export const mended = {
  /** The unit that is added, taken out, or given command. */
  add: ['fow/force/empty'],
  command: ['fow/command/*'],
  /** The weapons that a force has none of. */
  arms: ['fow/weapon/none'],
  tooMany: ['pack/max-elements'],
  /** Of a unit. */
  troop: ['fow/unit/troop'],
  values: ['fow/unit/values', 'fow/unit/armour-scale', 'fow/unit/facing'],
  front: ['fow/unit/front'],
  strength: ['fow/unit/size', 'fow/unit/single'],
  onFoot: ['fow/on-foot/*'],
  weapons: [
    'fow/weapon/unknown',
    'fow/weapon/count',
    'fow/weapon/crew',
    'fow/weapon/own',
    'fow/weapon/indirect',
  ],
  mount: ['fow/mount/type'],
  /** Stands with the troop or the weapons, whichever the pack bans. */
  ban: ['pack/ban'],
  jump: ['fow/jump/type'],
  grav: ['fow/grav/type'],
  transport: ['fow/transport/type'],
  aboard: ['fow/transport/capacity', 'fow/transport/eligible'],
  rides: ['fow/transport/twice'],
} as const satisfies Record<string, readonly string[]>;
