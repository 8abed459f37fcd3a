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

/** Times in ms. */
export type SubjectBench = {
  kinds: Kind[];
  themed: boolean;
  /** With layout, then removes them. */
  mount: (kind: Kind, count: number) => { ms: number; nodes: number };
  show: (kind: Kind, count: number) => void;
  /**
   * The customer's colours, drawn each time.
   * @returns React renders for each
   */
  change: (times: number) => Promise<number>;
  /** By class-less elements: the browser's own cost. */
  strip: () => void;
  hide: () => void;
};

const nextFrame = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

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

  let shown: ReturnType<typeof show> | undefined;
  const bench: SubjectBench = {
    kinds: Object.keys(make) as Kind[],
    themed: subject.themed,
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
    show: (kind, count) => {
      shown = show(several(kind, count));
      shown.render('blue');
      settle();
    },
    change: async (times) => {
      const atFirst = commits.count;
      for (let time = 0; time < times; time += 1) {
        const brand = time % 2 === 0 ? 'green' : 'blue';
        if (paint) paint(brand);
        else shown?.render(brand);
        await nextFrame();
      }
      return (commits.count - atFirst) / times;
    },
    strip: () => {
      const bare = ground.cloneNode(true) as HTMLElement;
      for (const element of bare.querySelectorAll('*')) {
        element.removeAttribute('class');
        element.removeAttribute('style');
      }
      bench.hide();
      ground.append(...bare.childNodes);
      settle();
    },
    hide: () => {
      flushSync(() => shown?.root.unmount());
      shown = undefined;
      ground.replaceChildren();
    },
  };
  Object.assign(window, { bench });
}
