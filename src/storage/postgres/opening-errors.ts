import pg from 'pg';
import { hostPort } from '../../meta/host-port.js';
import { messageOf, openingFault } from './errors.js';
import type { OpeningFault } from './errors.js';

/**
 * The database answered with an error that waiting does not cure: a wrong password, a missing right, a server that is
 * too old. The message is one line with cause and cure; it never holds the password.
 */
export class DatabaseRefusal extends Error {}

/** Faults that may go away: a server that is starting, a name that is not known yet. */
const PASSING: readonly (OpeningFault | undefined)[] = [
  'no-host',
  'nothing-listens',
  'no-answer',
  'too-many-connections',
  undefined,
];

const CURES = {
  'wrong-password': () => 'correct user and password',
  'no-password': () => 'the server wants one: write it like postgres://user:password@host:5432/database',
  'not-admitted': ({ plain }) =>
    `look at the role and at pg_hba.conf of that server${plain ? ', or add sslmode=verify-full to the URL if it wants TLS' : ''}`,
  'no-database': ({ database }) => `make it with: create database "${database}" encoding 'UTF8' template template0`,
  'no-right': ({ database, user }) =>
    `let that role make tables, for example with: alter database "${database}" owner to "${user}"`,
  'no-schema': ({ database }) =>
    `name one that is there, for example with: alter database "${database}" set search_path = public`,
  'read-only': () => 'give the primary server, not a standby',
  'no-tls': () => 'take sslmode out of the URL, or turn ssl on in that server',
  untrusted: () => "give the server's authority with sslrootcert=<file> in the URL",
  'no-host': () => 'correct the host',
  'nothing-listens': () => 'start PostgreSQL there, or correct host and port',
  'no-answer': () => 'look at host, port and firewalls',
  'too-many-connections': () => 'raise max_connections of that server',
} as const satisfies Record<OpeningFault, (place: Place) => string>;

interface Place {
  readonly address: string;
  readonly database: string;
  readonly user: string;
  /** Over the network without TLS. */
  readonly plain: boolean;
}

/**
 * The error to report when opening failed.
 *
 * @returns DatabaseRefusal when waiting can't help, else an Error
 */
export function openingError(configs: readonly pg.ClientConfig[], error: unknown): Error {
  if (error instanceof DatabaseRefusal) return error;
  const fault = openingFault(error);
  const places = configs.map(placeOf);
  const place = places[0]!;
  const said = wordsOf(fault, error);
  const text = `cannot use the database at ${places.map(({ address }) => address).join(', ')}: ${said}${fault === undefined ? '' : `; ${CURES[fault](place)}`}`;
  return PASSING.includes(fault) ? new Error(text, { cause: error }) : new DatabaseRefusal(text, { cause: error });
}

/** Our own texts where the original one is not enough. */
function wordsOf(fault: OpeningFault | undefined, error: unknown): string {
  if (fault === 'no-password') return 'there is no password';
  if (fault === 'no-answer') return 'no answer';
  return messageOf(error);
}

function placeOf(config: pg.ClientConfig): Place {
  const { host, port, database, user, ssl } = new pg.Client(config);
  const socket = host.startsWith('/');
  const address = socket ? `${host} (port ${port})` : hostPort(host, port);
  return { address, database: database ?? '', user: user ?? '', plain: !socket && !ssl };
}
