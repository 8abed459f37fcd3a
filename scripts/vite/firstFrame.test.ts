import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineFirstFrame } from './firstFrame.ts';

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
const page = inlineFirstFrame(built, '/* Why. */\nhtml {\n  color: red;\n}\n');

interface Picture {
  complete: boolean;
  onload?: () => void;
  onerror?: () => void;
}
interface Node {
  tagName?: string;
  parentNode?: Node;
  click?: () => void;
  setAttribute?: (name: string, value: string) => void;
  removeAttribute?: (name: string) => void;
}

/** With head additions and triggers. */
function begun({ hidden = false, frames = true, pictures = [] as Picture[] } = {}) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const added: { src?: string }[] = [];
  let waiting: (() => void)[] = [];
  let atLast = () => {};
  const listeners = new Set<(event: { target: Node }) => void>();
  const requestAnimationFrame = (then: () => void) => void waiting.push(then);
  const window: {
    requestAnimationFrame?: (then: () => void) => void;
    pvPressAgain?: (root?: { contains: (node: Node) => boolean }) => void;
  } = frames ? { requestAnimationFrame } : {};
  runInNewContext(script, {
    document: {
      hidden,
      createElement: () => ({}),
      head: { appendChild: (element: object) => void added.push(element) },
      addEventListener: (_: string, listener: (event: { target: Node }) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: { target: Node }) => void) =>
        listeners.delete(listener),
      querySelectorAll: () => pictures,
    },
    window,
    requestAnimationFrame,
    setTimeout(then: () => void, after = 0) {
      if (after === 0) waiting.push(then);
      else atLast = then;
    },
  });
  return {
    added,
    /** Until none is pending. */
    goOn() {
      while (waiting.length > 0) {
        const turn = waiting;
        waiting = [];
        for (const each of turn) each();
      }
    },
    frame: () => waiting.shift()?.(),
    halfASecond: () => atLast(),
    press: (target: Node) => {
      for (const listener of listeners) listener({ target });
    },
    pressAgain: (contains: (node: Node) => boolean = () => true) => window.pvPressAgain?.({ contains }),
    /** Recorded buttons disappear. */
    endNoting: () => window.pvPressAgain?.(),
  };
}

const APP = ['/assets/b.js', '/assets/index-a.js'].map((src) => ({
  type: 'module',
  async: false,
  crossOrigin: '',
  src,
}));

it('inlines its rules and fetches scripts at low priority', () => {
  expect(page).toContain('<style>html { color: red; }</style>');
  expect(page).not.toMatch(/<link rel="stylesheet"|<script [^>]*src/);
  const low = 'rel="modulepreload" crossorigin fetchpriority="low"';
  expect(page.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    `<link ${low} href="/assets/index-a.js">`,
    `<link ${low} href="/assets/b.js">`,
  ]);
});

it('starts once after a frame', () => {
  const { added, frame, goOn, halfASecond } = begun();
  expect(added).toEqual([]);
  frame();
  expect(added, 'in the frame itself nothing runs').toEqual([]);
  goOn();
  halfASecond();
  expect(added).toEqual(APP);
});

it("starts when the first view's pictures have loaded or failed", () => {
  const pictures: Picture[] = [{ complete: true }, { complete: false }, { complete: false }];
  const { added, goOn } = begun({ pictures });
  goOn();
  expect(added).toEqual([]);
  pictures[1]?.onload?.();
  goOn();
  expect(added).toEqual([]);
  pictures[2]?.onerror?.();
  goOn();
  expect(added).toEqual(APP);
});

it.each([
  ['no frame comes', {}],
  ['a picture takes longer', { pictures: [{ complete: false }] }],
])('starts after half a second where %s', (_, page) => {
  const { added, halfASecond } = begun(page);
  halfASecond();
  expect(added).toEqual(APP);
});

it('replays each early press once in order, except on removed buttons', () => {
  const { press, pressAgain, goOn } = begun();
  const clicked: string[] = [];
  const marked = new Set<string>();
  const button = (name: string): Node => ({
    tagName: 'BUTTON',
    click: () => clicked.push(name),
    setAttribute: (attribute) => marked.add(`${name} ${attribute}`),
    removeAttribute: (attribute) => marked.delete(`${name} ${attribute}`),
  });
  const [box, gone, accept] = [button('box'), button('gone'), button('accept')];
  press({ tagName: 'svg', parentNode: { tagName: 'SPAN', parentNode: box } });
  press(gone);
  press(box);
  press({ tagName: 'P' });
  press(accept);
  expect(clicked).toEqual([]);
  const mark = 'data-pressed-early';
  expect([...marked], 'what was pressed shows it').toEqual([`box ${mark}`, `gone ${mark}`, `accept ${mark}`]);
  pressAgain((node) => node !== gone);
  goOn();
  expect(clicked).toEqual(['box', 'accept']);
  expect([...marked], 'until it is done').toEqual([`gone ${mark}`]);
  press(accept);
  goOn();
  expect(clicked, 'the app hears for itself').toEqual(['box', 'accept']);
});

it.each(['/base.css', '/assets/index-a.js'])('rejects a page that does not name %s', (file) =>
  expect(() => inlineFirstFrame(built.replace(file, ''), '')).toThrow('names no entry or no base.css'),
);
