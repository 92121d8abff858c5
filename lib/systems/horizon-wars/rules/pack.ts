import { PACK_PAGE } from '@/lib/roster/pack';
import { counted, inList } from '@/lib/roster/words';
import { battle, battleSize, condition, era } from '../catalogue';
import { usesOf } from '../uses';
import { culprit, rule, wholeForce } from './rule';

export const packEra = rule({
  id: 'pack/era',
  severity: 'error',
  page: PACK_PAGE,
  title: "The force's era is one of the pack's",
  check: ({ force, pack }) =>
    !pack || pack.eras.length === 0 || pack.eras.includes(force.era)
      ? []
      : [wholeForce({ era: force.era, eras: pack.eras, pack: pack.name })],
  message: ({ era: id, eras, pack }) =>
    `The era is ${era(id).name}; ${pack} allows ${inList(eras.map((each) => era(each).name))}.`,
});

const conditionNames = (ids: readonly string[]) =>
  ids.length === 0 ? 'none' : inList(ids.map((id) => condition(id).name));

export const packBattlefield = rule({
  id: 'pack/battlefield',
  severity: 'error',
  page: PACK_PAGE,
  title: "The battlefield conditions are the pack's",
  check: ({ force, pack }) => {
    if (!pack?.battlefield) return [];
    const [has, asked] = [new Set(force.battlefield), new Set(pack.battlefield)];
    const same = has.size === asked.size && [...has].every((id) => asked.has(id));
    return same ? [] : [wholeForce({ has: [...has], asked: [...asked], pack: pack.name })];
  },
  message: ({ has, asked, pack }) =>
    `The battlefield conditions are: ${conditionNames(has)}; ${pack} has: ${conditionNames(asked)}.`,
});

export const packMaxElements = rule({
  id: 'pack/max-elements',
  severity: 'error',
  page: PACK_PAGE,
  title: 'The force has no more elements than the pack allows',
  check: ({ elements, pack }) =>
    pack?.maxElements !== undefined && elements.length > pack.maxElements
      ? [wholeForce({ count: elements.length, most: pack.maxElements, pack: pack.name })]
      : [],
  message: ({ count, most, pack }) => `The force has ${counted(count, 'element')}; ${pack} allows ${most}.`,
});

export const packBan = rule({
  id: 'pack/ban',
  severity: 'error',
  page: PACK_PAGE,
  title: 'No element uses a type or an upgrade that the pack bans',
  check: ({ elements, pack }) =>
    pack === null
      ? []
      : elements.flatMap((element) => {
          const banned = usesOf(element).filter(({ what, id }) => pack.bans[what].includes(id));
          const names = [...new Set(banned.map(({ name }) => name))];
          return names.length > 0 ? [culprit(element, { names, pack: pack.name })] : [];
        }),
  message: ({ label, names, pack }) => `${label} uses ${inList(names)}, which ${pack} bans.`,
});

export const packSetPiece = rule({
  id: 'pack/set-piece',
  severity: 'error',
  page: PACK_PAGE,
  title: "The scenario is the pack's set-piece battle, at its size",
  check: ({ force: { scenario }, pack }) => {
    if (!pack?.setPiece) return [];
    const same =
      scenario?.kind === 'set-piece' &&
      scenario.battle === pack.setPiece.battle &&
      scenario.size === pack.setPiece.size;
    return same ? [] : [wholeForce({ asked: pack.setPiece, pack: pack.name })];
  },
  message: ({ asked, pack }) =>
    `${pack} plays ${battle(asked.battle).name} at ${battleSize(asked.size).name}; the roster's scenario is another.`,
});
