import { constants, existsSync, readFileSync } from 'node:fs';
import { access, chmod, copyFile, cp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findErrorCode } from '../../lib/errorCauses.ts';
import { createFolder, findInaccessibleFolder, type RunUser, SYSTEM_HOME } from './dataFolder.ts';
import { findPackage, getMajorVersion, readPackageVersion } from './postgresVersion.ts';
import { isAlive } from './postmaster.ts';
import { DatabaseStartError, getErrorMessage } from './startErrors.ts';

export interface Binaries {
  /** Holds `postgres`, `initdb` and `pg_ctl`. */
  bin: string;
  major: string;
}

interface Link {
  source: string;
  target: string;
}

/** npm packages contain no symlinks; copies where links are unsupported. */
async function createLinks(packageDir: string, folder = packageDir): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  const links: Link[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch(async (error: unknown) => {
      if (findErrorCode(error) !== 'EEXIST') await copyFile(join(folder, source), path);
    });
  }
}

/** Readable by everyone, regardless of npm's umask. */
async function copyReadable(packageDir: string, to: string): Promise<void> {
  createFolder(to, 0o755);
  const native = join(to, 'native');
  await cp(join(packageDir, 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  const names = await readdir(native, { recursive: true });
  for (const path of [to, native, ...names.map((name) => join(native, name))]) await chmod(path, 0o755);
  await createLinks(packageDir, to);
}

/** Of killed processes: `<prefix>.<pid>.new`. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(`${prefix}.`) && /\.(\d+)\.new$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Atomic, once.
 * @returns the copy's folder
 */
async function copyPackage(home: string, packageDir: string): Promise<string> {
  const name = `bin-${readPackageVersion(packageDir)}`;
  const target = join(home, name);
  if (existsSync(target)) return target;
  if (createFolder(home, 0o755)) await chmod(home, 0o755);
  await removeAbandoned(home, name);
  const fresh = join(home, `${name}.${process.pid}.new`);
  try {
    await copyReadable(packageDir, fresh);
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

async function isUsableInPlace(packageDir: string): Promise<boolean> {
  try {
    await createLinks(packageDir);
    for (const name of ['postgres', 'initdb'])
      await access(join(packageDir, 'native', 'bin', name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The database account cannot read root's package. */
export async function prepareBinaries(dataDir: string, user: RunUser | undefined): Promise<Binaries> {
  const packageDir = findPackage();
  const toBinaries = (folder: string): Binaries => ({
    bin: join(folder, 'native', 'bin'),
    major: getMajorVersion(readPackageVersion(packageDir)),
  });
  if (!user && (await isUsableInPlace(packageDir))) return toBinaries(packageDir);
  let failure: unknown;
  for (const home of user ? [SYSTEM_HOME, dataDir] : [dataDir]) {
    try {
      const copy = await copyPackage(home, packageDir);
      if (!user || !findInaccessibleFolder(copy, user)) return toBinaries(copy);
    } catch (error) {
      failure = error;
    }
  }
  throw new DatabaseStartError(
    `The embedded database could not be copied to a usable place (${getErrorMessage(failure)}).`,
  );
}
