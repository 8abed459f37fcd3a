/** Lists every member name of the browser's objects and classes. Runs in a page, so it is self-contained. */
export function listBrowserMembers(): string[] {
  const words = new Set<string>();
  const met = new Set<unknown>();
  const gather = (holder: unknown): void => {
    if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return;
    if (met.has(holder)) return;
    met.add(holder);
    for (const [word, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (holder !== globalThis) words.add(word);
      if (holder === globalThis || word === 'prototype') gather(value);
    }
    gather(Object.getPrototypeOf(holder));
  };
  gather(globalThis);
  return [...words];
}

/** Singletons by class: their members are found with the owner's name. */
const SINGLE = new Map([
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['Screen', 'screen'],
]);

const anyOf = (words: readonly string[]): string => words.join('|').replaceAll('.', '\\.');

/**
 * Finds unguarded uses of missing features in built text: calls, constructors, members. A word that the browser also
 * knows elsewhere (`map`) is found only with its owner.
 */
export function findUnguardedUses(
  lacking: readonly string[],
  known: readonly string[],
): (source: string) => string[] {
  const knows = new Set(known);
  const paths = lacking.map((name) => name.split('.')).filter((path) => !path.at(-1)?.startsWith('@@'));
  const made = paths.filter((path) => path.includes('prototype'));
  const words = anyOf(made.map((path) => path.at(-1) ?? '').filter((word) => !knows.has(word)));
  const whole = paths.filter((path) => !path.includes('prototype')).map((path) => path.join('.'));
  const single = made.flatMap((path) => {
    const holder = SINGLE.get(path[0] ?? '');
    return holder ? [`${holder}.${path.at(-1)}`] : [];
  });
  const names = `(?<![\\w$.\`'"/-])(?:${anyOf([...whole, ...single])})`;
  // Guarded uses: `typeof A==="function"?new A(`, `a.b&&a.b(`, and code in `try`.
  const asked = new RegExp(`(${names}|\\b[\\w$]+\\.(?:${words}))(?![\\w$.([])[^;]{1,40}?\\1[.([]`, 'g');
  const tried = new RegExp(`try\\{(?:\\w+ )?\\w+=\\w+\\.(?:${words})\\(`, 'g');
  // `...xr(` spreads the result of a minified name.
  const used = new RegExp(`(?<!\\.\\.)\\.(?:${words})\\(|new ${names}\\b|${names}[.([]`, 'g');
  return (source) => [...new Set(source.replace(asked, '').replace(tried, '').match(used))];
}
