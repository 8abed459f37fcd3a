import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let led: string[];
let refreshed: unknown[];
let answers: unknown[];
vi.mock('wouter/use-browser-location', () => ({ navigate: (path: string) => led.push(path) }));
vi.mock('../../lib/live/sharedLive.ts', () => ({
  applyLiveEvent: (event: unknown) => refreshed.push(event),
}));
const { handleWorkerMessages: hearWorker } = await import('./handleWorkerMessages.ts');
const { entries, markRead: noteRead } = await import('./notificationEntries.ts');

const CASE = '/m/case/town/c1';
const pushed = (more: object = {}) => ({
  type: 'pushed',
  notification: {
    ...{ id: 'n1', type: 'caseMsg', csid: 'c1', cuid: 'town', msgId: 7, crUid: 'jo', staff: false },
    ...{ title: 'Ville', body: 'Du nouveau', language: 'fr-FR', url: CASE },
    ...{ tag: 'c1', at: '2026-11-26T10:00:00Z', ack: 'a', ...more },
  },
});

let tell: (data: unknown) => void;
const onSubscription = vi.fn();
const page = { hidden: false, hasFocus: () => true };
let closed: string[];

beforeEach(() => {
  led = [];
  refreshed = [];
  answers = [];
  closed = [];
  onSubscription.mockClear();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(`https://site.example${CASE}`));
  const shown = { data: { id: 'n1', ack: 'a', url: CASE, csid: 'c1', msgId: 7, messages: 1 } };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: (_: string, hear: (event: object) => void) => {
        const port = { postMessage: (answer: unknown) => answers.push(answer) };
        tell = (data) => hear({ data, ports: [port] });
      },
      startMessages: () => undefined,
      getRegistration: async () => ({
        getNotifications: async () => [{ ...shown, close: () => closed.push('n1') }],
      }),
    },
  });
  hearWorker(onSubscription);
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, Partial<{ hidden: boolean; focused: boolean; path: string; url: string }>, boolean]>([
  ['it is looked at', {}, true],
  ['the page is out of sight', { hidden: true }, false],
  ['another window is in front', { focused: false }, false],
  ['another page is shown', { path: '/m/home' }, false],
  ['it is at another site', { url: `https://other.example${CASE}` }, false],
])(
  'answers a push whether its case is on screen: %s',
  (_, { hidden = false, focused = true, path = CASE, url = CASE }, seen) => {
    vi.stubGlobal('document', { hidden, hasFocus: () => focused });
    vi.stubGlobal('location', new URL(`https://site.example${path}`));
    tell(pushed({ url }));
    expect(answers).toEqual([seen]);
  },
);

it('keeps a push as an entry and refetches its case, until it is read', async () => {
  tell(pushed());
  expect(entries.get().messages.map(({ id }) => id)).toEqual(['n1']);
  await vi.waitFor(() =>
    expect(refreshed).toEqual([{ type: 'message', cuid: 'town', csid: 'c1', msgId: 7 }]),
  );
  await noteRead([{ csid: 'c1', msgId: 6 }]);
  expect([entries.get().messages.length, closed]).toEqual([1, []]);
  await noteRead([{ csid: 'c1', msgId: 7 }]);
  expect([entries.get().messages.length, closed]).toEqual([0, ['n1']]);
});
