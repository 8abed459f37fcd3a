/** What a call of a module made, as `readerOf` of `rules.mjs` tells it. */
export interface Made {
  readonly make: string;
  readonly name?: string;
  readonly classes?: readonly string[];
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Rules for the page, where the page gets them when they are called for. */
  readonly rules?: string;
  readonly compounds?: readonly (readonly [Readonly<Record<string, string>>, string])[];
}
export function withClasses(code: string, made: readonly Made[]): string;
