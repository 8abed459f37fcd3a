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

export function describeNodeProblem(version: string): string | undefined;
export function lockFingerprint(lockText: string, machine?: string): string;
export function satisfiesLock(lock: Lock, installed: Lock): boolean;
