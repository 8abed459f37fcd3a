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
import { findErrorCode } from '../../lib/errorCauses.ts';
import { checkVersion } from './postgresVersion.ts';
import { DatabaseStartError, getErrorMessage } from './startErrors.ts';

/** PostgreSQL refuses to run as root. */
export interface RunUser {
  name: string;
  uid: number;
  gid: number;
}

export const SYSTEM_HOME = '/var/lib/parvis';

/** Of a Unix socket, without its terminating zero. */
const SOCKET_PATH_LIMIT = process.platform === 'linux' ? 107 : 103;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** `PARVIS_DATA`, a system folder for root, or the user's. */
export function getDefaultDataDir(env: NodeJS.ProcessEnv = process.env, root: boolean = isRoot()): string {
  if (env.PARVIS_DATA) return resolve(env.PARVIS_DATA);
  if (root) return join(SYSTEM_HOME, 'data');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'parvis');
}

/** PostgreSQL needs an entry in `/etc/passwd`. */
const readAccounts = (): RunUser[] =>
  [...readFileSync('/etc/passwd', 'utf8').matchAll(/^([^:]+):[^:]*:(\d+):(\d+):/gm)].map(
    ([, name = '', uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }),
  );

const getOwner = (path: string): number | undefined => (existsSync(path) ? statSync(path).uid : undefined);

/** Account that runs PostgreSQL when root starts it: the folder's owner, else `postgres`, else `nobody`. */
export function chooseRunUser(databaseDir: string): RunUser | undefined {
  if (!isRoot()) {
    const uid = process.getuid?.();
    if (uid === undefined || (getOwner(databaseDir) ?? uid) === uid) return undefined;
    throw new DatabaseStartError(
      `The database in ${databaseDir} belongs to another user: start the server as that user, or choose another folder with PARVIS_DATA.`,
    );
  }
  const accounts = readAccounts();
  const owner = getOwner(databaseDir) ?? 0;
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new DatabaseStartError(
    'PostgreSQL does not run as root and this system has neither a user "postgres" nor "nobody": start Parvis as an ordinary user, or set DATABASE_URL.',
  );
}

export function findInaccessibleFolder(path: string, user: RunUser): string | undefined {
  const { root } = parse(path);
  const steps: string[] = [];
  for (let step = path; step !== root; step = dirname(step)) steps.unshift(step);
  return steps.find((step) => {
    const { mode, uid, gid } = statSync(step);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    return (mode & bit) === 0;
  });
}

function requireReachable(path: string, user: RunUser): void {
  const closed = findInaccessibleFolder(realpathSync(path), user);
  if (!closed) return;
  throw new DatabaseStartError(
    `The server runs as root, so its database runs as the user "${user.name}", who may not enter ${closed}: choose a data folder outside it with PARVIS_DATA (default ${join(SYSTEM_HOME, 'data')}), or start Parvis as an ordinary user.`,
  );
}

function findExistingParent(path: string): string {
  let ground = path;
  while (!existsSync(ground)) ground = dirname(ground);
  return ground;
}

const createUnusableError = (dataDir: string, error: unknown): DatabaseStartError =>
  new DatabaseStartError(
    `The data folder ${dataDir} cannot be made or used (${getErrorMessage(error)}): give a writable folder with PARVIS_DATA.`,
  );

/** Kernel file systems accept root's access checks but store nothing. */
const VIRTUAL_FILE_SYSTEMS = new Set([0x9fa0, 0x62656572]);

function requireUsableFolder(dataDir: string, ground: string): void {
  if (!statSync(ground).isDirectory()) throw new Error(`${ground} is no folder`);
  // Throws for a name too long or a link cycle.
  const there = statSync(dataDir, { throwIfNoEntry: false });
  accessSync(ground, constants.W_OK | constants.X_OK | (there ? constants.R_OK : 0));
  if (process.platform === 'linux' && VIRTUAL_FILE_SYSTEMS.has(statfsSync(ground).type))
    throw new Error(`${ground} keeps no files`);
  const database = join(dataDir, 'database');
  if (existsSync(database) && !existsSync(join(database, 'PG_VERSION')) && readdirSync(database).length > 0)
    throw new Error(`${database} is there, and no database`);
}

/**
 * Creates nothing.
 * @throws DatabaseStartError
 */
export function checkDataDir(dataDir: string): void {
  const user = chooseRunUser(join(dataDir, 'database'));
  const ground = findExistingParent(dataDir);
  try {
    requireUsableFolder(dataDir, ground);
  } catch (error) {
    throw createUnusableError(dataDir, error);
  }
  if (user) requireReachable(ground, user);
  checkVersion(join(dataDir, 'database'));
}

/** True if it was missing. */
export const createFolder = (path: string, mode: number): boolean =>
  mkdirSync(path, { recursive: true, mode }) !== undefined;

/** Owned by PostgreSQL's account, mode 0700. */
export function prepareDataDir(dataDir: string, user: RunUser | undefined): void {
  try {
    if (user) {
      requireReachable(findExistingParent(dirname(dataDir)), user);
      createFolder(dirname(dataDir), 0o755);
    }
    const made = createFolder(dataDir, 0o700);
    if (user && (made || readdirSync(dataDir).length === 0)) {
      chownSync(dataDir, user.uid, user.gid);
      chmodSync(dataDir, 0o700);
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw createUnusableError(dataDir, error);
  }
  if (user) requireReachable(dataDir, user);
}

/** In PostgreSQL's list of socket folders. */
const SPECIAL_CHARACTERS = /[,\\"]/;

const canHoldSocket = (databaseDir: string): boolean =>
  Buffer.byteLength(join(databaseDir, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT &&
  !SPECIAL_CHARACTERS.test(databaseDir);

/** Falls back to a short private folder. */
export function getSocketFolder(databaseDir: string, user: RunUser | undefined): string {
  if (canHoldSocket(databaseDir)) return databaseDir;
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const short = `/tmp/parvis-${uid}-${createHash('sha256').update(databaseDir).digest('hex').slice(0, 12)}`;
  try {
    mkdirSync(short, { mode: 0o700 });
    if (user) chownSync(short, user.uid, user.gid);
  } catch (error) {
    if (findErrorCode(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(
      `The folder ${short}, needed because the path of the data folder is too long for a socket, belongs to somebody else: choose a shorter PARVIS_DATA.`,
    );
  }
  return short;
}
