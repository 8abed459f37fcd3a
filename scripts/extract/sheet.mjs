// Parts must look as with Stitches.

/** Consistent with every list. Throws on contradictions. */
export function sortByLists(lists) {
  const before = new Map();
  for (const list of lists)
    for (const [at, name] of list.entries()) {
      const known = before.get(name) ?? new Set();
      before.set(name, known);
      if (at > 0) known.add(list[at - 1]);
    }
  const done = new Set();
  const open = new Set();
  const place = (name) => {
    if (done.has(name)) return;
    if (open.has(name))
      throw new Error(`Styles contradict each other in their order: ${[...open, name].join(' → ')}.`);
    open.add(name);
    for (const earlier of before.get(name)) place(earlier);
    open.delete(name);
    done.add(name);
  };
  for (const name of before.keys()) place(name);
  return [...done];
}

/** They may invalidate the rest of a sheet; single insertion loses one rule. */
export function refuseBroken(rule) {
  let depth = 0;
  for (const sign of rule) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0 || (depth > 0 && (sign === ';' || sign === '}')))
      throw new Error(
        `A rule has brackets that do not match: ${rule}. Stitches splits what it is given for two sides at once ` +
          '(paddingBlock, marginInline …) at the spaces within max(…, env(…)): give each side by itself.',
      );
  }
}

/**
 * Of file groups, without repeated rules.
 * @param groups call results per sheet (`createCallReader`)
 * @param tokens first rules
 * @returns text per sheet
 */
export function buildSheets(groups, tokens) {
  const order = sortByLists(groups.flat().map(({ all }) => all.map(({ name }) => name)));
  const given = new Set();
  const once = (rules) =>
    rules.filter((rule) => {
      if (given.has(rule)) return false;
      given.add(rule);
      return true;
    });
  return groups.map((made, at) => {
    // If they differ only in variants.
    const styles = order.flatMap((name) => made.flatMap(({ all }) => all.filter((one) => one.name === name)));
    const rules = [
      ...(at === 0 ? tokens : []),
      ...made.flatMap(({ global }) => global),
      ...styles.flatMap((one) => one.styles.flatMap(({ rules: own }) => own)),
      ...styles.flatMap((one) => one.variantRules.flatMap(({ rules: own }) => own)),
      ...styles.flatMap((one) => one.compoundRules.flatMap(({ rules: own }) => own)),
    ];
    const shipped = once(rules);
    for (const rule of shipped) refuseBroken(rule);
    return `${shipped.join('\n')}\n`;
  });
}
