/** A build manifest as Vite writes it, as far as it is read here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }>
>;
type SizeOf = (file: string) => number;
export const BUDGET: number;
export function sumFirstViewBytes(manifest: Manifest, sizeOf: SizeOf): number;
export function sumScriptBytes(manifest: Manifest, sources: readonly string[], sizeOf: SizeOf): number;
export function sumPersonBytes(manifest: Manifest, sizeOf: SizeOf): number;
