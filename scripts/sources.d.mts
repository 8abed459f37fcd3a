export const NOTHING: RegExp;
export function listSourceFiles(root: string, folders: readonly string[], leftOut?: RegExp): string[];
export function computeFingerprint(root: string, files: readonly string[]): string;
