/** A build manifest as Vite writes it, as far as it is read here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }>
>;
export interface Chunk {
  readonly file: string;
  readonly bytes: number;
  readonly first: boolean;
}
export const BUDGET: number;
export const PERSON_BUDGET: number;
export function firstChunks(manifest: Manifest): string[];
export function measure(manifest: Manifest, sizeOf: (file: string) => number): Chunk[];
export function firstBytes(chunks: readonly Chunk[]): number;
export const SAMPLES: readonly {
  readonly page: string;
  readonly sources: readonly string[];
  readonly budget: number;
}[];
export function bytesOf(
  manifest: Manifest,
  sources: readonly string[],
  sizeOf: (file: string) => number,
): number;
export function personBytes(manifest: Manifest, sizeOf: (file: string) => number): number;
export function table(chunks: readonly Chunk[]): string;
