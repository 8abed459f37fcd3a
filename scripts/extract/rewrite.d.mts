/** By `readerOf` of `rules.mjs`. */
export interface Made {
  readonly make: string;
  readonly name?: string;
  readonly classes?: readonly string[];
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** If injected when called. */
  readonly rules?: string;
  readonly compounds?: readonly (readonly [Readonly<Record<string, string>>, string])[];
}
export function withClasses(code: string, made: readonly Made[]): string;
