import { beforeEach, expect, it, vi } from 'vitest';

type Link = { rel?: string; href?: string };

/** And its head before and after. */
function page(controller?: object, hints = true) {
  const tasks: (() => void)[] = [];
  const appended: Link[] = [];
  const told: string[] = [];
  let isRefused = false;
  const createElement = () => ({ relList: { supports: () => hints } });
  const querySelector = (selector: string) => (selector.includes('/assets/there.js"') ? {} : null);
  vi.stubGlobal('document', {
    createElement,
    querySelector,
    head: { append: (link: Link) => appended.push(link) },
  });
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => {
    told.push(type);
    return !isRefused;
  });
  const run = () => {
    for (const task of tasks.splice(0)) task();
    return appended.map(({ rel, href }) => `${rel} ${href}`);
  };
  const refuse = () => {
    isRefused = true;
  };
  return { appended, run, told, refuse };
}

const loaded = async () => {
  vi.resetModules();
  return (await import('./inPage/preload.ts')).__vitePreload;
};

beforeEach(() => vi.unstubAllGlobals());

it('adds hints in separate tasks, once each, and none for loaded files', async () => {
  const preload = await loaded();
  const { appended, run } = page();
  const files = ['assets/page.js', 'assets/there.js', 'assets/part.js'];
  expect(await preload(async () => 'page', files)).toBe('page');
  await preload(async () => 'page', files);
  expect(appended).toEqual([]);
  expect(run()).toEqual(['modulepreload /assets/page.js', 'modulepreload /assets/part.js']);
});

it('adds no hints under a worker or without files', async () => {
  const preload = await loaded();
  const { run } = page({});
  await preload(async () => 'page', ['assets/page.js']);
  await preload(async () => 'page');
  expect(run()).toEqual([]);
});

it('reports a missing file, and fails unless prevented', async () => {
  const preload = await loaded();
  const { told, refuse } = page();
  const gone = async () => Promise.reject(new Error('gone'));
  await expect(preload(gone)).rejects.toThrow('gone');
  refuse();
  await expect(preload(gone)).resolves.toBeUndefined();
  expect(told).toEqual(['vite:preloadError', 'vite:preloadError']);
});
