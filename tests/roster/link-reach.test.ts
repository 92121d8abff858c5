import { describe, expect, test } from 'vitest';
import { linkReachSentence, reachOf, scanSentence } from '@/lib/roster/text/link-reach';

// Each address stands next to a public one that differs in as little as possible.
describe('a link opens', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'app.localhost',
    'LOCALHOST.',
    '127.0.0.1:3000',
    '127.255.0.3',
    '0.0.0.0:3000',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
  ])('on this machine only at %s', (host) => expect(reachOf(`http://${host}/open#r1.a`)).toBe('machine'));

  test.each([
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.1:8080',
    '192.168.1.5:3000',
    '169.254.3.4',
    '100.64.0.1',
    '[fd12::1]',
    '[fe80::1]',
    '[::ffff:192.168.1.5]',
    '[::ffff:10.0.0.1]',
    'club-laptop:3000',
    'laptop.local',
    'pi.lan',
    'muster.home.arpa',
  ])('on this network only at %s', (host) => expect(reachOf(`http://${host}/open#r1.a`)).toBe('network'));

  test.each([
    'example.org',
    'localhost.example.org',
    'mylocalhost.org',
    '126.0.0.1',
    '128.0.0.1',
    '11.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.5',
    '192.169.1.5',
    '169.253.3.4',
    '100.63.0.1',
    '100.128.0.1',
    '[2001:db8::1]',
    '[fb00::1]',
    '[fec0::1]',
    '10.example.org',
    'local.org',
  ])('everywhere at %s', (host) => expect(reachOf(`https://${host}/open#r1.a`)).toBeNull());

  test('and says so, also without an address', () => {
    expect(linkReachSentence('http://localhost/open#r1.a')).toBe('This address works on this machine only.');
    const scan = (link: string) => scanSentence(link, 'pack', 'Scan this.');
    expect(scan('https://muster.example/open#p1.a')).toBe('Scan this.');
    expect(scan('http://localhost/open#p1.a')).toBe('This code opens the pack on this machine only.');
    expect(scan('http://10.0.0.1/open#p1.a')).toBe('This code opens the pack on this network only.');
    expect(linkReachSentence('http://10.0.0.1/open#r1.a')).toBe('This address works on this network only.');
    expect(linkReachSentence('https://example.org/open#r1.a')).toBe('');
    expect(linkReachSentence('#r1.a')).toBe('');
  });
});
