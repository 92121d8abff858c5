import type { Settings } from '@/lib/events/event';

type Choices<Field extends keyof Settings> = readonly { value: Settings[Field] & string; label: string }[];

export const entryChoices: Choices<'entry'> = [
  { value: 'public', label: 'By the public link' },
  { value: 'invitation', label: 'By invitation' },
];

export const illegalChoices: Choices<'illegal'> = [
  { value: 'marked', label: 'Accepted and marked' },
  { value: 'refused', label: 'Refused' },
];

export const shownChoices: Choices<'shown'> = [
  { value: 'everyone', label: 'To everyone' },
  { value: 'opponent', label: 'To the opponent' },
];

export const pairingChoices: Choices<'pairing'> = [
  { value: 'swiss', label: 'Swiss' },
  { value: 'round-robin', label: 'Round robin' },
  { value: 'by-hand', label: 'By hand' },
];

export const pairingHelp: Record<Settings['pairing'], string> = {
  swiss: 'Players with equal or similar points meet; no two meet twice if that can be avoided.',
  'round-robin': 'Everyone meets everyone; for at most 8 players.',
  'by-hand': 'You choose the tables of every round.',
};
