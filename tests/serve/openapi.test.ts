import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import { beforeAll, describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema, fixAnswerSchema } from '@/lib/node/schema';
import { problemSchema } from '@/lib/serve/answer-schemas';
import { openApi } from '@/lib/serve/openapi';
import { check, fixBody } from '@/lib/serve/thread';
import { loadSystem, systems } from '@/lib/systems/registry';
import { badRosters, goodRoster } from '../check/bad-rosters';
import { test } from './servers';

interface Operation {
  operationId: string;
  requestBody?: {
    content: Record<string, { schema: { $ref: string }; examples?: Record<string, { value: unknown }> }>;
  };
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Compiles an answer's schema so that fields which it does not have are refused. */
const closed = (schema: z.ZodMiniType) =>
  new Ajv({ strict: false }).compile(z.toJSONSchema(schema, { io: 'output' }));

describe('the schema of an answer has every field of', () => {
  const validate = closed(answerSchema);
  const validateFixes = closed(fixAnswerSchema);
  const validateProblem = closed(problemSchema);

  test.each(systems.map(({ id }) => id))('verdicts and fixes of the samples of %s', async (id) => {
    const samples = (await (await loadSystem(id))?.samples()) ?? [];
    let fixes = 0;
    for (const { roster } of samples) {
      const { text } = await check(bytes(roster));
      expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
      const fixed = JSON.parse((await fixBody(bytes(roster), { seconds: 20, most: 2 })).text);
      expect(validateFixes(fixed), JSON.stringify(validateFixes.errors)).toBe(true);
      fixes += fixed.fixes.length;
    }
    expect(fixes).toBeGreaterThan(0);
  });

  test('rosters that cannot be read', async () => {
    for (const [what, , , damage] of badRosters) {
      const roster = goodRoster();
      damage(roster);
      const { status, text } = await check(bytes(roster));
      expect([what, status, validateProblem(JSON.parse(text))]).toEqual([what, 400, true]);
      const fixed = JSON.parse((await fixBody(bytes(roster), { seconds: 1, most: 1 })).text);
      expect(validateProblem(fixed)).toBe(true);
    }
  });
});

describe('the description of the endpoints', () => {
  let document: { paths: Record<string, Record<string, unknown>> };
  beforeAll(async () => {
    document = JSON.parse(JSON.stringify(await openApi()));
  });

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('is valid by the rules of Redocly, and says groups, servers and rights', async () => {
    const config = await createConfig({
      rules: {
        struct: 'error',
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
        'no-unresolved-refs': 'error',
        'no-identical-paths': 'error',
        'no-ambiguous-paths': 'error',
        'no-server-trailing-slash': 'off',
        'operation-operationId-unique': 'error',
        'operation-summary': 'error',
        'operation-singular-tag': 'error',
        'operation-tag-defined': 'error',
        'operation-4xx-response': 'off',
        'path-parameters-defined': 'error',
        'security-defined': 'error',
        'no-unused-components': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    expect(document).toMatchObject({ servers: [{ url: '/' }] });
  });

  test('has an example of each request, which its schema accepts', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema({ $id: 'https://muster.example/', ...document });
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as Operation[];
    let examples = 0;
    for (const { operationId, requestBody } of all)
      for (const { schema, examples: some } of Object.values(requestBody?.content ?? {})) {
        const validate = ajv.getSchema(`https://muster.example/${schema.$ref}`);
        expect(Object.keys(some ?? {}), operationId).not.toEqual([]);
        for (const { value } of Object.values(some ?? {})) {
          expect([operationId, validate?.(value), validate?.errors]).toEqual([operationId, true, null]);
          examples++;
        }
      }
    expect(examples).toBeGreaterThan(9);
  });

  test('has every route of the server and its method', async ({ serve }) => {
    const { port } = await serve({ pages: (_, response) => response.writeHead(404).end() });
    // Those of events and spaces have tests of their own.
    const paths = Object.entries(document.paths).filter(
      ([route]) => !/^\/api\/(?:events|spaces)/.test(route),
    );
    for (const [route, methods] of paths) {
      const allowed = await fetch(`http://127.0.0.1:${port}${route}`, { method: 'DELETE' });
      const method = Object.keys(methods).join();
      if (method === 'post')
        expect([allowed.status, allowed.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      else expect((await fetch(`http://127.0.0.1:${port}${route}`)).status).toBe(200);
    }
    expect(paths.map(([route]) => route)).toEqual(['/api/check', '/api/fix', '/healthz']);
  });
});
