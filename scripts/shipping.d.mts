export function isShipped(file: string): boolean;
export function findEntries(exports: Readonly<Record<string, string>>, files: readonly string[]): string[];
export function toBuiltExports(
  exports: Readonly<Record<string, string>>,
): Record<string, string | { types: string; default: string }>;
export function findDataFiles(exports: Readonly<Record<string, string>>): string[];
export function findSpecifiers(text: string): string[];
export function rewriteToBuiltImports(text: string): string;
export function getPackageName(specifier: string): string;
export function collectReachable(
  entries: readonly string[],
  importsOf: (file: string) => readonly string[],
): Set<string>;
export function resolveTarget(exports: Readonly<Record<string, string>>, subpath: string): string | undefined;
export function createPublishedManifest(
  folder: string,
  room: Readonly<Record<string, unknown>>,
  project: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
  isUsed: (name: string) => boolean,
): Record<string, unknown>;
