/** Rules by the part of an editor where their problems are mended; the parts mark themselves by it. */
export const mended = {
  /** The unit that is added, taken out, or given command. */
  add: ['fow/force/empty'],
  command: ['fow/command/*'],
  tooMany: ['pack/max-elements'],
  /** Of a unit. */
  troop: ['fow/unit/troop'],
  values: ['fow/unit/values', 'fow/unit/armour-scale', 'fow/unit/facing', 'fow/unit/front'],
  strength: ['fow/unit/size', 'fow/unit/single'],
  onFoot: ['fow/on-foot/*'],
  weapons: ['fow/weapon/*', 'fow/mount/type'],
  /** Stands with the troop or the weapons, whichever the pack bans. */
  ban: ['pack/ban'],
  jump: ['fow/jump/type'],
  grav: ['fow/grav/type'],
  aboard: ['fow/transport/type', 'fow/transport/capacity', 'fow/transport/eligible'],
  rides: ['fow/transport/twice'],
} as const satisfies Record<string, readonly string[]>;
