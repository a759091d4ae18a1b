import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { LINGER } from '../limits.js';
import { cutOff, streamOf } from './cut-off.js';
import { isHttp2 } from './request-head.js';

/** Limits of all connections together; sizes in bytes, times in milliseconds. */
export interface ConnectionsLimits {
  /** Maximum of connections. A quarter of them may be unauthenticated. */
  readonly most: number;
  /** How long a written response may stay unread, besides its transfer time. */
  readonly patience: number;
}

/** The cost of one open request besides its response: an HTTP/2 stream, its head, our objects. */
const REQUEST_COST = 8 * 1024;
/** Budgets of open requests and unread responses: of unauthenticated clients, and of all. */
const STRANGERS_BUDGET = 16 * 1024 * 1024;
const WHOLE_BUDGET = 256 * 1024 * 1024;
/** Shares of the connections for unauthenticated clients, and of these for one address. */
const STRANGERS_SHARE = 4;
const ADDRESS_SHARE = 2;
/** The minimum rate of a client that reads, in bytes per millisecond. */
const SLOWEST = 64;
/** Limit of requests that a client may cancel between two sweeps; well-behaved clients cancel few. */
const MOST_GIVEN_UP = { stranger: 100, signedIn: 2_000 };
/** Time between sweeps, in ms. */
const SWEEP = 1_000;
/** Unread bytes are summed up again after so many written bytes: memory fills faster than sweeps come. */
const SUMMED_EVERY = 16 * 1024 * 1024;
/** A connection that still exists this many sweeps after its response was cut off is closed as a whole. */
const SWEEPS_AFTER_CUT = 5;

interface Answer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly http2: boolean;
  /** Sweeps since everything was written. */
  ended: number;
  /** Sweeps since it was cut off. */
  cut: number;
}

interface Connection {
  readonly raw: Socket;
  readonly key: string;
  destroyed: boolean;
  closed: boolean;
  readonly address: string;
  tls: TLSSocket | undefined;
  session: ServerHttp2Session | undefined;
  signedIn: boolean;
  /** The request count at its last request; small means long ago. */
  used: number;
  givenUp: number;
  /** Bytes transferred at the last sweep, and sweeps since enough were transferred; counted during shutdown. */
  moved: number;
  slow: number;
  readonly answers: Set<Answer>;
  /** HTTP/1.1 requests whose response has not emitted its end. */
  readonly pipelined: Set<ServerResponse>;
}

/**
 * Every connection of the port with its open requests. Protects memory and descriptors from clients that do not read
 * their responses, open too many connections, or send requests and hang up.
 *
 * Unauthenticated clients share a small part; when it is full, the least recently used of their connections makes room
 * for a new one, so that a health probe always gets in.
 */
export class Connections {
  readonly #limits: ConnectionsLimits;
  /** By address and port of the client. */
  readonly #all = new Map<string, Connection>();
  readonly #byParty = new WeakMap<object, Connection>();
  readonly #timer: NodeJS.Timeout;
  #clock = 0;
  #open = { stranger: 0, signedIn: 0 };
  #strangers = 0;
  #written = 0;
  #hurrying = false;

  constructor(limits: ConnectionsLimits) {
    this.#limits = limits;
    this.#timer = setInterval(() => this.#sweep(), SWEEP);
    this.#timer.unref();
  }

