export interface Composed {
  readonly name: string;
  readonly styles: readonly { readonly rules: readonly string[] }[];
  readonly variantRules: readonly { readonly rules: readonly string[] }[];
  readonly compoundRules: readonly { readonly rules: readonly string[] }[];
}
export function sortByLists(lists: readonly (readonly string[])[]): string[];
export function buildSheets(
  groups: readonly (readonly { readonly all: readonly Composed[]; readonly global: readonly string[] }[])[],
  tokens: readonly string[],
): string[];
