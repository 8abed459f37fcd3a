interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

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

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  errors?: { message: string }[];
  suites?: PlaywrightSuite[];
}

export function nodeProblem(version: string): string | undefined;
export function lockFingerprint(lockText: string, machine?: string): string;
export function holdsLock(lock: Lock, installed: Lock): boolean;
export const NOTHING: RegExp;
export function sourceFiles(root: string, folders: readonly string[], leftOut?: RegExp): string[];
export function fingerprint(root: string, files: readonly string[]): string;
export function closingLine(counts: Counts): string;
export function countVitest(report: VitestReport | undefined, status: number): Counts;
export function failuresOfVitest(report: VitestReport): string[];
export function failuresOfPlaywright(report: PlaywrightReport): string[];
export function countPlaywright(report: PlaywrightReport | undefined, status: number): Counts;
