interface LockPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}

interface Lock {
  packages?: Record<string, LockPackage>;
}

export function nodeProblem(version: string): string | undefined;
export function lockFingerprint(lockText: string, machine?: string): string;
export function holdsLock(lock: Lock, installed: Lock): boolean;
