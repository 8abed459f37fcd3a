/**
 * Lists tokens without definition, for tests over `getCssText()`: Stitches' types accept misspelt ones. Tokens contain
 * their scale (`--pv-colors-txt`), own properties (`--pv-lines`) do not.
 */
export function findUndefinedTokens(cssText: string): readonly string[] {
  const listNames = (pattern: RegExp): string[] =>
    [...cssText.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const defined = new Set(listNames(/(--pv-[\w-]+)\s*:/g));
  return [...new Set(listNames(/var\((--pv-\w+-[\w-]+)/g))].filter((name) => !defined.has(name));
}
