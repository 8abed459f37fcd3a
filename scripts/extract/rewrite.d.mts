/** What a call of a module made, as `readerOf` of `rules.mjs` tells it. */
export interface Made {
  readonly make: string;
  readonly name?: string;
  readonly classes?: readonly string[];
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly compounds?: readonly (readonly [Readonly<Record<string, string>>, string])[];
}
export function withClasses(code: string, made: readonly Made[]): string;
