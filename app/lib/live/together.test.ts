import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelsOf, fakeLocks, fakeTalks } from '../api/testing/tabs.ts';
import { fakeSources } from './testing/fakeSource.ts';
import { followTogether } from './together.ts';

const MESSAGE = '{"type":"message","cuid":"town","csid":"c","msgId":3}';

/** A tab: what happens to it, and what it was told of its stream. */
interface Tab {
  readonly page: EventTarget & { hidden: boolean };
  readonly frame: EventTarget;
  readonly told: string[];
  readonly stream: ReturnType<typeof followTogether>;
  readonly happens: (to: 'page' | 'frame', type: string, more?: object) => Promise<void>;
}

let sources: ReturnType<typeof fakeSources>;
let talks: ReturnType<typeof fakeTalks>;
/** The tab that runs now: its channels are frozen with it. */
let frozen: { is: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeSources();
  talks = fakeTalks();
  vi.stubGlobal('EventSource', sources.FakeSource);
  vi.stubGlobal('navigator', { locks: fakeLocks().locks });
  vi.stubGlobal(
    'BroadcastChannel',
    channelsOf(talks, () => {
      const tab = frozen;
      return () => tab.is;
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function opensTab(): Promise<Tab & { freeze: () => void }> {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const frame = new EventTarget();
  const own = { is: false };
  const enter = () => {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', frame);
    frozen = own;
  };
  enter();
  const told: string[] = [];
  const stream = followTogether('/live', {
    onEvent: ({ msgId }) => told.push(`message ${msgId}`),
    onOpen: () => told.push('open'),
    onReset: () => told.push('reset'),
    onTrouble: () => told.push('trouble'),
  });
  await passes(0);
  return {
    page,
    frame,
    told,
    stream,
    happens: async (to, type, more = {}) => {
      enter();
      ({ page, frame })[to].dispatchEvent(Object.assign(new Event(type), more));
      await passes(0);
    },
    freeze: () => {
      own.is = true;
    },
  };
}

const last = () => sources.opened.at(-1) ?? expect.fail('no stream');

describe('two tabs', () => {
  it('hold one stream, of which both are told all that comes', async () => {
    const tabs = [await opensTab(), await opensTab()];
    expect(sources.opened).toHaveLength(1);
    last().opens();
    last().comes(MESSAGE, '1 2');
    last().comes('{"type":"reset"}', '1 3');
    last().comes('no json', '1 4');
    last().comes('{"type":7}', '1 5');
    for (const { told, stream } of tabs)
      expect([told, stream.status()]).toEqual([['open', 'message 3', 'reset'], 'open']);
    last().fails();
    expect(tabs.map(({ stream }) => stream.status())).toEqual(['lost', 'lost']);
  });

  it('of which one is opened later: it is told how the stream stands', async () => {
    const first = await opensTab();
    last().opens();
    const second = await opensTab();
    expect([second.told, second.stream.status()]).toEqual([['open'], 'open']);
    expect(first.told).toEqual(['open']);
  });

  it('of which the one that holds it is closed: the other goes on behind what came last', async () => {
    const [first, second] = [await opensTab(), await opensTab()];
    last().opens();
    last().comes(MESSAGE, '1 2');
    first.stream.stop();
    await passes(0);
    expect(sources.held().map(({ address }) => address)).toEqual(['/live?after=1%202']);
    last().opens();
    expect(second.told).toEqual(['open', 'message 3', 'open']);
  });

  it('of which the one that holds it is frozen: the other takes it, and the first has it told once it is back', async () => {
    const [first, second] = [await opensTab(), await opensTab()];
    last().opens();
    await first.happens('page', 'freeze');
    expect(sources.held()).toHaveLength(1);
    last().opens();
    last().comes(MESSAGE, '1 2');
    expect(second.told).toEqual(['open', 'open', 'message 3']);
    first.told.length = 0;
    await first.happens('page', 'resume');
    expect([first.told, first.stream.status(), sources.held().length]).toEqual([['open'], 'open', 1]);
    await passes(1_000);
    expect(first.told).toEqual(['open']);
  });
  it('of which the one that holds it is out of sight when it fails: the other holds it', async () => {
    const [first, second] = [await opensTab(), await opensTab()];
    last().opens();
    first.page.hidden = true;
    await first.happens('page', 'visibilitychange');
    last().fails();
    await passes(0);
    expect(sources.held()).toHaveLength(1);
    last().opens();
    expect(second.stream.status()).toBe('open');
    first.page.hidden = false;
    await first.happens('page', 'visibilitychange');
    expect([first.stream.status(), sources.held().length]).toEqual(['open', 1]);
  });
});

describe('one tab', () => {
  it('lets its stream go after a minute out of sight, and is caught up at once when it is looked at', async () => {
    const tab = await opensTab();
    last().opens();
    last().comes(MESSAGE, '1 2');
    tab.page.hidden = true;
    await tab.happens('page', 'visibilitychange');
    await passes(60_000);
    expect(sources.held()).toHaveLength(0);
    tab.page.hidden = false;
    await tab.happens('page', 'visibilitychange');
    expect(sources.held().map(({ address }) => address)).toEqual(['/live?after=1%202']);
    last().opens();
    await passes(1_000);
    expect(tab.told).toEqual(['open', 'message 3', 'open']);
  });
  it('that is back fetches what it missed within a second, though its stream does not open', async () => {
    const tab = await opensTab();
    last().opens();
    await tab.happens('frame', 'pagehide');
    tab.told.length = 0;
    await tab.happens('frame', 'pageshow', { persisted: true });
    await passes(1_000);
    expect(tab.told).toEqual(['open']);
  });
});

it('each tab holds its own stream on plain http, where a browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  await opensTab();
  await opensTab();
  expect(sources.held()).toHaveLength(2);
});
