/**
 * Every word that something of the browser is called by: what it holds, and what its classes give to what they make.
 * Runs in a page, and refers to nothing outside itself.
 */
export function wordsOfBrowser(): string[] {
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

/** What there is one of, by its class: a word of it is known by whose it is. */
const SINGLE = new Map([
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['Screen', 'screen'],
]);

const anyOf = (words: readonly string[]): string => words.join('|').replaceAll('.', '\\.');

/**
 * Finds in built text what a browser lacks and is used without a question, which throws there: called, made, or asked for
 * something of its own. A word that the browser knows elsewhere (`map`) is found only where it stands whose it is.
 */
export function usesOf(lacking: readonly string[], known: readonly string[]): (source: string) => string[] {
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
  // Asked for where it is used: `typeof A==="function"?new A(`, `a.b&&a.b(`; what is tried throws to nobody.
  const asked = new RegExp(`(${names}|\\b[\\w$]+\\.(?:${words}))(?![\\w$.([])[^;]{1,40}?\\1[.([]`, 'g');
  const tried = new RegExp(`try\\{(?:\\w+ )?\\w+=\\w+\\.(?:${words})\\(`, 'g');
  // `...xr(` spreads what a minified name makes.
  const used = new RegExp(`(?<!\\.\\.)\\.(?:${words})\\(|new ${names}\\b|${names}[.([]`, 'g');
  return (source) => [...new Set(source.replace(asked, '').replace(tried, '').match(used))];
}
