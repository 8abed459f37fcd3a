import { declarationsOf } from '@parvis/theme/declarations';
import { type ColourKey, colourTable, customProperty, defaultPalette } from '@parvis/theme/keys';

/** System colours that are not simply ground and text. */
const special: Partial<Record<ColourKey, string>> = {
  inputBg: 'Field',
  reportBtnBg: 'ButtonFace',
  reportBtnTxt: 'ButtonText',
  btn1Bg: 'ButtonFace',
  btn1Fill: 'ButtonText',
  btn2Bg: 'ButtonFace',
  btn2Fill: 'ButtonText',
};

/** Every custom property of a palette, as a system colour: grounds, text, no shadows. */
function systemDeclarations(): readonly (readonly [property: string, value: string])[] {
  const keyed = new Map<string, string>(
    colourTable.map(({ key, kind }) => [
      customProperty(key),
      special[key] ?? (kind === 'surface' ? 'Canvas' : 'CanvasText'),
    ]),
  );
  return declarationsOf(defaultPalette('light')).map(([property]) => [
    property,
    keyed.get(property) ?? (property.includes('shadow') ? 'none' : 'CanvasText'),
  ]);
}

const FORCED = /\(forced-colors:\s*active\)/;

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}

/**
 * Shows an element roughly as forced colours do: every token becomes a system colour, and the rules written for
 * `forced-colors: active` apply to the page. A page cannot switch the real thing on; the tests do it from outside.
 *
 * @returns a function that puts everything back.
 */
export function imitateForcedColours(element: HTMLElement): () => void {
  const { style } = element;
  const before = systemDeclarations().map(([property, value]) => {
    const had = style.getPropertyValue(property);
    style.setProperty(property, value);
    return [property, had] as const;
  });
  const opened = new Map<CSSMediaRule, string>();
  const open = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
      if (!FORCED.test(rule.media.mediaText)) continue;
      opened.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
  };
  open();
  // What is drawn later brings its rules with it.
  const watch = new MutationObserver(open);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const [rule, text] of opened) rule.media.mediaText = text;
    for (const [property, had] of before) {
      if (had === '') style.removeProperty(property);
      else style.setProperty(property, had);
    }
  };
}
