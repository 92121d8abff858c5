import { emptyRule, forceFinding, idsOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { rule } from './rule';

export const empty = emptyRule('fow/force/empty', 'unit');

/** A finding about commanders of the force. */
const inCommand = (units: readonly EvaluatedUnit[]) => ({
  elements: idsOf(units),
  path: ['command'],
  facts: { labels: units.map(({ label }) => label) },
});

export const noCommand = rule({
  id: 'fow/command/none',
  severity: 'advice',
  page: '4.1',
  title: 'A force has a leader, a command squad or a force commander',
  breach: 'No leader, command squad or force commander',
  check: ({ commanders }) => (commanders.length > 0 ? [] : [forceFinding(['command'], {})]),
  message: () => 'The force has no leader, command squad or force commander to steady it',
});

export const severalCommanders = rule({
  id: 'fow/command/several',
  severity: 'warning',
  page: '4.1',
  title: 'A force has one force commander',
  breach: 'Several force commanders',
  check: ({ commanders }) => {
    const highest = commanders.filter(({ source }) => source.role === 'force-commander');
    return highest.length < 2 ? [] : [inCommand(highest)];
  },
  message: ({ labels }) => `${labels.length} units are force commander: ${inList(labels)}; a force has one`,
});

export const commandSquad = rule({
  id: 'fow/command/squad',
  severity: 'advice',
  page: '4.1',
  title: 'A command squad is that of a force commander',
  breach: 'Command squad without a force commander',
  check: ({ commanders }) => {
    const squads = commanders.filter(({ source }) => source.role === 'command-squad');
    return squads.length === 0 || commanders.some(({ source }) => source.role === 'force-commander')
      ? []
      : [inCommand(squads)];
  },
  message: ({ labels }) =>
    `${inList(labels)} ${labels.length === 1 ? 'is a command squad' : 'are command squads'}, and there is no force commander`,
});
