import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { firstCode } from '../../lib/causes.ts';
import { DatabaseStartError, messageOf } from './errors.ts';
import { checkVersion } from './version.ts';

/** The account PostgreSQL runs under when the server itself runs as root, which PostgreSQL refuses. */
export interface RunUser {
  name: string;
  uid: number;
  gid: number;
}

/** Where everything of the product lies for a server that runs as root. */
export const SYSTEM_HOME = '/var/lib/parvis';

/** Longest path of a unix socket, less one for the closing zero: 108 bytes on Linux, 104 elsewhere. */
const SOCKET_PATH_LIMIT = process.platform === 'linux' ? 107 : 103;

/** True when this process runs as root on a system that has such a thing. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The data folder when none was given: `PARVIS_DATA`, else the system's place, else the user's own. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env, root: boolean = isRoot()): string {
  if (env.PARVIS_DATA) return resolve(env.PARVIS_DATA);
  if (root) return join(SYSTEM_HOME, 'data');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'parvis');
}

/** The accounts of `/etc/passwd`. PostgreSQL needs an entry there: a bare number is not enough. */
const readAccounts = (): RunUser[] =>
  [...readFileSync('/etc/passwd', 'utf8').matchAll(/^([^:]+):[^:]*:(\d+):(\d+):/gm)].map(
    ([, name = '', uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }),
  );

const ownerOf = (path: string): number | undefined => (existsSync(path) ? statSync(path).uid : undefined);

/** Returns the account of PostgreSQL: as root the owner of the database, else `postgres`, else `nobody`. */
export function chooseRunUser(databaseDir: string): RunUser | undefined {
  if (!isRoot()) {
    const uid = process.getuid?.();
    if (uid === undefined || (ownerOf(databaseDir) ?? uid) === uid) return undefined;
    throw new DatabaseStartError(
      `The database in ${databaseDir} belongs to another user: start the server as that user, or choose another folder with PARVIS_DATA.`,
    );
  }
  const accounts = readAccounts();
  const owner = ownerOf(databaseDir) ?? 0;
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new DatabaseStartError(
    'PostgreSQL does not run as root and this system has neither a user "postgres" nor "nobody": start Parvis as an ordinary user, or set DATABASE_URL.',
  );
}

/** The nearest folder on the way to `path` that `user` may not enter, if there is one. */
export function barrier(path: string, user: RunUser): string | undefined {
  const { root } = parse(path);
  const steps: string[] = [];
  for (let step = path; step !== root; step = dirname(step)) steps.unshift(step);
  return steps.find((step) => {
    const { mode, uid, gid } = statSync(step);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    return (mode & bit) === 0;
  });
}

/** Says so when `user` may not enter a folder on the way to `path`. */
function requireReachable(path: string, user: RunUser): void {
  const closed = barrier(realpathSync(path), user);
  if (!closed) return;
  throw new DatabaseStartError(
    `The server runs as root, so its database runs as the user "${user.name}", who may not enter ${closed}: choose a data folder outside it with PARVIS_DATA (default ${join(SYSTEM_HOME, 'data')}), or start Parvis as an ordinary user.`,
  );
}

/** The nearest folder on the way to `path` that is there. */
function groundOf(path: string): string {
  let ground = path;
  while (!existsSync(ground)) ground = dirname(ground);
  return ground;
}

const unusable = (dataDir: string, error: unknown): DatabaseStartError =>
  new DatabaseStartError(
    `The data folder ${dataDir} cannot be made or used (${messageOf(error)}): give a writable folder with PARVIS_DATA.`,
  );

/** File systems of the kernel's own, by their numbers: they say yes to root, and keep nothing. */
const KEEP_NOTHING = new Set([0x9fa0, 0x62656572]);

/** Says what stands in the way of making a folder, or of what is to be made in it. @throws the reason */
function requireRoom(dataDir: string, ground: string): void {
  if (!statSync(ground).isDirectory()) throw new Error(`${ground} is no folder`);
  // Of a name that is too long, or of links in a ring, it is not said that there is nothing.
  const there = statSync(dataDir, { throwIfNoEntry: false });
  accessSync(ground, constants.W_OK | constants.X_OK | (there ? constants.R_OK : 0));
  if (process.platform === 'linux' && KEEP_NOTHING.has(statfsSync(ground).type))
    throw new Error(`${ground} keeps no files`);
  const database = join(dataDir, 'database');
  if (existsSync(database) && !existsSync(join(database, 'PG_VERSION')) && readdirSync(database).length > 0)
    throw new Error(`${database} is there, and no database`);
}

/**
 * Looks whether a data folder could be used, or made, as a start would; makes nothing.
 * @throws DatabaseStartError with a sentence for the operator.
 */
export function lookAtDataDir(dataDir: string): void {
  const user = chooseRunUser(join(dataDir, 'database'));
  const ground = groundOf(dataDir);
  try {
    requireRoom(dataDir, ground);
  } catch (error) {
    throw unusable(dataDir, error);
  }
  if (user) requireReachable(ground, user);
  checkVersion(join(dataDir, 'database'));
}

/** Makes a folder and those above it that are missing. True when it was not there. */
export const makeFolder = (path: string, mode: number): boolean =>
  mkdirSync(path, { recursive: true, mode }) !== undefined;

/** Makes the data folder (0700, owned by whom PostgreSQL runs as) and checks that PostgreSQL can reach it. */
export function prepareDataDir(dataDir: string, user: RunUser | undefined): void {
  try {
    if (user) {
      requireReachable(groundOf(dirname(dataDir)), user);
      makeFolder(dirname(dataDir), 0o755);
    }
    const made = makeFolder(dataDir, 0o700);
    if (user && (made || readdirSync(dataDir).length === 0)) {
      chownSync(dataDir, user.uid, user.gid);
      chmodSync(dataDir, 0o700);
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw unusable(dataDir, error);
  }
  if (user) requireReachable(dataDir, user);
}

/** Letters with a meaning of their own where PostgreSQL is told of folders: it may be told of several, and of escaped ones. */
const MEANS_MORE = /[,\\"]/;

const mayHoldSocket = (databaseDir: string): boolean =>
  Buffer.byteLength(join(databaseDir, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT && !MEANS_MORE.test(databaseDir);

/** The folder of the unix socket: the database's own, or a short private one where its path is too long or cannot be told. */
export function socketFolder(databaseDir: string, user: RunUser | undefined): string {
  if (mayHoldSocket(databaseDir)) return databaseDir;
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const short = `/tmp/parvis-${uid}-${createHash('sha256').update(databaseDir).digest('hex').slice(0, 12)}`;
  try {
    mkdirSync(short, { mode: 0o700 });
    if (user) chownSync(short, user.uid, user.gid);
  } catch (error) {
    if (firstCode(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(
      `The folder ${short}, needed because the path of the data folder is too long for a socket, belongs to somebody else: choose a shorter PARVIS_DATA.`,
    );
  }
  return short;
}
