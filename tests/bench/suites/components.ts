import type { Page } from 'playwright';
import { busyTime, type Site } from '../browser.ts';
import { median, ms, type Section } from '../figures.ts';
import type { SubjectBench } from '../pages/subjects.tsx';
import type { Kind } from '../subjects/subject.ts';

/** Fewer of both for a quick look while working on a component. */
const COUNT = Number(process.env.BENCH_COUNT ?? 1000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CHANGES = 4;

const libraries = {
  parvis: 'Parvis',
  mui: 'MUI',
  mantine: 'Mantine',
  radix: 'Radix Themes',
  chakra: 'Chakra',
  chatscope: 'chatscope',
  smastrom: 'react-rating',
} as const;
type Library = keyof typeof libraries;
const names = Object.keys(libraries) as Library[];

const kinds: Readonly<Record<Kind, string>> = {
  tile: 'tile',
  bubble: 'bubble',
  rating: 'rating',
  select: 'select',
  textField: 'text field',
};

type Measured = { mount: number[]; retheme: number[]; floor: number[]; commits: number[]; nodes: number };
type Table = Map<string, Measured>;

declare const bench: SubjectBench;

const at = (table: Table, library: Library, kind: Kind): Measured => {
  const key = `${library} ${kind}`;
  const found = table.get(key) ?? { mount: [], retheme: [], floor: [], commits: [], nodes: 0 };
  table.set(key, found);
  return found;
};

/**
 * The main thread's work for one change of colours, painting included, as Chromium accounts for it. A library may
 * change in an effect or a frame later: it counts all the same.
 */
async function changeColours(page: Page): Promise<{ ms: number; commits: number }> {
  await page.evaluate(() => bench.change(2));
  const busy = await busyTime(page);
  const commits = await page.evaluate((times) => bench.change(times), CHANGES);
  return { ms: (await busy()) / CHANGES, commits };
}

/** One library once: every component mounted after a first time that fills its caches, then its colours changed. */
async function measure(site: Site, library: Library, table: Table): Promise<void> {
  const page = await site.open(`of=${library}`);
  const own = await page.evaluate(() => ({ kinds: bench.kinds, themed: bench.themed }));
  for (const kind of own.kinds) {
    const entry = at(table, library, kind);
    const { ms: mounted, nodes } = await page.evaluate(
      ([kind, count]) => {
        bench.mount(kind, 50);
        (globalThis as { gc?: () => void }).gc?.();
        return bench.mount(kind, count);
      },
      [kind, COUNT] as const,
    );
    entry.mount.push(mounted);
    entry.nodes = Math.round(nodes / COUNT);
    if (!own.themed) continue;
    await page.evaluate(([kind, count]) => bench.show(kind, count), [kind, COUNT] as const);
    const { ms: changed, commits } = await changeColours(page);
    entry.retheme.push(changed);
    entry.commits.push(commits);
    if (library === 'parvis') {
      await page.evaluate(() => bench.strip());
      entry.floor.push((await changeColours(page)).ms);
    }
    await page.evaluate(() => bench.hide());
  }
  await page.close();
}

const row = (table: Table, kind: Kind, of: (measured: Measured) => number[]): string[] => {
  const values = names.map((library) => {
    const measured = table.get(`${library} ${kind}`);
    const list = measured ? of(measured) : [];
    return list.length > 0 ? median(list) : undefined;
  });
  const [ours = Number.NaN, ...peers] = values;
  const best = Math.min(...peers.filter((value) => value !== undefined));
  return [kinds[kind], ...values.map(ms), Number.isFinite(best) ? `${(best / ours).toFixed(1)} ×` : '–'];
};

/** Mounting and re-theming a thousand of each component, every library in turn, several rounds. */
export async function measureComponents(site: Site): Promise<Section[]> {
  const table: Table = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const library of names) await measure(site, library, table);
  }
  const all = Object.keys(kinds) as Kind[];
  const head = ['', ...Object.values(libraries), 'fastest peer / Parvis'];
  const nodes = all.map((kind) => [
    kinds[kind],
    ...names.map((library) => String(table.get(`${library} ${kind}`)?.nodes ?? '–')),
    '',
  ]);
  const renders = median(all.flatMap((kind) => table.get(`parvis ${kind}`)?.commits ?? []));
  return [
    {
      title: `Mounting ${COUNT} of a component (ms)`,
      about: `React's work, style and layout, until the page has its size; median of ${ROUNDS} rounds, libraries in turn.`,
      head,
      rows: all.map((kind) => row(table, kind, (measured) => measured.mount)),
    },
    {
      title: `Changing the colours of ${COUNT} mounted components (ms)`,
      about: `Main-thread work for one change, script, style, layout and painting, each library in the way it documents for a customer's own colours (Radix Themes: between two of its own); median of ${ROUNDS} rounds of ${CHANGES} changes. React renders in Parvis for each change: ${renders}. Bare elements: the same elements of Parvis without a class, under a root that changes the same custom properties; less than that no library can need that changes colours by them.`,
      head: [...head, 'bare elements', 'Parvis / bare'],
      rows: all.map((kind) => {
        const { retheme, floor } = at(table, 'parvis', kind);
        const bare = median(floor);
        return [
          ...row(table, kind, (measured) => measured.retheme),
          ms(bare),
          `${(median(retheme) / bare).toFixed(1)} ×`,
        ];
      }),
    },
    { title: 'Elements of one component', about: 'What stands in the page for each.', head, rows: nodes },
  ];
}
