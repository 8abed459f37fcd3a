import { expect, it } from 'vitest';
import { spaced } from './spacedPreloads.ts';

it('hints for files of the app go in tasks of their own, style sheets at once', () => {
  const code =
    'link.href = dep.href;\n\t\t\t\tdocument.head.appendChild(link);\n\t\t\t\tif (isCss) return wait;';
  const tasks: (() => void)[] = [];
  const run = (isCss: boolean) => {
    const appended: unknown[] = [];
    const body = `${spaced(code)} return 'hint';`;
    const head = { appendChild: (link: unknown) => appended.push(link) };
    new Function('isCss', 'wait', 'link', 'dep', 'document', 'setTimeout', body)(
      isCss,
      'wait',
      {},
      { href: 'a' },
      { head },
      (task: () => void) => tasks.push(task),
    );
    return appended;
  };
  expect(run(true)).toHaveLength(1);
  const hints = run(false);
  expect(hints).toEqual([]);
  for (const task of tasks) task();
  expect(hints).toHaveLength(1);
});

it('another Vite is told of, not passed over', () => {
  expect(() => spaced('document.head.append(link);')).toThrow(/otherwise than before/);
});
