import type { Made } from './rewrite.mjs';
import type { Composed } from './sheet.mjs';

interface Call {
  readonly make: 'styled' | 'css' | 'keyframes' | 'globalCss';
  readonly given: readonly unknown[];
  readonly made: unknown;
}
export function createCallReader(
  instance: unknown,
): (call: Call) => Made & { readonly all: readonly Composed[]; readonly global: readonly string[] };
