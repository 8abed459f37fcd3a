/**
 * The tokens that a text of CSS uses and nothing in it defines, as custom property names. For unit tests over
 * `getCssText()`: Stitches' types let a misspelt token pass. A token bears the name of its scale (`--pv-colors-txt`);
 * what a part sets on its own element does not (`--pv-lines`), and is no token.
 */
export function undefinedTokens(cssText: string): readonly string[] {
  const names = (pattern: RegExp): string[] =>
    [...cssText.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  const defined = new Set(names(/(--pv-[\w-]+)\s*:/g));
  return [...new Set(names(/var\((--pv-\w+-[\w-]+)/g))].filter((name) => !defined.has(name));
}
