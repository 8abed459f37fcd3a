/** What a browser lacks, as a page is told of it. */
export interface Lacking {
  /** Functions, properties and classes: `Array.prototype.with`, `Intl.DurationFormat`, `requestIdleCallback`. */
  readonly names: readonly string[];
  /** Attributes that mean nothing to it. */
  readonly attributes: readonly string[];
  /** Style sheet text that it does not understand: what fits (a regular expression), and what stands in its place. */
  readonly styles: readonly (readonly [written: string, instead: string])[];
  /** Conditions of `CSS.supports` that do not hold. */
  readonly unsupported: readonly string[];
}

/** Runs in a page before its own scripts: makes the browser as poor as that. Refers to nothing outside itself. */
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
