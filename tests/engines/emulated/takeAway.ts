export interface Lacking {
  /** `Array.prototype.with`, `Intl.DurationFormat`, `requestIdleCallback`. */
  readonly names: readonly string[];
  /** Without effect. */
  readonly attributes: readonly string[];
  /** Regular expressions, with replacements. */
  readonly styles: readonly (readonly [written: string, instead: string])[];
  /** False in `CSS.supports`. */
  readonly unsupported: readonly string[];
}

/** Before the page's scripts run. Self-contained. */
export function takeAway({ names, attributes, styles, unsupported }: Lacking): void {
  type Holder = Record<PropertyKey, unknown>;
  const deepFirst = [...names].sort((a, b) => b.split('.').length - a.split('.').length);
  for (const name of deepFirst) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<Holder | undefined>(
      (holder, part) => holder?.[part] as Holder | undefined,
      globalThis as unknown as Holder,
    );
    const key = last.startsWith('@@') ? Symbol[last.slice(2) as 'asyncIterator'] : last;
    if (owner) delete owner[key];
  }

  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function set(name, value) {
    if (!attributes.includes(name.toLowerCase())) setAttribute.call(this, name, value);
  };

  const understood = (rule: string): string =>
    styles.reduce((text, [written, instead]) => text.replace(new RegExp(written, 'g'), instead), rule);
  for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
    const { insertRule } = prototype;
    prototype.insertRule = function insert(rule, at) {
      return insertRule.call(this, understood(rule), at);
    };
  }
  const supports = CSS.supports as (...asked: string[]) => boolean;
  CSS.supports = (...asked: string[]) =>
    !unsupported.some((one) => asked.join(': ').includes(one)) && supports.apply(CSS, asked);
}
