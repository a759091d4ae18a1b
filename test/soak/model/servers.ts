import { Api } from '../../support/api.js';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../../support/replicated-database.js';
import { makeDataDir, type ServerProcess, startServer } from '../../support/server-process.js';
import { waitFor } from '../../support/wait-for.js';

/** One of the servers; while it is down its clients use others. */
interface Member {
  readonly dataDir: string;
  process: ServerProcess | undefined;
  api: Api | undefined;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Some servers on one database with a standby, and failures to inject. */
export class ModelServers {
  readonly #database: ReplicatedDatabase;
  readonly #members: Member[];
  #failedOver = false;
  /** Injected failures, in order. */
  readonly events: string[] = [];

  private constructor(database: ReplicatedDatabase, members: Member[]) {
    this.#database = database;
    this.#members = members;
  }

  static async start(count: number): Promise<ModelServers> {
    const database = await startReplicatedDatabase();
    const members = Array.from({ length: count }, () => ({
      dataDir: makeDataDir(),
      process: undefined,
      api: undefined,
    }));
    const servers = new ModelServers(database, members);
    for (const member of members) await servers.#launch(member);
    return servers;
  }

  async #launch(member: Member): Promise<void> {
    const flags = [`--database-url=${this.#database.url}`, '--v=0'];
    member.process = await startServer({ dataDir: member.dataDir, flags });
    member.api = new Api(member.process.kubeconfig);
  }

  /** The client of a running server, other than `unlike` if possible. */
  api(at: number, unlike?: Api): Api {
    const running = this.#members.flatMap(({ api }) => (api === undefined || api === unlike ? [] : [api]));
    return running[at % running.length] ?? unlike ?? this.#anyApi();
  }

  #anyApi(): Api {
    throw new Error('no server runs');
  }

  /** kill -9 of a server, which is restarted after a while. */
  async killServer(at: number): Promise<void> {
    const member = this.#members[at % this.#members.length]!;
    const { process } = member;
    if (process === undefined) return;
    this.events.push('a server is killed');
    member.api = undefined;
    member.process = undefined;
    await process.kill();
    await pause(500);
    await this.#launch(member);
  }

  /** Freezes a server for some ms. */
  async freezeServer(at: number, milliseconds: number): Promise<void> {
    const pid = this.#members[at % this.#members.length]!.process?.pid;
    if (pid === undefined) return;
    this.events.push('a server is frozen');
    process.kill(pid, 'SIGSTOP');
    await pause(milliseconds);
    process.kill(pid, 'SIGCONT');
  }

  /** Freezes some database connections for some ms. */
  async freezeConnections(milliseconds: number): Promise<void> {
    this.events.push('connections are frozen');
    const pids = (await this.#clients()).filter((_, at) => at % 2 === 0);
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await pause(milliseconds);
    for (const pid of pids) signal(pid, 'SIGCONT');
  }

  /** kill -9 of a process of the database, which then recovers. */
  async crashDatabase(): Promise<void> {
    const [pid] = await this.#clients();
    if (pid === undefined) return;
    this.events.push('the database crashes');
    signal(pid, 'SIGKILL');
    const { ask } = this.#node();
    await pause(200);
    await waitFor('the database to recover', () =>
      ask('select 1').then(
        () => true,
        () => false,
      ),
    );
  }

  /** kill -9 of the primary; the standby takes its place. Once. */
  async failOver(): Promise<void> {
    if (this.#failedOver) return;
    this.events.push('the standby takes over');
    const { primary, standby } = this.#database;
    const gone = new Promise<void>((resolve) => primary.process.once('exit', () => resolve()));
    // All its processes at once, so that none continues without the others.
    primary.process.kill('SIGQUIT');
    await gone;
    await standby.ask('select pg_promote(true, 60)');
    this.#failedOver = true;
  }

  #node(): ReplicatedDatabase['primary'] {
    return this.#failedOver ? this.#database.standby : this.#database.primary;
  }

  async #clients(): Promise<number[]> {
    const rows = await this.#node().ask<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`,
    );
    return rows.map(({ pid }) => pid);
  }

  async stop(): Promise<void> {
    for (const { process } of this.#members) await process?.stop();
    await this.#database.stop();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}
