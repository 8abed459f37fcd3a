import { createHash } from 'node:crypto';

/** Too old or unsupported; else undefined. */
export function describeNodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return `Parvis needs Node 20.19, 22.12 or later, and this is ${version}: install a current Node from https://nodejs.org and run the command again.`;
}

export function lockFingerprint(lockText, machine = `${process.platform}-${process.arch}`) {
  return createHash('sha256').update(machine).update('\0').update(lockText).digest('hex');
}

/**
 * npm's record in node_modules against package-lock.json. Optional packages may be missing: most are for other
 * platforms.
 */
export function satisfiesLock(lock, installed) {
  const found = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const have = found[path];
    if (!have) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return have.version === wanted.version && have.integrity === wanted.integrity;
  });
}
