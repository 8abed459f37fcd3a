import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ack } from '../features/notifications/workerContext.ts';
import type { Page, WorkerScope } from './workerScope.ts';

let acks: Ack[];
vi.mock('../features/notifications/workerStorage.ts', () => ({
  readWorkerContext: async () => ({ ack: '/ack' }),
  saveAck: async (ack: Ack) => void acks.push(ack),
  listAcks: async () => [],
  deleteAcks: async () => undefined,
}));
const { handleClick: pressed, handleClose: putAway } = await import('./notificationClicks.ts');

let did: string[];
type Answers = 'opens' | 'silent' | 'foreign';

const page = (path: string, answers: Answers = 'opens', more: Partial<Page> = {}): Page => ({
  ...{ url: `https://site.example${path}`, focused: false, visibilityState: 'hidden' },
  focus: async () => void did.push(`focus ${path}`),
  navigate: async (url) => {
    if (answers === 'foreign') throw new TypeError('not mine');
    did.push(`navigate ${path} → ${new URL(url).pathname}`);
  },
  postMessage: (message, [port] = []) => {
    // Lets the timeout pass.
    if (answers !== 'opens') return void vi.runOnlyPendingTimers();
    did.push(`tell ${path} → ${Reflect.get(Object(message), 'path')}`);
    (port as MessagePort).postMessage(true);
  },
  ...more,
});
const workerWith = (pages: readonly Page[]) =>
  ({
    location: new URL('https://site.example'),
    registration: {},
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
  }) as unknown as WorkerScope;
const notification = (url = '/m/case/town/c1', data: object = {}) =>
  ({
    data: { id: 'a', ack: 'word', url, messages: 1, ...data },
    close: () => did.push('close'),
  }) as unknown as Notification;

beforeEach(() => {
  did = [];
  acks = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const CASE = '/m/case/town/c1';

it.each<[string, Page[], string[]]>([
  ['none is open', [], [`open https://site.example${CASE}`]],
  [
    'the case is open',
    [page('/m/home', 'opens', { focused: true }), page(CASE)],
    [`focus ${CASE}`, `tell ${CASE} → ${CASE}`],
  ],
  [
    'another page is looked at',
    [page('/m/info'), page('/m/home', 'opens', { focused: true })],
    ['focus /m/home', `tell /m/home → ${CASE}`],
  ],
  [
    'another page is in sight',
    [page('/m/info'), page('/m/home', 'opens', { visibilityState: 'visible' })],
    ['focus /m/home', `tell /m/home → ${CASE}`],
  ],
  [
    'what is open is no page of the app',
    [page('/samples/1'), page('/book/')],
    [`open https://site.example${CASE}`],
  ],
  ['its page does not answer', [page('/m/home', 'silent')], ['focus /m/home', `navigate /m/home → ${CASE}`]],
  [
    'its page is another worker’s',
    [page('/m/home', 'foreign')],
    ['focus /m/home', `open https://site.example${CASE}`],
  ],
])('a press opens the case where %s', async (_, pages, done) => {
  await pressed(workerWith(pages), notification());
  expect(did).toEqual(['close', ...done]);
  expect(acks).toEqual([{ id: 'a', ack: 'word', state: 'clicked' }]);
});
it('a dismissal is acknowledged', async () => {
  await putAway(workerWith([]), notification());
  expect(acks).toEqual([{ id: 'a', ack: 'word', state: 'dismissed' }]);
});
