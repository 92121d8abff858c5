import { expect, test } from 'vitest';
import { system } from '@/lib/systems/horizon-wars/system';

/** Every rule of the game: id, severity, page. Listed independently of the code, to check it. */
const rules = `
  hw/force/empty error 15
  hw/force/over-limit error 13
  hw/force/under-limit advice 13
  hw/force/mech-cap error 12
  hw/chq/one error 57
  hw/chq/kind error 57
  hw/chq/type error 57
  hw/chq/quota error 57
  hw/cr/no-chq error 59
  hw/cr/overspent error 59
  hw/cr/eligible error 67
  hw/cr/absent-type warning 60
  hw/cr/stat-stacking error 60
  hw/cr/unspent advice 59
  hw/mech/presence error 63
  hw/mech/stat-minimum error 60
  hw/mech/points-over error 60
  hw/mech/points-unspent warning 60
  hw/mech/weapon-limit error 61
  hw/mech/frame-limit error 62
  hw/mech/upgrade-presence error 62
  hw/mech/upgrade-repeated error 61
  hw/mech/engineer-ratio error 62
  hw/mech/squadron error 63
  hw/mech/squadron-idle warning 63
  hw/aircraft/stat-minimum error 68
  hw/aircraft/points-over error 68
  hw/aircraft/points-unspent warning 68
  hw/aircraft/upgrade-limit error 68
  hw/aircraft/upgrade-repeated error 69
  hw/aircraft/variations error 69
  hw/transport/none error 43
  hw/transport/eligible error 70
  hw/transport/capacity error 70
  hw/transport/twice error 43
  hw/era/allegiance error 109
  hw/era/burning/mech-upgrades error 100
  hw/era/burning/aircraft-upgrades error 100
  hw/era/burning/conventional-upgrades error 100
  hw/era/colonial-war/mech-upgrades error 104
  hw/era/colonial-war/mech-share error 104
  hw/era/colonial-war/aircraft-upgrades error 104
  hw/era/colonial-war/conventional-types error 104
  hw/era/maul/mechs-only error 105
  hw/era/new-colonial-age/aircraft-upgrades error 109
  hw/era/new-colonial-age/martian-aircraft error 109
  hw/battlefield/mars error 104
  hw/battlefield/high-gravity error 112
  hw/scenario/unassigned error 75
  hw/scenario/loss error 75
  hw/scenario/advance error 75
  hw/scenario/reserve error 75
  hw/scenario/aircraft error 75
  pack/era error null
  pack/battlefield error null
  pack/max-elements error null
  pack/min-points error null
  pack/most error null
  pack/ban error null
  pack/set-piece error null
`;

test('the rules include those of the book and of packs, each with the agreed severity and page', () => {
  const lines = rules.trim().split(/\s*\n\s*/);
  expect(system.rules.map(({ id, severity, page }) => `${id} ${severity} ${page}`)).toEqual(
    expect.arrayContaining(lines),
  );
});

test('the rulings are the agreed ones, with their defaults, alternatives and pages', () => {
  expect(
    system.rulings.map((each) => [each.id, each.default, each.values.map(({ value }) => value), each.page]),
  ).toEqual([
    ['mobile-infantry-presence', 1, [1, 2], 64],
    ['chq-quota-basis', 'force-cost', ['force-cost', 'limit'], 57],
    ['engineer-ratio', 'per-full-five', ['per-full-five', 'per-five-or-part'], 62],
    ['cr-stat-stacking', 'allowed', ['allowed', 'once'], 60],
    ['aircraft-upgrade-limit', 'all', ['all', 'tactical'], 68],
    ['aircraft-variations', 'one', ['one', 'any'], 69],
    ['aces-are-upgrades', 'yes', ['yes', 'no'], 61],
    ['aircraft-stat-minimum', 1, [1, 0], 68],
    ['burning-points', 'pooled', ['pooled', 'one-per-mech'], 100],
    ['adventure-share-basis', 'after-loss', ['after-loss', 'total'], 89],
  ]);
});
