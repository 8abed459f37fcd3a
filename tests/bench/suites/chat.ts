import { busyTime, type Site } from '../browser.ts';
import { effort } from '../effort.ts';
import { median, ms, percentile, type Section } from '../figures.ts';
import type { ChatBench } from '../pages/chat.tsx';

const MANY = effort(10_000, 400);
const SIZES = [100, MANY] as const;
const ROUNDS = effort(5, 1);
const FRAMES = effort(240, 24);
const CHANGES = 4;

declare const bench: ChatBench;

type Measured = {
  open: number[];
  prepend: number[];
  moved: number[];
  receive: number[];
  gap: number[];
  nodes: number[];
  change: number[];
};

const fresh = (): Measured => ({
  open: [],
  prepend: [],
  moved: [],
  receive: [],
  gap: [],
  nodes: [],
  change: [],
});

async function measure(site: Site, size: number, into: Measured): Promise<void> {
  const page = await site.open('chat');
  await page.evaluate(() => {
    bench.open(20);
    bench.close();
  });
  const opened = await page.evaluate((count) => bench.open(count), size);
  into.open.push(opened.ms);
  const received = await page.evaluate(() => bench.receive());
  into.receive.push(received.ms);
  into.gap.push(received.gap);
  const prepended = await page.evaluate(() => bench.prepend(50));
  into.prepend.push(prepended.ms);
  into.moved.push(prepended.moved);
  const { nodes } = await page.evaluate(() => bench.scroll(60, 400));
  into.nodes.push(nodes);
  await page.evaluate(() => bench.change(2));
  const busy = await busyTime(page);
  await page.evaluate((times) => bench.change(times), CHANGES);
  into.change.push((await busy()).all / CHANGES);
  await page.close();
}

/** While scrolling, at 4× CPU throttling. */
async function measureFrames(site: Site): Promise<number[]> {
  const page = await site.open('chat');
  await page.evaluate((count) => bench.open(count), MANY);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { frames } = await page.evaluate((count) => bench.scroll(count, 60), FRAMES);
  await page.close();
  return frames;
}

/** Against one of 100 messages. */
export async function measureChat(site: Site): Promise<Section[]> {
  const measured = new Map(SIZES.map((size) => [size, fresh()] as const));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [size, into] of measured) await measure(site, size, into);
  }
  const frames = await measureFrames(site);
  const [few, many] = [measured.get(100) ?? fresh(), measured.get(MANY) ?? fresh()];
  const line = (label: string, of: (one: Measured) => number[]) => {
    const [a, b] = [median(of(few)), median(of(many))];
    return [label, ms(a), ms(b), `${(b / a).toFixed(2)} ×`];
  };
  const most = (label: string, of: (one: Measured) => number[]) => [
    label,
    Math.max(...of(few)).toFixed(0),
    Math.max(...of(many)).toFixed(0),
    '',
  ];
  const onTime = frames.filter((frame) => frame < 17.5).length / frames.length;
  return [
    {
      title: `A chat of ${MANY.toLocaleString('en')} messages`,
      about: `Median of ${ROUNDS}; the second block is the most seen. Scrolling at a quarter of the processor's speed: ${Math.round(onTime * 100)} % of ${frames.length} frames on time, median ${ms(median(frames))} ms, 95th percentile ${ms(percentile(frames, 0.95))} ms.`,
      head: ['', '100', MANY.toLocaleString('en'), 'ratio'],
      rows: [
        line('open (ms)', (one) => one.open),
        line('prepend 50 (ms)', (one) => one.prepend),
        line('receive one (ms)', (one) => one.receive),
        line('change the colours (ms)', (one) => one.change),
        most('view moved by prepending (px)', (one) => one.moved),
        most('gap to the end after receiving (px)', (one) => one.gap),
        most('elements in the page while scrolling', (one) => one.nodes),
      ],
    },
  ];
}
