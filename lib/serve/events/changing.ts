import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrganiserCommand, PlayerCommand, PublicCommand } from '@/lib/events/commands';
import {
  type Answer,
  type Checked,
  type Decision,
  decideForOrganiser,
  decideForPlayer,
  decideForPublic,
} from '@/lib/events/decide';
import type { EventState } from '@/lib/events/event';
import { conflict, EventRefusal } from '@/lib/events/refused';
import { viewOf } from '@/lib/events/view';
import { type Asking, linkKey, requireSight, requireStill } from './asking';
import { readBody } from './body';
import { type Command, readyOf } from './checked';
import { answerOf, described, tokenHeader } from './described';
import { type Base, hasToken } from './links';
import { forbidden, Problem } from './problem';
import { randomHex } from './random';
import { addressOf, entriesLimiter, limiter } from './rates';
import { changeSchemas } from './schemas';
import type { Shared } from './shared';

/** How often lists are checked again, at most, because others arrived while they were checked. */
const MAX_ATTEMPTS = 5;

const changes = { organiser: 'OrganiserChange', player: 'PlayerChange', public: 'PublicChange' } as const;

const changeRoute = (role: Base['role']) =>
  described({
    operationId: `${role}Change`,
    summary: 'Change the event',
    body: changes[role],
    answer: answerOf('EventChanged', 'It was changed, or was changed before by the same request.'),
    ...(role === 'public' ? {} : { more: tokenHeader }),
  });

/** Changes of an event: one command a request. */
export async function changing(
  app: FastifyInstance,
  { store, work, rates, role }: Shared & { role: Base['role'] },
): Promise<void> {
  const rate = {
    organiser: limiter(app, rates.organiser, { keyOf: linkKey }),
    player: limiter(app, rates.player, { keyOf: linkKey }),
    public: entriesLimiter(app, rates.entries, idOf),
  }[role];

  const onRequest = async (request: FastifyRequest) => {
    const { secret, base } = request.asking;
    requireSight(request.asking);
    if (base.role !== 'public' && !hasToken(request.headers['x-muster-token'], secret ?? ''))
      throw forbidden('The request does not have the token of this link. Reload the page.');
    await rate.count(request);
  };

  app.post('/', { onRequest, schema: changeRoute(role) }, async (request): Promise<Answer> => {
    const { asking } = request;
    const id = idOf(request);
    const bytes = request.body as Uint8Array;
    const { key, revision, command } = readBody(bytes, changeSchemas[role]);
    const { asker } = asking;
    const repeat = {
      who: asker.role === 'player' ? `player ${asker.id}` : asking.base.role,
      key,
      request: hash('sha256', bytes),
    };
    const how = { store, work, client: addressOf(request), bytes: bytes.length };
    let { state } = asking;
    for (let attempt = 1; ; attempt++) {
      const ready = await readyOf(command, state, how);
      try {
        return await store.change(
          id,
          (newest, now) => {
            requireStill(newest, asking);
            if (!ready.isFor(newest)) throw new Stale();
            return decide(newest, asking, { revision, command: ready.command }, now, ready.checked);
          },
          repeat,
        );
      } catch (error) {
        if (!(error instanceof EventRefusal || error instanceof Stale)) throw error;
        state = (await store.state(id)) ?? state;
        if (error instanceof EventRefusal) throw withView(error, state, asking);
        if (attempt === MAX_ATTEMPTS) conflict('Other lists arrived in the meantime; try again.');
      }
    }
  });
}

/** What was checked is not what there is any more. */
class Stale extends Error {}

const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

function decide(
  state: EventState,
  { asker }: Asking,
  { revision, command }: { revision: number; command: Command },
  now: number,
  checked: Checked,
): Decision {
  const context = { now, random: randomHex };
  // Which commands a role may ask for is said by the schema that they were read by.
  if (asker.role === 'organiser')
    return decideForOrganiser(state, { revision, command: command as OrganiserCommand }, context, checked);
  if (asker.role === 'player')
    return decideForPlayer(
      state,
      { revision, command: command as PlayerCommand },
      { ...context, id: asker.id },
      checked,
    );
  return decideForPublic(state, { command: command as PublicCommand }, context);
}

/** With what there is now, if the request was made on an older revision. */
const withView = (error: EventRefusal, state: EventState, { asker }: Asking): Error =>
  error.kind === 'outdated'
    ? new Problem(409, 'outdated', error.message, { view: viewOf(state, asker, Date.now()) })
    : error;
