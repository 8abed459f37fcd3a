import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '../../scripts/project.mjs';
import { findFreePort } from '../../server/testing/findFreePort.ts';
import { until } from '../faults/wait.ts';
import { type Child, startChild } from './child.ts';
import type { Engine, Installed, Key, Screen } from './engine.ts';
import { type Session, webdriver } from './webdriver.ts';

const HOUSES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** Versioned folder, on Debian below the architecture's. */
function findMiniBrowser(): string | undefined {
  const inside = (folder: string): string[] => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  for (const house of HOUSES)
    for (const folder of [
      house,
      ...inside(house)
        .filter((name) => name.endsWith('-gnu'))
        .map((name) => join(house, name)),
    ])
      for (const name of inside(folder))
        if (/^webkit2gtk-4\.\d$/.test(name) && inside(join(folder, name)).includes('MiniBrowser'))
          return join(folder, name, 'MiniBrowser');
  return undefined;
}

const driver = findOnPath('WebKitWebDriver');
const screenServer = findOnPath('Xvfb');
const miniBrowser = findMiniBrowser();
const missing = [
  ...(driver ? [] : ['WebKitWebDriver']),
  ...(miniBrowser ? [] : ['MiniBrowser of WebKitGTK']),
  ...(screenServer ? [] : ['Xvfb']),
];

const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Space: ' ',
};

const OPTIONS = {
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
};

const pointer = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const pressed = (key: Key) => ({
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value: KEYS[key] },
    { type: 'keyUp', value: KEYS[key] },
  ],
});

const idOf = (element: unknown): string => String(Object.values(element as object)[0]);

function engineOf(session: Session, close: () => Promise<void>): Engine {
  return {
    name: 'WebKit',
    open: async (url) => void (await session.post('/url', { url })),
    back: async () => void (await session.post('/back')),
    ask: (run, argument) =>
      session.post('/execute/sync', {
        script: `return (${run})(arguments[0])`,
        args: [argument],
      }) as never,
    click: async (x, y) => void (await session.post('/actions', { actions: [pointer(x, y)] })),
    key: async (key) => void (await session.post('/actions', { actions: [pressed(key)] })),
    text: async (text) => {
      const field = idOf(await session.get('/element/active'));
      await session.post(`/element/${field}/value`, { text });
    },
    picture: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    close,
  };
}

async function start({ width, height }: Screen): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-webkit-'));
  const children: Child[] = [];
  const close = async () => {
    for (const child of children.reverse()) await child.end();
    // Helper processes may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  };
  try {
    // Without a window manager focus follows the pointer, which starts in the centre.
    const size = `${width}x${height}x24`;
    const shown = startChild(screenServer ?? '', [
      '-displayfd',
      '3',
      '-screen',
      '0',
      size,
      '-nolisten',
      'tcp',
    ]);
    children.push(shown);
    const port = await findFreePort();
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const home = { XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder };
    const started = startChild(driver ?? '', [`--port=${port}`], {
      ...home,
      DISPLAY: `:${await shown.told()}`,
      TZ: 'Europe/Paris',
      LANG: 'C.UTF-8',
      NO_AT_BRIDGE: '1',
      MESA_SHADER_CACHE_DISABLE: 'true',
      // Needs an unprivileged user.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    children.push(started);
    const { isReady, begin } = webdriver(`http://127.0.0.1:${port}`);
    await until('The driver of WebKit listens', isReady);
    const session = await begin(OPTIONS);
    children.push({ told: started.told, end: async () => void (await session.end().catch(() => undefined)) });
    await session.post('/window/rect', { x: 0, y: 0, width, height });
    return engineOf(session, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** WebKitGTK over WebDriver, on a virtual screen. */
export const webkit: Installed = {
  name: 'WebKit',
  missing: missing.length > 0 ? `${missing.join(', ')}: not installed` : undefined,
  start,
};
