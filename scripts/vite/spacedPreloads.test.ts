import { expect, it } from 'vitest';
import { spaced } from './spacedPreloads.ts';

const code =
  'deps.map((dep) => { const isCss = dep.endsWith(".css"); const link = { href: dep }; document.head.appendChild(link); });';

/** A page and its style sheet are preloaded. Gives what was put into the page at once, and in the end. */
function preload(controller?: object) {
  const tasks: (() => void)[] = [];
  const appended: string[] = [];
  const head = { appendChild: ({ href }: { href: string }) => appended.push(href) };
  new Function('deps', 'document', 'navigator', 'setTimeout', spaced(code))(
    ['page.js', 'page.css'],
    { head },
    { serviceWorker: { controller } },
    (task: () => void) => tasks.push(task),
  );
  const atOnce = [...appended];
  for (const task of tasks) task();
  return { atOnce, appended };
}

it('hints for files of the app go in tasks of their own, style sheets at once', () => {
  expect(preload()).toEqual({ atOnce: ['page.css'], appended: ['page.css', 'page.js'] });
});

it('where a worker has the files, style sheets alone are put into the page', () => {
  expect(preload({})).toEqual({ atOnce: ['page.css'], appended: ['page.css'] });
});

it('another Vite is told of, not passed over', () => {
  expect(() => spaced('deps.map(document.head.append(link);')).toThrow(/otherwise than before/);
  expect(() => spaced('document.head.appendChild(link);')).toThrow(/otherwise than before/);
});
