import { createHash } from 'node:crypto';

/** A sentence for the user when this Node is too old (or one of the few in between that lack something), else undefined. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return `Parvis needs Node 20.19, 22.12 or later, and this is ${version}: install a current Node from https://nodejs.org and run the command again.`;
}

/** Fingerprint of what decides which packages belong into node_modules: the lock file and the machine's kind. */
export function lockFingerprint(lockText, machine = `${process.platform}-${process.arch}`) {
  return createHash('sha256').update(machine).update('\0').update(lockText).digest('hex');
}

/**
 * True when `installed` (npm's own record in node_modules) holds what `lock` (package-lock.json) asks for. Optional
 * packages may be missing: most are for other machines.
 */
export function holdsLock(lock, installed) {
  const found = installed.packages ?? {};
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const have = found[path];
    if (!have) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return have.version === wanted.version && have.integrity === wanted.integrity;
  });
}
