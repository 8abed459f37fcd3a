// From Stitches call results.

const INSIDE = Symbol.for('sxs.internal');

/** Of a Stitches result: `[class, base, variants, compounds, defaults]`. */
const getComposers = (made) => [...(made?.[INSIDE]?.composers ?? [])];

function collectNewRules(instance, group, draw) {
  instance.reset();
  const made = draw();
  const rules = instance.sheet.rules[group].group.cssRules.map(({ cssText }) => cssText);
  return { rules, name: String(made).split(' ').at(-1) };
}

const groupVariants = (all) => {
  const variants = {};
  for (const [when, style] of all)
    for (const [name, value] of Object.entries(when)) variants[name] = { ...variants[name], [value]: style };
  return variants;
};

/** Base, variants and compound variants. */
function readComposer(instance, [name, base, singles, several, defaults]) {
  if (Object.keys(defaults).some((key) => defaults[key] !== 'undefined'))
    throw new Error(`${name} has default variants: what is shipped knows none (scripts/extract/rules.mjs).`);
  const styles = [{ name, rules: collectNewRules(instance, 'styled', () => instance.css(base)()).rules }];
  const variants = {};
  const variantRules = [];
  for (const [when, style, isEmpty] of singles) {
    const [[variant, value]] = Object.entries(when);
    variants[variant] ??= {};
    if (isEmpty) continue;
    const made = collectNewRules(instance, 'onevar', () =>
      instance.css({ ...base, variants: { [variant]: { [value]: style } } })(when),
    );
    variants[variant][value] = made.name;
    variantRules.push(made);
  }
  const compounds = [];
  const compoundRules = [];
  for (const [when, style] of several) {
    const made = collectNewRules(instance, 'allvar', () =>
      instance.css({
        ...base,
        variants: groupVariants(singles),
        compoundVariants: [{ ...when, css: style }],
      })(when),
    );
    compounds.push([when, made.name]);
    compoundRules.push(made);
  }
  return { name, styles, variants, compounds, variantRules, compoundRules };
}

/** For `styled` or `css`. */
export function writeReplacement(make, own) {
  const variants = Object.assign({}, ...own.map((one) => one.variants));
  return {
    make,
    classes: own.map(({ name }) => name),
    variants: Object.keys(variants).length > 0 ? variants : undefined,
    compounds: own.flatMap((one) => one.compounds),
  };
}

/** Each composer once. */
export function createCallReader(instance) {
  const read = new Map();
  const once = (composer) => {
    if (!read.has(composer)) read.set(composer, readComposer(instance, composer));
    return read.get(composer);
  };
  return ({ make, given, made }) => {
    if (make === 'keyframes') {
      const { rules, name } = collectNewRules(instance, 'global', () => made());
      return { make, name, global: rules, all: [], own: [] };
    }
    if (make === 'globalCss')
      return { make, global: collectNewRules(instance, 'global', () => made()).rules, all: [], own: [] };
    const all = getComposers(made).map(once);
    const before = new Set(getComposers(given[0]).map(([name]) => name));
    const own = all.filter(({ name }) => !before.has(name));
    const written = writeReplacement(make, own);
    if (make === 'css' && written.variants)
      throw new Error(
        `${all[0].name}: a class has no variants in what is shipped (scripts/extract/rules.mjs).`,
      );
    return { ...written, global: [], all, own };
  };
}
