/** Rules by the part of an editor where their problems are mended; the parts mark themselves by it. */
export const mended = {
  add: ['ch/force/empty'],
  tooMany: ['pack/max-elements'],
  limit: ['ch/force/unit-limit'],
  command: ['ch/command/none'],
  /** Of a unit. */
  type: ['ch/unit/faction', 'ch/command/several', 'pack/ban'],
  models: ['ch/unit/models'],
  drones: ['ch/drone/host', 'ch/drone/number'],
  deploy: ['ch/infantry/deploy', 'ch/infantry/groups'],
  teams: ['ch/infantry/attach', 'ch/infantry/team-squads'],
} as const satisfies Record<string, readonly string[]>;
