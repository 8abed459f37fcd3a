// Deterministic; only reflect position.
import { createHash } from 'node:crypto';

const LENGTH = 4;

/** From the key unless taken. */
export function createNamer() {
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

/** A style or variant. */
export const NAMED = new RegExp(`pv-(\\w{${LENGTH}})\\w*`, 'g');

/** And numbers its variants. */
export function renameStyle(one, name) {
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
