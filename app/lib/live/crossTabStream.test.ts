import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelsOf, fakeLocks, fakeTalks } from '../api/testing/tabs.ts';
import { openCrossTabStream } from './crossTabStream.ts';
import { fakeSources } from './testing/fakeSource.ts';

const MESSAGE = '{"type":"message","cuid":"town","csid":"c","msgId":3}';

interface Tab {
  readonly page: EventTarget & { hidden: boolean };
  readonly frame: EventTarget;
  readonly told: string[];
  readonly stream: ReturnType<typeof openCrossTabStream>;
  readonly happens: (to: 'page' | 'frame', type: string, more?: object) => Promise<void>;
}

let sources: ReturnType<typeof fakeSources>;
let talks: ReturnType<typeof fakeTalks>;
/** Whether the running tab, and so its channel, is frozen. */
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
  const stream = openCrossTabStream('/live', {
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

describe('two tabs on one stream', () => {
  it('open one connection, and both receive its events', async () => {
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

  it('send the stream’s status to a tab that opens later', async () => {
    const first = await opensTab();
    last().opens();
    const second = await opensTab();
    expect([second.told, second.stream.status()]).toEqual([['open'], 'open']);
    expect(first.told).toEqual(['open']);
  });

  it('hand over when the holder closes: the other resumes after the last event', async () => {
    const [first, second] = [await opensTab(), await opensTab()];
    last().opens();
    last().comes(MESSAGE, '1 2');
    first.stream.stop();
    await passes(0);
    expect(sources.held().map(({ address }) => address)).toEqual(['/live?after=1%202']);
    last().opens();
    expect(second.told).toEqual(['open', 'message 3', 'open']);
  });

  it('hand over when the holder is frozen, and catch it up on its return', async () => {
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
  it('hand over when the connection of a hidden holder fails', async () => {
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

describe('one tab alone', () => {
  it('releases its stream after a minute hidden, and catches up when visible', async () => {
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
  it('catches up within a second of its return, even without a connection', async () => {
    const tab = await opensTab();
    last().opens();
    await tab.happens('frame', 'pagehide');
    tab.told.length = 0;
    await tab.happens('frame', 'pageshow', { persisted: true });
    await passes(1_000);
    expect(tab.told).toEqual(['open']);
  });
});

it('each tab opens its own stream on plain http, where there are no locks', async () => {
  vi.stubGlobal('navigator', {});
  await opensTab();
  await opensTab();
  expect(sources.held()).toHaveLength(2);
});
