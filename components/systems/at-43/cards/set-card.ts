import type { Card } from '@/lib/systems/at-43/card';

/** Sets fields of the card that is edited. */
export type SetCard = (fields: Partial<Card>) => void;
