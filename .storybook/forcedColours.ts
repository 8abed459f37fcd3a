import { declarationsOf } from '@parvis/theme/css/declarations';
import {
  type ColourKind,
  type ColourPlace,
  colourTable,
  customProperty,
  defaultPalette,
} from '@parvis/theme/palette/keys';

type SystemColours = Readonly<Record<ColourKind, string>>;

const usual: SystemColours = {
  surface: 'Canvas',
  text: 'CanvasText',
  icon: 'CanvasText',
  border: 'CanvasText',
};
const button = { surface: 'ButtonFace', text: 'ButtonText', icon: 'ButtonText' };

/** Where system colours are not simply ground and text. */
const special: Partial<Record<ColourPlace, Partial<SystemColours>>> = {
  field: { surface: 'Field' },
  report: button,
  firstButton: button,
  secondButton: button,
};

/** Every custom property of a palette, as a system colour: grounds, text, no shadows. */
function systemDeclarations(): readonly (readonly [property: string, value: string])[] {
  const keyed = new Map<string, string>(
    colourTable.map(({ key, kind, place }) => [customProperty(key), { ...usual, ...special[place] }[kind]]),
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
