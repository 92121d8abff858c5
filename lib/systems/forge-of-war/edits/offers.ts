import { bannedBy, type Offer, type OfferGroup } from '@/lib/roster/offer';
import { statEntries, valueText } from '@/lib/roster/shown/displayed-stat';
import { counted } from '@/lib/roster/text/words';
import { trainingOf, unitTypeOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { armoury, type EvaluatedUnit, evaluateUnit } from '../evaluate/evaluate-units';
import { unitStats } from '../fields';
import type { CustomWeapon, Force, StoredTroop } from '../force';
import { symbolOfType } from '../paper/symbol';
import { fieldedTypes, usesOf } from '../rules/pack';
import {
  addUnit,
  blankDrafts,
  type Draft,
  draftOf,
  isFull,
  newUnitId,
  troopGroups,
  vehicleDrafts,
} from './edit';
import { addStoredTroop } from './edit-weapons';

/** What an offer shows: the unit as it would be, and the troop of the library that it is. */
export interface Subject {
  unit: EvaluatedUnit;
  stored?: StoredItem;
}

/** A troop of the player's library. */
interface StoredItem {
  id: string;
  value: StoredTroop;
}

/** The stats that an offer shows. */
export const offeredStats = ['cv', 'sv', 'fv', 'av', 'w', 'move', 'figures'] as const;

export type UnitOffer = Offer<Force, Subject>;

/** The generic troops and the blank units, by tab. */
export function offersOf(
  evaluation: Evaluation,
): { id: string; label: string; groups: OfferGroup<Force, Subject>[] }[] {
  // A blank unit is unfinished, so its editor opens immediately.
  const blanksOf = (blanks: typeof blankDrafts) =>
    blanks.map(({ id, name, about, draft }) => ({
      ...offerOf(id, name, about, draft, evaluation),
      unfinished: true,
    }));
  return [
    ...troopGroups.map(({ id, title, troops }) => {
      const offers = troops.map((troop) => ({
        ...offerOf(troop.id, troop.name, troop.about, draftOf(troop), evaluation),
        fielded: evaluation.units.filter(({ source }) => source.troop === troop.id),
      }));
      return {
        id,
        label: title,
        groups: [{ offers: id === 'vehicle' ? [...blanksOf(vehicleDrafts), ...offers] : offers }],
      };
    }),
    { id: 'blank', label: 'Blank', groups: [{ offers: blanksOf(blankDrafts) }] },
  ];
}

/** The player's troops stored in this browser, to add to any force. */
export const storedOffers = (stored: readonly StoredItem[], evaluation: Evaluation): UnitOffer[] =>
  stored.map((item) => {
    const { id, value } = item;
    const { length } = value.weapons;
    const about = length > 0 ? `with ${counted(length, 'weapon')} of its own` : 'Saved in this browser';
    const offer = offerOf(id, id, about, value.unit, evaluation, value.weapons);
    return {
      ...offer,
      subject: { ...offer.subject, stored: item },
      add: (force) => addStoredTroop(force, value, newUnitId(force)),
    };
  });

function offerOf(
  id: string,
  name: string,
  about: string,
  draft: Draft,
  evaluation: Evaluation,
  weapons: readonly CustomWeapon[] = [],
): UnitOffer {
  const { rulings, pack, force } = evaluation;
  const evaluated = evaluateUnit(
    { ...draft, id: '', passengers: [] },
    name,
    armoury(weapons, rulings),
    rulings,
  );
  const unit = { ...evaluated, aboard: [], load: 0, rides: [] };
  return {
    id,
    name,
    what: name,
    terms: [
      unitTypeOf(draft.type).name,
      trainingOf(draft.training).name,
      about,
      ...statEntries(unitStats, [...offeredStats]).flatMap(([, { letter, show }]) => {
        const { value } = show(unit);
        return value === '' ? [] : [`${letter}${valueText(value)}`];
      }),
      ...unit.weapons.map(({ weapon }) => weapon?.name ?? ''),
    ],
    symbol: symbolOfType(unit.source),
    about,
    banned: bannedBy(pack, usesOf(unit), unit.troop?.id, fieldedTypes(evaluation)),
    disabled: isFull(force),
    subject: { unit },
    add: (now) => addUnit(now, draft, newUnitId(now)),
  };
}
