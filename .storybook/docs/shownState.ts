import type { Shown } from '../guides/guide.ts';

const MARK = 'data-shown';
/** What a state is called in a style sheet, and the mark that stands for it. */
const PSEUDO: readonly (readonly [RegExp, string])[] = [
  [/:hover\b/g, 'hover'],
  [/:active\b/g, 'pressed'],
  [/:focus-visible\b/g, 'focus'],
  [/:focus-within\b/g, 'within'],
  [/:focus\b(?!-)/g, 'focus'],
];
/** What people aim at; where there is none of it, what takes the focus all the same. */
const AIMED = 'button:not(:disabled), a[href], input, textarea, select';
const FOCUSABLE = 'video[controls], [tabindex="0"]';

const isStateful = (selector: string) => PSEUDO.some(([pseudo]) => selector.match(pseudo));
const marked = (selector: string) =>
  PSEUDO.reduce((text, [pseudo, name]) => text.replaceAll(pseudo, `[${MARK}~="${name}"]`), selector);

/** The rules of a list that speak of a state, said of its mark instead, within the conditions they stand in. */
function markedRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule)
        return isStateful(rule.selectorText) ? `${marked(rule.selectorText)}{${rule.style.cssText}}` : '';
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inner = markedRules(rule.cssRules);
      return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('');
}

let copy: CSSStyleSheet | undefined;

/** Says again, of marks, what all style sheets say of states. */
function copyRules(): void {
  const text = [...document.styleSheets].map((sheet) => {
    try {
      return markedRules(sheet.cssRules);
    } catch {
      return '';
    }
  });
  if (!copy) {
    copy = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, copy];
  }
  copy.replaceSync(text.join(''));
}

const MARKS: Readonly<Record<Shown, readonly [own: string, above: string]>> = {
  hover: ['hover', 'hover'],
  focus: ['focus within', 'within'],
  pressed: ['hover pressed', 'hover pressed'],
};

function mark(box: HTMLElement, shown: Shown): void {
  const seen = (what: string) =>
    [...box.querySelectorAll(what)].find((element) => element.getClientRects().length > 0);
  const aimed = seen(AIMED) ?? seen(FOCUSABLE);
  const [own, above] = MARKS[shown];
  for (let at: Element | null | undefined = aimed; at && at !== box; at = at.parentElement)
    at.setAttribute(MARK, at === aimed ? own : above);
}

/**
 * Shows what stands in a box as it is under a pointer, with the focus or pressed: by marks that the rules of those states
 * are copied for, since no page can bring the states about.
 *
 * @returns a function that stops it.
 */
export function showState(box: HTMLElement, shown: Shown): () => void {
  let frame = 0;
  const show = () => {
    mark(box, shown);
    copyRules();
  };
  const watch = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  });
  watch.observe(box, { childList: true, subtree: true });
  show();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
