/** Adds lazy rules to the sheet in Stitches' order: global, styles, variants, compound variants. Runs first. */
declare global {
  /** Rule texts per group, before use; ignores duplicates. */
  var pvRules: (texts: readonly string[]) => void;
}

const GROUPS = 4;

function findPageSheet(): CSSStyleSheet | null {
  const element = document.getElementById('pv-rules') as HTMLLinkElement | HTMLStyleElement | null;
  try {
    return element?.sheet?.cssRules.length ? element.sheet : null;
  } catch {
    return null;
  }
}

function createOwnSheet(): CSSStyleSheet | null {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (let at = 0; at < GROUPS; at += 1) sheet?.insertRule('@media{}', at);
  return sheet;
}

let sheet: CSSStyleSheet | null = null;
/** Global ones are requested repeatedly. */
const given = new Set<string>();

globalThis.pvRules = (texts) => {
  sheet ??= findPageSheet() ?? createOwnSheet();
  for (const [at, text] of texts.entries()) {
    const group = sheet?.cssRules[at] as CSSMediaRule | undefined;
    if (!text || given.has(text)) continue;
    given.add(text);
    group?.insertRule(`@media{${text}}`, group.cssRules.length);
  }
};

/** For `theme/css/lookForSheet.ts`: the page has its sheet. */
export const lookForSheet = (): void => undefined;
