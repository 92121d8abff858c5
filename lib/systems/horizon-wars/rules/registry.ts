import type { AnyRule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import * as aircraft from './aircraft';
import * as battlefield from './battlefield';
import * as chq from './chq';
import * as command from './command';
import * as era from './era';
import * as force from './force';
import * as mech from './mech';
import * as pack from './pack';
import * as scenario from './scenario';
import * as squadron from './squadron';
import * as transport from './transport';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Evaluation>[] = [
  pack.packEra,
  pack.packBattlefield,
  pack.packMinPoints,
  pack.packMaxElements,
  pack.packMost,
  pack.packBan,
  pack.packSetPiece,
  force.empty,
  force.overLimit,
  force.underLimit,
  force.mechCap,
  chq.one,
  chq.kind,
  chq.type,
  chq.quota,
  command.noChq,
  command.overspent,
  command.eligible,
  command.absentType,
  command.statStacking,
  command.unspent,
  mech.presence,
  mech.statMinimum,
  mech.pointsOver,
  mech.pointsUnspent,
  mech.weaponLimit,
  mech.frameLimit,
  mech.upgradePresence,
  mech.upgradeRepeated,
  mech.engineerRatio,
  squadron.squadron,
  squadron.squadronIdle,
  aircraft.statMinimum,
  aircraft.pointsOver,
  aircraft.pointsUnspent,
  aircraft.upgradeLimit,
  aircraft.upgradeRepeated,
  aircraft.variations,
  transport.none,
  transport.eligible,
  transport.capacity,
  transport.twice,
  era.allegiance,
  era.burningMechUpgrades,
  era.burningAircraftUpgrades,
  era.burningConventionalUpgrades,
  era.colonialWarMechUpgrades,
  era.colonialWarMechShare,
  era.colonialWarAircraftUpgrades,
  era.colonialWarConventionalTypes,
  era.maulMechsOnly,
  era.newColonialAgeAircraftUpgrades,
  era.newColonialAgeMartianAircraft,
  battlefield.mars,
  battlefield.highGravity,
  scenario.unassigned,
  scenario.loss,
  scenario.advance,
  scenario.reserve,
  scenario.aircraft,
];
