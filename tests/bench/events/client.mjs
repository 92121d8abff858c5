import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

// Requests to a server of events, as the pages of organisers and players make them.

/** The key of the servers that are measured, for making events. */
export const SERVER_KEY = 'the key of the measured servers';

/** The address of a hall, which the devices of all players in it share. */
export const HALL = '127.0.1.1';

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The secret of somebody's link, always the same for a name, and its hash. */
const secretOf = (name) => createHash('sha256').update(name).digest('base64url');
export const linkOf = (name) => hashOf(secretOf(name));

export const playerOf = (number) => `player-${number}`;

/**
 * Keeps connections alive from an address of this machine (all of 127.0.0.0/8 are on Linux). A server counts the
 * requests of an address.
 */
export const connectionsFrom = (localAddress) => new Agent({ keepAlive: true, localAddress });

/**
 * Asks a server on this machine.
 * @returns its status, its answer, parsed if it is JSON, the answer's size in bytes, and the milliseconds until the
 * first byte and until the end of the answer
 */
export function ask({ port, agent }, path, { body, headers = {} } = {}) {
  const start = performance.now();
  const options = { host: '127.0.0.1', port, path, agent };
  if (body === undefined) Object.assign(options, { headers });
  else {
    const own = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    Object.assign(options, { method: 'POST', headers: { ...headers, ...own } });
  }
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const first = performance.now() - start;
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const ms = performance.now() - start;
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        const json = isJson ? JSON.parse(bytes.toString()) : null;
        resolve({ status: response.statusCode, json, bytes: bytes.length, first, ms });
      });
    });
    asked.on('error', reject).end(body);
  });
}

/** Throws unless a request was answered as it should be. */
export function well(answer) {
  if (answer.status < 300) return answer.json;
  throw new Error(`a request was answered with ${answer.status}: ${answer.json?.detail ?? ''}`);
}

let keys = 0;

/** An idempotency key. */
const newKey = () => `bench-${process.pid}-${++keys}`;

/** Somebody's page of an event, with the link in a cookie. */
export class Page {
  token = '';
  /** The newest revision of what is changed by the page, such as its player. */
  revision = 0;

  constructor(server, event, path, name) {
    this.server = server;
    this.event = event;
    this.base = `/api/events/${event}/${path}`;
    this.secret = secretOf(name);
    this.cookie = `muster-link=${this.secret}`;
  }

  static organiser = (server, event) => new Page(server, event, 'organiser', `organiser of ${event}`);
  static player = (server, event, number) =>
    Object.assign(new Page(server, event, `players/${playerOf(number)}`, playerOf(number)), { number });

  /** Exchanges the link for the token. */
  async open() {
    const body = JSON.stringify({ secret: this.secret });
    this.token = well(await ask(this.server, `/api/events/${this.event}/session`, { body })).token;
    return this;
  }

  read(path = '') {
    return ask(this.server, this.base + path, { headers: { Cookie: this.cookie } });
  }

  post(command, { key = newKey(), revision = this.revision } = {}) {
    const body = JSON.stringify({ key, revision, command });
    const headers = { Cookie: this.cookie, 'X-Muster-Token': this.token };
    return ask(this.server, this.base, { body, headers });
  }

  /** Sends a list as the page's player; what is newer on the server is noted. */
  async send(roster, key) {
    const answer = await this.post({ act: 'send', roster }, { key });
    const { status, json } = answer;
    if (status === 200) this.revision = json.revision;
    else if (json?.kind === 'outdated')
      this.revision = json.view.players.find(({ id }) => id === playerOf(this.number)).revision;
    return answer;
  }

  /** Changes the event itself, as its organiser. */
  async change(command) {
    const { view } = well(await this.read());
    return well(await this.post(command, { revision: view.changed }));
  }

  step(to) {
    return this.change({ act: 'step', to });
  }
}
