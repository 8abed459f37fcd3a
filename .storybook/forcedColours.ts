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

/** System colours other than plain background and text. */
const special: Partial<Record<ColourPlace, Partial<SystemColours>>> = {
  field: { surface: 'Field' },
  report: button,
  firstButton: button,
  secondButton: button,
};

/** Maps every custom property to a system colour, without shadows. */
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
 * Imitates forced colours: tokens become system colours, and `forced-colors: active` rules apply. Only tests can
 * enable the real mode.
 * @returns a function that restores everything
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
  // Later renders add rules.
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
