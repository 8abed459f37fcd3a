import { busyTime, type Site, type Spent } from '../browser.ts';
import { effort } from '../effort.ts';
import { median, ms, type Section } from '../figures.ts';
import type { SubjectBench } from '../pages/subjects.tsx';
import type { Overlay } from '../subjects/subject.ts';
import { countOf, type Library, measureMounted, ROUNDS } from './mounted.ts';

/** Libraries that have them. */
const names: readonly Library[] = ['parvis', 'mui', 'mantine', 'radix', 'chakra'];
const overlays: Readonly<Record<Overlay, string>> = { dialog: 'dialog', drawer: 'drawer' };
/** Each is opened and closed so often, after a first time. */
const TIMES = effort(20, 2);

declare const bench: SubjectBench;

/** The main thread's work for opening each overlay of a library once and closing it; nothing for one it does not have. */
async function measureOverlays(site: Site, library: Library): Promise<Map<Overlay, Spent>> {
  const page = await site.open(`of=${library}`);
  const found = new Map<Overlay, Spent>();
  for (const kind of await page.evaluate(() => bench.overlays)) {
    await page.evaluate((one) => bench.openAndClose(one, 2), kind);
    const busy = await busyTime(page);
    await page.evaluate(([one, times]) => bench.openAndClose(one, times), [kind, TIMES] as const);
    const { all, script, style, layout } = await busy();
    const each = (time: number) => time / TIMES;
    found.set(kind, { all: each(all), script: each(script), style: each(style), layout: each(layout) });
  }
  await page.close();
  return found;
}

async function measureOpening(site: Site): Promise<Section> {
  const took = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const library of names)
      for (const [kind, { all }] of await measureOverlays(site, library))
        took.set(`${library} ${kind}`, [...(took.get(`${library} ${kind}`) ?? []), all]);
  const head = ['', 'Parvis', 'MUI', 'Mantine', 'Radix Themes', 'Chakra', 'fastest peer / Parvis'];
  return {
    title: 'Opening a dialog or a drawer and closing it (ms)',
    about: `Main-thread work until it stands in the page, has its size and is gone again, painting included, as each library animates it; ${TIMES} times, one after the other, in a page of its own; median of ${ROUNDS} rounds. Radix Themes has no drawer.`,
    head,
    rows: (Object.keys(overlays) as Overlay[]).map((kind) => {
      const values = names.map((library) => {
        const list = took.get(`${library} ${kind}`);
        return list && median(list);
      });
      const [ours = Number.NaN, ...peers] = values;
      const best = Math.min(...peers.filter((value) => value !== undefined));
      return [
        overlays[kind],
        ...values.map(ms),
        Number.isFinite(best) ? `${(best / ours).toFixed(1)} ×` : '–',
      ];
    }),
  };
}

/** Parts that every host asks for, beside those of its peers: mounted by the two hundred, re-themed; overlays opened. */
export const measureNewer = async (site: Site): Promise<Section[]> => [
  ...(await measureMounted(site, {
    names,
    kinds: {
      tooltip: 'button with a tooltip',
      menu: 'menu at its button',
      switch: 'switch',
      tabs: 'three tabs',
      radioGroup: 'three radio buttons',
    },
    count: countOf(200),
    one: 'newer part',
  })),
  await measureOpening(site),
];
