import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { firstFrameOf } from './firstFrame.ts';

const built = `<html>
  <head>
    <link rel="stylesheet" href="/base.css" />
    <!--boot-->
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const page = firstFrameOf(built, '/* Why. */\nhtml {\n  color: red;\n}\n');

/** The element that the page's script adds, once it has; `frames` and `timers` are what it waits for. */
function begun({ hidden = false, frames = true } = {}) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const added: { src?: string; type?: string }[] = [];
  const waiting: { frame: (() => void)[]; timer: Map<number, () => void> } = { frame: [], timer: new Map() };
  const requestAnimationFrame = (then: () => void) => void waiting.frame.push(then);
  runInNewContext(script, {
    document: {
      hidden,
      createElement: () => ({}),
      head: { appendChild: (element: object) => void added.push(element) },
    },
    window: frames ? { requestAnimationFrame } : {},
    requestAnimationFrame,
    setTimeout: (then: () => void, after = 0) => void waiting.timer.set(after, then),
  });
  return { added, waiting };
}

it('has its rules in the page, and its scripts fetched behind what is seen', () => {
  expect(page).toContain('<style>html { color: red; }</style>');
  expect(page).not.toMatch(/<link rel="stylesheet"|<script [^>]*src/);
  const low = 'rel="modulepreload" crossorigin fetchpriority="low"';
  expect(page.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    `<link ${low} href="/assets/index-a.js">`,
    `<link ${low} href="/assets/b.js">`,
  ]);
});

it('begins after a frame, once', () => {
  const { added, waiting } = begun();
  expect(added).toEqual([]);
  for (const frame of waiting.frame) frame();
  expect(added, 'in the frame itself nothing runs').toEqual([]);
  waiting.timer.get(0)?.();
  waiting.timer.get(500)?.();
  expect(added).toEqual([{ type: 'module', crossOrigin: '', src: '/assets/index-a.js' }]);
});

it('begins where no frame comes', () => {
  const { added, waiting } = begun();
  waiting.timer.get(500)?.();
  expect(added).toHaveLength(1);
});

it.each([{ hidden: true }, { frames: false }])('begins at once where nothing is drawn: %o', (browser) =>
  expect(begun(browser).added).toHaveLength(1),
);

it.each(['/base.css', '/assets/index-a.js'])('a page that does not name %s is no page of ours', (file) =>
  expect(() => firstFrameOf(built.replace(file, ''), '')).toThrow('names no entry or no base.css'),
);
