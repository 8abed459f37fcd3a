import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Brand, Kind, Subject } from '../subjects/subject.ts';
import { commits } from './commits.ts';

const load: Readonly<Record<string, () => Promise<{ subject: Subject }>>> = {
  parvis: () => import('../subjects/parvis.tsx'),
  mui: () => import('../subjects/mui.tsx'),
  mantine: () => import('../subjects/mantine.tsx'),
  radix: () => import('../subjects/radix.tsx'),
  chakra: () => import('../subjects/chakra.tsx'),
  chatscope: () => import('../subjects/chatscope.tsx'),
  smastrom: () => import('../subjects/smastrom.tsx'),
};

/** What the runner calls in the page. Times are milliseconds. */
export type SubjectBench = {
  kinds: Kind[];
  themed: boolean;
  /** Renders and lays out `count` of a component, then removes them. */
  mount: (kind: Kind, count: number) => { ms: number; nodes: number };
  /** Mounts `count`, changes the customer's colours, and tells how long script, style and layout took. */
  retheme: (kind: Kind, count: number, times: number) => Promise<{ ms: number[]; commits: number }>;
};

const nextFrame = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const isThemed = (subject: Subject) => !['chatscope', 'react-rating'].includes(subject.name);

export async function open(name: string): Promise<void> {
  const subject = (await load[name]?.())?.subject;
  const ground = document.getElementById('ground');
  if (!subject || !ground) throw new Error(`No library is called "${name}".`);
  const { Ground, make, paint } = subject;
  paint?.('blue');

  const show = (items: ReactNode[]) => {
    const root = createRoot(ground);
    const render = (brand: Brand) =>
      flushSync(() =>
        root.render(
          <Ground brand={brand}>
            <div>{items}</div>
          </Ground>,
        ),
      );
    return { root, render };
  };
  const several = (kind: Kind, count: number) =>
    Array.from({ length: count }, (_, n) => <div key={String(n)}>{make[kind]?.(n)}</div>);
  const settle = () => ground.getBoundingClientRect().height;

  const bench: SubjectBench = {
    kinds: Object.keys(make) as Kind[],
    themed: isThemed(subject),
    mount: (kind, count) => {
      const items = several(kind, count);
      const before = performance.now();
      const { root, render } = show(items);
      render('blue');
      settle();
      const ms = performance.now() - before;
      const nodes = ground.querySelectorAll('*').length;
      flushSync(() => root.unmount());
      return { ms, nodes };
    },
    retheme: async (kind, count, times) => {
      const { root, render } = show(several(kind, count));
      render('blue');
      const change = paint ?? render;
      const ms: number[] = [];
      const atFirst = commits.count;
      for (let time = 0; time < times; time += 1) {
        await nextFrame();
        const before = performance.now();
        change(time % 2 === 0 ? 'green' : 'blue');
        settle();
        ms.push(performance.now() - before);
      }
      const done = { ms, commits: (commits.count - atFirst) / times };
      flushSync(() => root.unmount());
      return done;
    },
  };
  Object.assign(window, { bench });
}
