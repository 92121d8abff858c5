import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { clientOf } from '@/lib/serve/admission';
import { createApp } from '@/lib/serve/app';
import { ownWork } from './servers';

describe('the address of a client', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, counted) => {
    expect(clientOf(address)).toBe(counted);
  });

  test.each([
    [1, '198.51.100.1, 203.0.113.1', '203.0.113.1'],
    [2, '198.51.100.1,203.0.113.1 , 10.0.0.1', '203.0.113.1'],
    [1, '203.0.113.1:4711', '203.0.113.1'],
    [1, '[2001:db8::1]:4711', '2001:db8:0:0'],
    [1, '', '192.0.2.1'],
    [1, undefined, '192.0.2.1'],
    [3, '203.0.113.1', '203.0.113.1'],
  ])('with %i proxies and X-Forwarded-For "%s" is %s', async (proxies, forwarded, counted) => {
    const pages = async (each: FastifyInstance) => {
      each.get('/', async ({ ip }) => clientOf(ip));
    };
    const app = await createApp({ work: ownWork, pages, proxies });
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    const { body } = await app.inject({ url: '/', headers, remoteAddress: '192.0.2.1' });
    expect(body).toBe(counted);
  });
});
