import type { Page } from 'playwright';
import { busyTime, type Site, type Spent } from '../browser.ts';
import { effort } from '../effort.ts';
import { median, ms, type Section } from '../figures.ts';
import type { SubjectBench } from '../pages/subjects.tsx';
import type { Kind } from '../subjects/subject.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? effort(3, 1));
const COUNT = Number(process.env.BENCH_COUNT ?? effort(1000, 10));
const CHANGES = 4;
/** Exceeds a phone's screen. */
const SCREEN = 40;

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
const every = Object.keys(kinds) as Kind[];

type Measured = {
  mount: number[];
  /** All, as many class-less elements, and one screenful. */
  retheme: Spent[];
  bare: Spent[];
  screen: Spent[];
  commits: number[];
  nodes: number;
};
type Table = Map<string, Measured>;

declare const bench: SubjectBench;

const at = (table: Table, library: Library, kind: Kind): Measured => {
  const key = `${library} ${kind}`;
  const found = table.get(key) ?? { mount: [], retheme: [], bare: [], screen: [], commits: [], nodes: 0 };
  table.set(key, found);
  return found;
};

/** Main-thread work, painting and later frames included. */
async function changeColours(page: Page): Promise<{ spent: Spent; commits: number }> {
  await page.evaluate(() => bench.change(2));
  const busy = await busyTime(page);
  const commits = await page.evaluate((times) => bench.change(times), CHANGES);
  const { all, script, style, layout } = await busy();
  const each = (time: number) => time / CHANGES;
  return {
    spent: { all: each(all), script: each(script), style: each(style), layout: each(layout) },
    commits,
  };
}

/** One screenful of Parvis, and the bare browser with all. */
async function measureShares(page: Page, kind: Kind, entry: Measured): Promise<void> {
  await page.evaluate(() => bench.strip());
  entry.bare.push((await changeColours(page)).spent);
  await page.evaluate(() => bench.hide());
  await page.evaluate(([kind, count]) => bench.show(kind, count), [kind, SCREEN] as const);
  entry.screen.push((await changeColours(page)).spent);
}

/** Mounts after a warm-up, then changes colours. */
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
    const { spent, commits } = await changeColours(page);
    entry.retheme.push(spent);
    entry.commits.push(commits);
    if (library === 'parvis') await measureShares(page, kind, entry);
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

const all = (spent: Spent[]): number[] => spent.map((one) => one.all);
const part = (spent: Spent[], of: (one: Spent) => number): string => ms(median(spent.map(of)));
/** Painting, compositing, rest. */
const others = ({ all, script, style, layout }: Spent): number => all - script - style - layout;

/** Parvis, bare elements, one screenful. */
function shares(table: Table): Section {
  return {
    title: 'Where the time of a change of colours goes (ms)',
    about: `Parvis, and the same ${COUNT} without a class: style, layout, script, painting and the rest. The last column: ${SCREEN} components, more than a phone's screen holds; to reach: 16 ms, one frame.`,
    head: ['', 'style', 'layout', 'script', 'rest', 'bare: style', 'bare: rest', `${SCREEN} of them`],
    rows: every.map((kind) => {
      const { retheme, bare, screen } = at(table, 'parvis', kind);
      return [
        kinds[kind],
        part(retheme, (one) => one.style),
        part(retheme, (one) => one.layout),
        part(retheme, (one) => one.script),
        part(retheme, others),
        part(bare, (one) => one.style),
        part(bare, others),
        part(screen, (one) => one.all),
      ];
    }),
  };
}

/** All libraries in turn, several rounds. */
export async function measureComponents(site: Site): Promise<Section[]> {
  const table: Table = new Map();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const library of names) await measure(site, library, table);
  const head = ['', ...names.map((name) => libraries[name]), 'fastest peer / Parvis'];
  const nodes = every.map((kind) => [
    kinds[kind],
    ...names.map((library) => String(table.get(`${library} ${kind}`)?.nodes ?? '–')),
    '',
  ]);
  const renders = median(every.flatMap((kind) => table.get(`parvis ${kind}`)?.commits ?? []));
  return [
    {
      title: `Mounting ${COUNT} of a component (ms)`,
      about: `React's work, style and layout, until the page has its size; median of ${ROUNDS} rounds, libraries in turn.`,
      head,
      rows: every.map((kind) => row(table, kind, ({ mount }) => mount)),
    },
    {
      title: `Changing the colours of ${COUNT} mounted components (ms)`,
      about: `Main-thread work for one change, script, style, layout and painting, each library in the way it documents for a customer's own colours (Radix Themes: between two of its own); median of ${ROUNDS} rounds of ${CHANGES} changes. React renders in Parvis for each change: ${renders}. Bare elements: the same elements of Parvis without a class, under a root that changes the same custom properties; less than that no library can need that changes colours by them.`,
      head: [...head, 'bare elements', 'Parvis / bare'],
      rows: every.map((kind) => {
        const { retheme, bare } = at(table, 'parvis', kind);
        const least = median(all(bare));
        return [
          ...row(table, kind, (measured) => all(measured.retheme)),
          ms(least),
          `${(median(all(retheme)) / least).toFixed(1)} ×`,
        ];
      }),
    },
    shares(table),
    { title: 'Elements of one component', about: 'What stands in the page for each.', head, rows: nodes },
  ];
}
