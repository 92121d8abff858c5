import { type EventPlace, eventAddress } from '../client/places';

/** The name in the query of the address that asks for the page for a projector. */
export const SCREEN = 'screen';

/** The address of the page of an event for a projector. */
export const screenAddress = ({ server, event }: EventPlace): string =>
  `${eventAddress({ server, event, as: 'public' })}&${SCREEN}=1`;
