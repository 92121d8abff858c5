'use client';

import { useSyncExternalStore } from 'react';
import { findEvents, knowsEvents } from './known-events';
import { NavLink } from './nav-link';

/** The link to events, where the site has a server for them or this browser has opened one. */
export const EventsLink = () =>
  useSyncExternalStore(findEvents, knowsEvents, () => false) && <NavLink href="/event">Events</NavLink>;
