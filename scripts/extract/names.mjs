// Short names for classes, which say nothing but where a style stands: the same for every build of the same sources.
import { createHash } from 'node:crypto';

const LENGTH = 4;

/** Gives each key a name of its own, that of a key alone unless another one took it. */
export function namer() {
  const taken = new Set();
  return (key) => {
    for (let again = 0; ; again += 1) {
      const hash = createHash('sha256').update(`${key} ${again}`).digest('base64').replace(/\W/g, '');
      const name = `pv-${hash.slice(0, LENGTH)}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}

/** What stands for a class in a text: a style, or one of its variants. */
export const NAMED = new RegExp(`pv-(\\w{${LENGTH}})\\w*`, 'g');

/** A style under a short name, its variants under that name with a number. */
export function renamed(one, name) {
  const names = new Map([[one.name, name]]);
  const next = (old) => {
    if (!names.has(old)) names.set(old, `${name}${(names.size - 1).toString(36)}`);
    return names.get(old);
  };
  const variants = Object.fromEntries(
    Object.entries(one.variants).map(([variant, values]) => [
      variant,
      Object.fromEntries(Object.entries(values).map(([value, old]) => [value, next(old)])),
    ]),
  );
  const compounds = one.compounds.map(([when, old]) => [when, next(old)]);
  const inRule = (rule) =>
    rule.replace(/\.(pv-c-[\w-]+)/g, (_, old) => {
      const named = names.get(old);
      if (!named)
        throw new Error(`A style names a class of another, ${old}: ${rule} (scripts/extract/names.mjs).`);
      return `.${named}`;
    });
  const inRules = (all) => all.flatMap(({ rules }) => rules.map(inRule));
  return {
    name,
    variants,
    compounds,
    styles: inRules(one.styles),
    variantRules: inRules(one.variantRules),
    compoundRules: inRules(one.compoundRules),
  };
}
