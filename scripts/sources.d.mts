export const NOTHING: RegExp;
export function sourceFiles(root: string, folders: readonly string[], leftOut?: RegExp): string[];
export function fingerprint(root: string, files: readonly string[]): string;
