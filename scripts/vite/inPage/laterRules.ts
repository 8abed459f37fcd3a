/**
 * Runs first in every page that is built of extracted styles: rules of what comes on demand join those that stand in the page.
 * The order of Stitches holds between them: what is for all, styles, variants, several variants at once.
 */
declare global {
  /** Called by files of a build with their rules, a text for each group, before anything in them is drawn; each text counts once. */
  var pvRules: (texts: readonly string[]) => void;
}

const GROUPS = 4;

/** The page's own sheet, unless it did not come. */
function ofPage(): CSSStyleSheet | null {
  const element = document.getElementById('pv-rules') as HTMLLinkElement | HTMLStyleElement | null;
  try {
    return element?.sheet?.cssRules.length ? element.sheet : null;
  } catch {
    return null;
  }
}

function ofItsOwn(): CSSStyleSheet | null {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (let at = 0; at < GROUPS; at += 1) sheet?.insertRule('@media{}', at);
  return sheet;
}

let sheet: CSSStyleSheet | null = null;
/** What stands there already: rules for the page are called for again and again. */
const given = new Set<string>();

globalThis.pvRules = (texts) => {
  sheet ??= ofPage() ?? ofItsOwn();
  for (const [at, text] of texts.entries()) {
    const group = sheet?.cssRules[at] as CSSMediaRule | undefined;
    if (!text || given.has(text)) continue;
    given.add(text);
    group?.insertRule(`@media{${text}}`, group.cssRules.length);
  }
};

/** Takes the place of `theme/css/lookForSheet.ts`: the page has its sheet. */
export const lookForSheet = (): void => undefined;
