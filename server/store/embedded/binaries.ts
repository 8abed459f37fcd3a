import { constants, existsSync } from 'node:fs';
import { access, chmod, copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { codeOf, DatabaseStartError, messageOf } from './errors.ts';
import { makeFolder } from './makeFolder.ts';
import { barrier, type RunUser, SYSTEM_HOME } from './places.ts';
import { isAlive } from './postmaster.ts';
import { findPackage, majorOf, versionOf } from './version.ts';

/** A PostgreSQL that is ready to be run. */
export interface Binaries {
  /** Folder of `postgres`, `initdb`, `pg_ctl`. */
  bin: string;
  /** Major version, as in a data folder's `PG_VERSION`. */
  major: string;
}

/** Where to look for PostgreSQL and where a copy of it may go. */
export interface BinariesRequest {
  dataDir: string;
  user: RunUser | undefined;
  /** The installed package; found by itself when not given. */
  packageDir?: string;
}

interface Link {
  source: string;
  target: string;
}

/** The links the package needs but npm cannot carry, with paths relative to the package. */
async function linksOf(packageDir: string): Promise<Link[]> {
  try {
    const list: Link[] = JSON.parse(await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'));
    return list;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Makes the missing links in `folder`; where the file system has none, copies of the files do. */
async function hydrate(folder: string, links: readonly Link[]): Promise<void> {
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      await copyFile(join(folder, source), path);
    }
  }
}

/** Copies a folder so that everybody may read it, whatever the umask was when npm unpacked it. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, basename(from) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644);
    }
  }
}

/** Removes what a killed process left half done: entries `<prefix>.<pid>.new` whose process is gone. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(`${prefix}.`) && /\.(\d+)\.new$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Copies the package once into `home`, whole or not at all, and gives the place of the copy. */
async function copyInto(
  home: string,
  packageDir: string,
  version: string,
  links: readonly Link[],
): Promise<string> {
  const target = join(home, `bin-${version}`);
  if (existsSync(target)) return target;
  if (!existsSync(home)) {
    makeFolder(home, 0o755);
    await chmod(home, 0o755);
  }
  await removeAbandoned(home, `bin-${version}`);
  const fresh = join(home, `bin-${version}.${process.pid}.new`);
  try {
    await copyReadable(join(packageDir, 'native'), join(fresh, 'native'));
    await hydrate(fresh, links);
    await chmod(fresh, 0o755);
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** True when the package can be run where npm put it. */
async function usableInPlace(packageDir: string, links: readonly Link[]): Promise<boolean> {
  try {
    await hydrate(packageDir, links);
    if (process.platform === 'win32') return true;
    for (const name of ['postgres', 'initdb'])
      await access(join(packageDir, 'native', 'bin', name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds PostgreSQL and makes it runnable: where npm put it for an ordinary user, else as a copy in a versioned
 * folder which the account that runs PostgreSQL can read.
 */
export async function prepareBinaries(request: BinariesRequest): Promise<Binaries> {
  const packageDir = request.packageDir ?? findPackage();
  const version = versionOf(packageDir);
  const major = majorOf(version);
  const links = await linksOf(packageDir);
  const { user } = request;
  if (!user && (await usableInPlace(packageDir, links)))
    return { bin: join(packageDir, 'native', 'bin'), major };
  let failure: unknown;
  for (const home of user ? [SYSTEM_HOME, request.dataDir] : [request.dataDir]) {
    try {
      const copy = await copyInto(home, packageDir, version, links);
      if (!user || !barrier(copy, user)) return { bin: join(copy, 'native', 'bin'), major };
    } catch (error) {
      failure = error;
    }
  }
  throw new DatabaseStartError(
    `The embedded database could not be copied to a usable place (${messageOf(failure)}).`,
  );
}
