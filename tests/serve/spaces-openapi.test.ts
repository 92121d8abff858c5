import Ajv from 'ajv/dist/2020.js';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemSchema } from '@/lib/serve/answer-schemas';
import { openApi } from '@/lib/serve/openapi';
import {
  changesSchema,
  recordsSchema,
  resultsSchema,
  spaceSchema,
  writtenSchema,
} from '@/lib/serve/spaces/schemas';
import { spaces } from '@/lib/serve/spaces/spaces';
import { openStores } from '@/lib/store/store';
import { storesOf } from '../store/stores';
import { type Answered, Device, entry, spaceServer } from './space-server';

const { place } = storesOf('sqlite');
let stores: Awaited<ReturnType<typeof openStores>>;
beforeAll(async () => {
  stores = await openStores(place().options);
});
afterAll(() => stores.events.close());

test('the document has every route of spaces, and no other, each for those with the token', async () => {
  const server = fastify();
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
  await server.register(spaces, { store: stores.spaces, prefix: '/api/spaces' });
  const { paths } = (await openApi()) as { paths: Record<string, Record<string, object>> };
  const documented = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/spaces'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        expect(operation).toMatchObject({ security: [{ Space: [] }], operationId: expect.any(String) });
        return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      }),
    );
  const served = routes.filter((route) => !/^HEAD|\*$/.test(route));
  expect(documented.sort()).toEqual(served.sort());
  await server.close();
});

test('answers have the published schemas, without a field that these do not have', async () => {
  const closed = (schema: z.ZodMiniType) => {
    const validate = new Ajv({ strict: false }).compile(z.toJSONSchema(schema, { io: 'output' }));
    return ({ json }: Pick<Answered, 'json'>) =>
      expect(validate(json), `${JSON.stringify(validate.errors)} ${JSON.stringify(json)}`).toBe(true);
  };
  const app = await spaceServer(stores.spaces);
  const one = new Device(app, 'one');
  closed(spaceSchema)(await one.make());
  closed(writtenSchema)(await one.put('a', null, 'a1'));
  for (const name of ['a', 'b']) closed(problemSchema)(await one.put(name, '7', 'x'));
  const records = [
    entry('a', '1', null),
    entry('b', '1', 'x'),
    entry('c', null, 'x'),
    entry('a2', '9', null),
  ];
  closed(recordsSchema)({ json: { records } });
  const large = { ...entry('d', null, 'x'), data: 'A'.repeat(800_000) };
  closed(resultsSchema)(await one.batch([...records, large]));
  const changes = await one.changes();
  expect(changes.json.records).toHaveLength(2);
  closed(changesSchema)(changes);
  await app.close();
});
