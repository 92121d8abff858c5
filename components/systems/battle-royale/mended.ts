/** Rules by the part of an editor where their problems are mended; the parts mark themselves by it. */
export const mended = {
  stats: ['br/mech/points-over', 'br/mech/points-unspent', 'hw/mech/stat-minimum'],
  /** At each group of upgrades that has a limit. */
  limits: ['hw/mech/weapon-limit', 'hw/mech/frame-limit'],
  /** At each upgrade that breaks one; at all of them where it is none by itself. */
  upgrades: ['hw/mech/upgrade-presence', 'hw/mech/upgrade-repeated', 'br/upgrade/command', 'pack/ban'],
  /** At each custom upgrade that breaks it. */
  custom: ['br/upgrade/exclusive'],
  /** At what does nothing without something else. */
  needs: ['br/upgrade/needs'],
} as const satisfies Record<string, readonly string[]>;