  /** Registers a new connection before its handshake. False: the limit is reached, and it is closed. */
  arrived(raw: Socket): boolean {
    const address = raw.remoteAddress ?? '';
    const connection: Connection = {
      raw,
      key: keyOf(raw),
      destroyed: false,
      closed: false,
      address,
      tls: undefined,
      session: undefined,
      signedIn: false,
      used: this.#clock,
      givenUp: 0,
      moved: 0,
      slow: 0,
      answers: new Set(),
      pipelined: new Set(),
    };
    if (!this.#makeRoom(address)) {
      raw.destroy();
      return false;
    }
    this.#all.set(connection.key, connection);
    this.#strangers += 1;
    raw.once('close', () => {
      connection.closed = true;
      if (this.#all.get(connection.key) === connection) this.#all.delete(connection.key);
      if (!connection.signedIn) this.#strangers -= 1;
      setImmediate(() => endPipelined(connection));
    });
    return true;
  }

  /** Its handshake has finished. */
  secured(tls: TLSSocket): void {
    const connection = this.#all.get(keyOf(tls));
    if (connection === undefined) return;
    connection.tls = tls;
    this.#byParty.set(tls, connection);
    if (tls.authorized) this.#signIn(connection);
  }

  /** It speaks HTTP/2. */
  began(session: ServerHttp2Session): void {
    const connection = session.socket === undefined ? undefined : this.#all.get(keyOf(session.socket as Socket));
    if (connection === undefined) return;
    connection.session = session;
    this.#byParty.set(session, connection);
  }

  /** The socket of a connection (as `connectionOf` names it); undefined when it is closed. */
  socketOf(party: object): TLSSocket | undefined {
    const connection = this.#byParty.get(party);
    return connection?.closed === true ? undefined : connection?.tls;
  }

  /** Whether a connection (as `connectionOf` names it) is unauthenticated. */
  isStranger(party: object): boolean {
    return this.#byParty.get(party)?.signedIn === false;
  }

  /** A request on this connection was authenticated. */
  signIn(party: object): void {
    const connection = this.#byParty.get(party);
    if (connection !== undefined) this.#signIn(connection);
  }

  /** Whether a connection has no open request. */
  isIdle(session: ServerHttp2Session): boolean {
    return (this.#byParty.get(session)?.answers.size ?? 0) === 0;
  }

  /**
   * Tracks a request until its response has been read. False: its connection has been closed here; Node still delivers
   * the requests that it had read.
   */
  opened(party: object, request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#byParty.get(party);
    if (connection === undefined) return true;
    if (connection.destroyed) return false;
    connection.used = ++this.#clock;
    const answer: Answer = { request, response, http2: isHttp2(request), ended: 0, cut: 0 };
    connection.answers.add(answer);
    this.#open[connection.signedIn ? 'signedIn' : 'stranger'] += 1;
    if (!answer.http2) connection.pipelined.add(response);
    let over = false;
    // Cheaper than `once`, for every request.
    response.on('close', () => {
      if (over) return;
      over = true;
      connection.pipelined.delete(response);
      if (connection.answers.delete(answer)) this.#open[connection.signedIn ? 'signedIn' : 'stranger'] -= 1;
      if (!response.writableEnded) this.#gaveUp(connection);
    });
    if (this.#open.stranger * REQUEST_COST > STRANGERS_BUDGET) this.#shed(true);
    else if ((this.#open.stranger + this.#open.signedIn) * REQUEST_COST > WHOLE_BUDGET) this.#shed(false);
    return !connection.destroyed;
  }

  /** So many response bytes were handed over for sending. */
  wrote(bytes: number): void {
    this.#written += bytes;
    if (this.#written >= SUMMED_EVERY) this.#keepWithinBudgets();
  }

  /** For shutdown: from now on, connections of clients that are too slow are closed, so that the others may finish. */
  hurry(): void {
    this.#hurrying = true;
  }

  /** Closes the remaining connections, also those still in their handshake. */
  close(): void {
    clearInterval(this.#timer);
    for (const connection of this.#all.values()) this.#destroy(connection);
  }

  #signIn(connection: Connection): void {
    // The client may leave before it is authenticated; a closed connection is no longer counted.
    if (connection.signedIn || connection.closed) return;
    connection.signedIn = true;
    this.#strangers -= 1;
    this.#open.stranger -= connection.answers.size;
    this.#open.signedIn += connection.answers.size;
  }

  /** Makes room for one more, if necessary by closing an unauthenticated connection. False: there is no room. */
  #makeRoom(address: string): boolean {
    const { most } = this.#limits;
    const forStrangers = Math.max(1, Math.floor(most / STRANGERS_SHARE));
    const full = this.#all.size >= most;
    if (!full && this.#strangers < forStrangers / ADDRESS_SHARE) return true;
    let oldest: Connection | undefined;
    let oldestHere: Connection | undefined;
    let here = 0;
    for (const connection of this.#all.values()) {
      if (connection.signedIn) continue;
      if (oldest === undefined || connection.used < oldest.used) oldest = connection;
      if (connection.address !== address) continue;
      here += 1;
      if (oldestHere === undefined || connection.used < oldestHere.used) oldestHere = connection;
    }
    if (here >= forStrangers / ADDRESS_SHARE && oldestHere !== undefined) this.#destroy(oldestHere);
    else if (full || this.#strangers >= forStrangers) {
      if (oldest === undefined) return !full;
      this.#destroy(oldest);
    }
    return true;
  }

  #gaveUp(connection: Connection): void {
    connection.givenUp += 1;
    if (connection.givenUp > MOST_GIVEN_UP[connection.signedIn ? 'signedIn' : 'stranger']) this.#destroy(connection);
  }

  /** Closes the connection that holds most. */
  #shed(strangers: boolean): void {
    let largest: Connection | undefined;
    for (const connection of this.#all.values()) {
      if (strangers && connection.signedIn) continue;
      if (largest === undefined || connection.answers.size > largest.answers.size) largest = connection;
    }
    if (largest !== undefined) this.#destroy(largest);
  }

  #destroy(connection: Connection): void {
    if (connection.destroyed) return;
    connection.destroyed = true;
    // Its open requests are over, whether or not lower layers report it.
    this.#open[connection.signedIn ? 'signedIn' : 'stranger'] -= connection.answers.size;
    connection.answers.clear();
    connection.session?.destroy();
    connection.tls?.destroy();
    connection.raw.destroy();
    if (this.#all.get(connection.key) === connection) this.#all.delete(connection.key);
  }

  /** Cuts off responses that nobody reads, and closes connections that hold too much or do not end. */
  #sweep(): void {
    for (const connection of this.#all.values()) {
      connection.givenUp = 0;
      let stuck = false;
      for (const answer of connection.answers) {
        const unread = answer.response.writableLength;
        // The writer may have cut it off as well. A client that reads nothing is not notified, and may be long gone.
        if ((answer.cut > 0 || streamOf(answer.response)?.closed === true) && ++answer.cut > SWEEPS_AFTER_CUT)
          stuck = true;
        if (!answer.response.writableEnded || answer.cut > 0) continue;
        answer.ended += 1;
        if (answer.ended * SWEEP <= this.#limits.patience + unread / SLOWEST) continue;
        answer.cut = 1;
        cutOff(answer.response);
      }
      if (stuck || (this.#hurrying && isTooSlow(connection))) this.#destroy(connection);
    }
    this.#keepWithinBudgets();
  }

  /** Closes the connections that hold most until what is held is within the budgets. */
  #keepWithinBudgets(): void {
    this.#written = 0;
    const holders = [...this.#all.values()]
      .filter(({ destroyed }) => !destroyed)
      .map((connection) => ({ connection, held: heldBy(connection) }))
      .sort((left, right) => right.held - left.held);
    const sum = (of: typeof holders): number => of.reduce((total, { held }) => total + held, 0);
    const shed = (from: typeof holders, budget: number): void => {
      let excess = sum(from) - budget;
      for (const { connection, held } of from) {
        if (excess <= 0) return;
        if (connection.destroyed) continue;
        this.#destroy(connection);
        excess -= held;
      }
    };
    shed(
      holders.filter(({ connection }) => !connection.signedIn),
      STRANGERS_BUDGET,
    );
    shed(
      holders.filter(({ connection }) => !connection.destroyed),
      WHOLE_BUDGET,
    );
  }
}

/** Bytes that a connection holds in open requests and unread responses. */
function heldBy({ answers, session, tls }: Connection): number {
  let held = answers.size * REQUEST_COST;
  for (const { response } of answers) held += response.writableLength;
  // Unread bytes of a connection that was upgraded to another protocol are not part of any response.
  if (session !== undefined || tls === undefined) return held;
  return Math.max(held, answers.size * REQUEST_COST + tls.writableLength);
}

/** Whether a connection has waited for its client for some sweeps with almost no traffic. */
function isTooSlow(connection: Connection): boolean {
  const { raw, answers } = connection;
  const moved = raw.bytesRead + raw.bytesWritten;
  // An unread body waits for us, not for the client.
  const waits = [...answers].some(
    ({ request, response }) => response.writableLength > 0 || (request.readableFlowing === true && !request.complete),
  );
  connection.slow = waits && moved - connection.moved < SLOWEST * SWEEP ? connection.slow + 1 : 0;
  connection.moved = moved;
  return connection.slow * SWEEP > LINGER;
}

/** When a connection closes, Node forgets pipelined HTTP/1.1 responses: they never emit their end. */
function endPipelined({ pipelined }: Connection): void {
  for (const response of pipelined) {
    response.destroy();
    response.emit('close');
  }
}

/** Whether nobody waits for the response any more. */
export function isGone(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isHttp2(request)) return response.destroyed;
  const { stream } = request as unknown as Http2ServerRequest;
  // A stream is destroyed somewhat later than it is closed.
  return stream.destroyed || stream.closed;
}

function keyOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress ?? ''} ${remotePort ?? 0}`;
}
