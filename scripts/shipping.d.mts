export function isShipped(file: string): boolean;
export function entriesOf(exports: Readonly<Record<string, string>>, files: readonly string[]): string[];
export function builtExports(
  exports: Readonly<Record<string, string>>,
): Record<string, string | { types: string; default: string }>;
export function dataFilesOf(exports: Readonly<Record<string, string>>): string[];
export function specifiersOf(text: string): string[];
export function withBuiltImports(text: string): string;
export function packageOf(specifier: string): string;
export function reached(
  entries: readonly string[],
  importsOf: (file: string) => readonly string[],
): Set<string>;
export function targetOf(exports: Readonly<Record<string, string>>, subpath: string): string | undefined;
export function publishedPackage(
  folder: string,
  room: Readonly<Record<string, unknown>>,
  project: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
  isUsed: (name: string) => boolean,
): Record<string, unknown>;
