import { loadSystem, systems } from '@/lib/systems/registry';

/** Examples of the bodies of requests, by the names of their schemas in the OpenAPI document. */
export async function requestExamples(): Promise<Record<string, Record<string, { value: unknown }>>> {
  const [game] = systems;
  const system = game ? await loadSystem(game.id) : null;
  const roster = (await system?.samples())?.[0]?.roster;
  const pack = { musterPack: 1, name: 'Calais Open', system: system?.id, limit: 12 };
  const settings = {
    name: 'Calais Open',
    system: system?.id,
    pack,
    deadline: DEADLINE,
    zone: 'Europe/Paris',
  };
  const change = (command: object) => ({ key: 'a1b2c3d4-0001', revision: 3, command });
  return {
    Request: { roster: { value: roster }, withPack: { value: { roster, pack } } },
    Lines: { withPack: { value: `${JSON.stringify({ pack })}\n${JSON.stringify(roster)}\n` } },
    EventToMake: { event: { value: { serverKey: '', id: 'calais-open-2026', settings, organiser: HASH } } },
    EventToImport: { file: { value: { serverKey: '', file: { musterEvent: 1, id: 'calais-open-2026' } } } },
    SealedRecord: { sealed: { value: 'the bytes' } },
    SpaceRecords: {
      change: {
        value: {
          records: [
            { id: 'Zm9yLWEtcm9zdGVy', ifMatch: null, data: 'dGhlIGJ5dGVz' },
            { id: 'Zm9yLWFub3RoZXIx', ifMatch: '3', data: null },
          ],
        },
      },
    },
    EventLink: { link: { value: { secret: 'x'.repeat(43) } } },
    OrganiserChange: { open: { value: change({ act: 'step', to: 'open' }) } },
    PlayerChange: { send: { value: change({ act: 'send', roster }) } },
    PublicChange: {
      enter: { value: change({ act: 'enter', player: 'ann-0001', name: 'Ann', team: '', link: HASH }) },
    },
  };
}

/** The hash of the secret of a link, which its owner keeps. */
const HASH = '5f'.repeat(32);

const DEADLINE = Date.UTC(2026, 10, 28, 18);
