import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '@parvis/api/addresses';
import { mountSmallDisk } from '../../server/testing/smallDisk.ts';
import { layCutter } from './cutter.ts';
import { addressOfEmbedded, killBackend, killDatabase } from './embedded.ts';
import { playJobs } from './jobs.ts';
import { PLACES, playOffline } from './offline/offline.ts';
import { startPostgres } from './postgres.ts';
import { inFolder, type Outcome, type Plan, play } from './scenario.ts';
import { canBeApart, endingServer, newServer, type Server, type Store } from './server.ts';
import { until } from './wait.ts';

/** Returns an outcome, or a reason to skip. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly times: number;
  run(times: number): Promise<Outcome | string>;
}

/** Always stops them. */
async function withServers<T>(stores: readonly Store[], work: (servers: Server[]) => Promise<T>): Promise<T> {
  const servers: Server[] = [];
  try {
    for (const store of stores) {
      const server = await newServer(store);
      servers.push(server);
      await server.start();
    }
    return await work(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
}

type Fault = (server: Server, data: string, time: number) => Promise<unknown> | unknown;

/** On the embedded database. */
const onEmbedded = (name: string, title: string, times: number, fault: Fault, streams = true): Scenario => ({
  name,
  title,
  times,
  run: (asked) =>
    inFolder((folder) => {
      const data = join(folder, 'data');
      return withServers([{ data }], ([server]) => {
        if (!server) throw new Error('No server.');
        return play({
          servers: [server],
          database: () => addressOfEmbedded(data),
          times: asked,
          fault: (time) => fault(server, data, time),
          streams,
        });
      });
    }),
});

type External = Awaited<ReturnType<typeof startPostgres>>;

/** On a shared PostgreSQL; `lay` may insert a proxy. */
const onExternal = (
  name: string,
  title: string,
  times: number,
  servers: number,
  fault: (postgres: External, time: number) => Plan['fault'] | unknown,
): Scenario => ({
  name,
  title,
  times,
  run: (asked) =>
    inFolder(async (folder) => {
      const postgres = await startPostgres(folder);
      try {
        const stores = Array.from({ length: servers }, () => ({ database: postgres.url }));
        return await withServers(stores, async (running) => ({
          ...(await play({
            servers: running,
            database: () => postgres.url,
            times: asked,
            fault: (time) => fault(postgres, time),
            streams: true,
          })),
          seen: `PostgreSQL ${postgres.version}`,
        }));
      } finally {
        postgres.stop();
      }
    }),
});

/** Two of ten are immediate. */
const restart = (postgres: External, time: number) => postgres.restart(time % 5 === 4 ? 'immediate' : 'fast');

/** Exceeds the query timeout. */
const SILENCE = 18_000;

const cuts: Scenario = {
  name: 'cuts',
  title: 'The network to an external PostgreSQL is cut, and once silent for 18 s',
  times: 10,
  run: (asked) =>
    inFolder(async (folder) => {
      const postgres = await startPostgres(folder);
      const cutter = await layCutter(postgres.port);
      const database = postgres.url.replace(`:${postgres.port}/`, `:${cutter.port}/`);
      try {
        return await withServers([{ database }], (servers) =>
          play({
            servers,
            database: () => postgres.url,
            times: asked,
            streams: true,
            fault: async (time) => {
              if (time < asked - 1) return cutter.cut();
              cutter.swallow();
              await pause(SILENCE);
              return cutter.heal();
            },
          }),
        );
      } finally {
        cutter.close();
        postgres.stop();
      }
    }),
};

async function readinessOf({ address }: Server): Promise<string> {
  const response = await fetch(`${address}${addresses.ready.template}`).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'status' in body ? String(body.status) : 'nothing';
}

const DISK_MEGABYTES = 400;

const fullDisk: Scenario = {
  name: 'disk',
  title: 'The disk of the embedded database is full, and has room again',
  times: 3,
  run: (asked) =>
    inFolder(async (folder) => {
      const disk = mountSmallDisk(join(folder, 'disk'), DISK_MEGABYTES);
      if (typeof disk === 'string') return disk;
      const data = join(disk.folder, 'data');
      const seen = new Set<string>();
      try {
        return await withServers([{ data }], async ([server]) => {
          if (!server) throw new Error('No server.');
          const outcome = await play({
            servers: [server],
            database: () => addressOfEmbedded(data),
            times: asked,
            streams: true,
            fault: async () => {
              disk.fill();
              await until('Readiness tells the full disk', async () => {
                const status = await readinessOf(server);
                if (status !== 'ok') seen.add(status);
                return status === 'diskFull';
              });
              if (!(await fetch(`${server.address}${addresses.health.template}`)).ok)
                throw new Error('The process tells that it does not live.');
              await pause(1000);
              disk.empty();
            },
          });
          return { ...outcome, seen: `Readiness: ${[...seen].join(', ')}` };
        });
      } finally {
        disk.remove();
      }
    }),
};

/** At each place of the journey. */
const offline: Scenario = {
  name: 'offline',
  title: 'The network of a phone goes at a place of the journey, each in turn',
  times: PLACES,
  run: (asked) =>
    inFolder((folder) => {
      const data = join(folder, 'data');
      return withServers([{ data }], ([server]) => {
        if (!server) throw new Error('No server.');
        return playOffline(server, () => addressOfEmbedded(data), asked);
      });
    }),
};

const REFUSED = /Another Parvis server is already running/;

const jobs: Scenario = {
  name: 'jobs',
  title: 'One of two servers is killed amid 20 mails and 5 pushes',
  times: 4,
  run: (asked) =>
    inFolder(async (folder) => {
      const postgres = await startPostgres(folder);
      try {
        return await playJobs(postgres.url, asked);
      } finally {
        postgres.stop();
      }
    }),
};

/** Must exit with an explanation, leaving the first unharmed. */
const secondServer: Fault = async (_, data, time) => {
  const { status, said } = await endingServer({ data }, time % 2 === 1 && canBeApart());
  if (status !== 1 || !REFUSED.test(said)) throw new Error(`A second server was not refused:\n${said}`);
};

/** In order. */
export const SCENARIOS: readonly Scenario[] = [
  onEmbedded('database', 'The embedded database is killed', 30, (_, data) => killDatabase(data)),
  onEmbedded('backend', 'A process of the embedded database is killed', 10, (_, data) => killBackend(data)),
  onEmbedded(
    'server',
    'The server is killed, and started again',
    15,
    async (server) => {
      await server.kill();
      await server.start();
    },
    false,
  ),
  onEmbedded(
    'both',
    'Server and embedded database are killed, and started again at once',
    8,
    async (server, data) => {
      await Promise.all([server.kill(), killDatabase(data)]);
      await server.start();
    },
    false,
  ),
  onExternal('restart', 'An external PostgreSQL restarts, one server on it', 10, 1, restart),
  onExternal('two', 'An external PostgreSQL restarts, two servers on it', 10, 2, restart),
  jobs,
  cuts,
  fullDisk,
  onEmbedded(
    'second',
    'A second server is started on the same data folder, every other time as from another container',
    4,
    secondServer,
  ),
  offline,
];
