import { applyTheme } from '@parvis/theme/css/apply';
import type { Palette } from '@parvis/theme/palette/palette';
import { resolve } from '@parvis/theme/palette/resolve';
import { Avatar } from '@parvis/ui/parts/Avatar';
import { Bubble } from '@parvis/ui/parts/Bubble';
import { MessageList, type MessageListProps } from '@parvis/ui/parts/MessageList';
import { UiTextsProvider } from '@parvis/ui/texts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { texts } from '../../../.storybook/texts.ts';

type Entry = MessageListProps<{
  id: string;
  day: { key: string; label: string };
  authorKey?: string;
  mine?: boolean;
  text: string;
}>['entries'][number];

/** Times in ms, distances in pixels. */
export type ChatBench = {
  open: (count: number) => { ms: number; nodes: number };
  prepend: (count: number) => Promise<{ ms: number; moved: number }>;
  receive: () => Promise<{ ms: number; gap: number }>;
  /** By `step` each frame; returns frame times. */
  scroll: (frames: number, step: number) => Promise<{ frames: number[]; nodes: number }>;
  change: (times: number) => Promise<void>;
  close: () => void;
};

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));

const make = (number: number): Entry => ({
  id: `m${number}`,
  day: { key: `d${Math.floor(number / 200)}`, label: `Jour ${Math.floor(number / 200)}` },
  authorKey: number % 5 < 2 ? 'me' : 'am',
  mine: number % 5 < 2,
  text: `Message ${number} : ${'le sol glisse '.repeat((Math.abs(number) % 4) + 1)}`,
});

const draw: MessageListProps<Entry>['renderEntry'] = (entry, place) => (
  <Bubble
    side={entry.mine ? 'mine' : 'others'}
    author={{ name: entry.mine ? 'Vous' : 'A. M.' }}
    avatar={<Avatar initials="AM" />}
    headless={!place.first}
    tail={place.last}
    text={entry.text}
    time="09:15"
  />
);

const ground = document.getElementById('ground');
if (!ground) throw new Error('The page has no ground.');
applyTheme(document.documentElement, resolve({}, 'light'));
ground.style.cssText = 'display:flex;height:100vh';
document.body.style.margin = '0';

const green: Palette = { hdrBg1: '#D5EFDF', msgMineBg: '#17734A', msgOthersBg: '#D5EFDF', txt: '#12261B' };

let root: Root | undefined;
let entries: Entry[] = [];
const render = (next: Entry[]) => {
  entries = next;
  flushSync(() =>
    root?.render(
      <UiTextsProvider texts={texts.fr}>
        <MessageList label="Conversation" entries={entries} renderEntry={draw} />
      </UiTextsProvider>,
    ),
  );
};
const log = () => {
  const element = ground.querySelector<HTMLElement>('[role=log]');
  if (!element) throw new Error('The conversation is not open.');
  return element;
};
const nodes = () => ground.querySelectorAll('*').length;

const bench: ChatBench = {
  open: (count) => {
    const all = Array.from({ length: count }, (_, number) => make(number));
    const before = performance.now();
    root = createRoot(ground);
    render(all);
    ground.getBoundingClientRect();
    return { ms: performance.now() - before, nodes: nodes() };
  },
  prepend: async (count) => {
    const box = log();
    box.scrollTop = 200;
    await nextFrame();
    await nextFrame();
    const seen = [...box.querySelectorAll<HTMLElement>('[data-entry]')].find(
      (row) => row.getBoundingClientRect().bottom > 40,
    );
    const end = () => seen?.getBoundingClientRect().bottom ?? Number.NaN;
    const at = end();
    const first = Number(entries[0]?.id.slice(1));
    const older = Array.from({ length: count }, (_, number) => make(first - count + number));
    const before = performance.now();
    render([...older, ...entries]);
    box.getBoundingClientRect();
    const ms = performance.now() - before;
    await nextFrame();
    return { ms, moved: Math.abs(end() - at) };
  },
  receive: async () => {
    const box = log();
    box.scrollTop = box.scrollHeight;
    await nextFrame();
    await nextFrame();
    const before = performance.now();
    render([...entries, { ...make(entries.length), authorKey: 'am', mine: false }]);
    box.getBoundingClientRect();
    const ms = performance.now() - before;
    await nextFrame();
    return { ms, gap: box.scrollHeight - box.clientHeight - box.scrollTop };
  },
  scroll: async (count, step) => {
    const box = log();
    const frames: number[] = [];
    let last = await nextFrame();
    for (let frame = 0; frame < count; frame += 1) {
      box.scrollTop -= step;
      const now = await nextFrame();
      frames.push(now - last);
      last = now;
    }
    return { frames, nodes: nodes() };
  },
  change: async (times) => {
    for (let time = 0; time < times; time += 1) {
      applyTheme(document.documentElement, resolve(time % 2 === 0 ? green : {}, 'light'));
      await nextFrame();
      await nextFrame();
    }
  },
  close: () => {
    flushSync(() => root?.unmount());
    entries = [];
  },
};
Object.assign(window, { bench });
