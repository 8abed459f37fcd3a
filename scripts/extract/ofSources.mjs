// For Vite builds: results of calls, and rules per file.
import { isShipped } from '../shipping.mjs';
import { listSourceFiles } from '../sources.mjs';
import { evaluate, findStyledFiles } from './evaluate.mjs';
import { createNamer, NAMED, renameStyle } from './names.mjs';
import { createCallReader, writeReplacement } from './rules.mjs';
import { refuseBroken, sortByLists } from './sheet.mjs';

const ROOMS = ['theme', 'ui', 'questionnaire', 'previews', 'app'];

/** @param calls file → results (`createCallReader`) */
export function createStyleLookup(calls, base) {
  const name = createNamer();
  const short = new Map();
  const lists = [];
  const made = new Map();
  const nameOnce = (one, key) => {
    if (!short.has(one)) short.set(one, renameStyle(one, name(key)));
    return short.get(one);
  };
  for (const [file, ofFile] of calls)
    made.set(
      file,
      ofFile.map((call, at) => {
        if (call.make === 'globalCss') return { ...call, rules: call.global.join('') };
        if (!call.own) return call;
        const own = call.own.map((one, nth) => nameOnce(one, `${file} ${at} ${nth}`));
        return { ...call, ...writeReplacement(call.make, own) };
      }),
    );
  for (const { all } of [...calls.values()].flat()) lists.push(all.map((one) => short.get(one).name));
  const byName = new Map([...short.values()].map((one) => [one.name, one]));
  const order = sortByLists(lists);
  const animations = [...made.values()].flat().filter(({ make }) => make === 'keyframes');
  for (const { styles, variantRules, compoundRules } of byName.values())
    for (const rule of [...styles, ...variantRules, ...compoundRules]) refuseBroken(rule);

  const findStyleNames = (text) =>
    new Set(Array.from(text.matchAll(NAMED), ([, own]) => `pv-${own}`).filter((one) => byName.has(one)));

  function collectRules(names, withBase) {
    const styles = order.filter((one) => names.has(one)).map((one) => byName.get(one));
    const [own, variants, compounds] = ['styles', 'variantRules', 'compoundRules'].map((kind) =>
      styles.flatMap((one) => one[kind]).join(''),
    );
    const drawn = own + variants + compounds;
    const global = [
      ...(withBase ? base : []),
      ...animations.filter(({ name: one }) => drawn.includes(one)).flatMap((call) => call.global),
    ];
    return [[...new Set(global)].join(''), own, variants, compounds];
  }

  return { made, lists, namesIn: findStyleNames, rulesFor: collectRules };
}

export async function readSourceStyles(root) {
  const files = findStyledFiles(root, listSourceFiles(root, ROOMS).filter(isShipped));
  const { instance, base, calls } = await evaluate(root, files);
  const read = createCallReader(instance);
  return createStyleLookup(new Map([...calls].map(([file, list]) => [file, list.map(read)])), base);
}
