import { CallFailed, type Client } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';
import type { Played } from '@parvis/questionnaire/model/played';
import { type NewItem, type OutboxItem, sendCalls } from '../../api/outgoing.ts';
import { createOutbox } from '../outbox.ts';
import type { OutboxStorage } from '../storage.ts';

/** A store in the memory, which a test can look into. */
export const storageOf = (items = new Map<string, OutboxItem>()): OutboxStorage => ({
  all: async () => [...items.values()],
  put: async (item) => void items.set(item.id, item),
  change: async (id, to) => {
    const item = items.get(id);
    const next = item && to(item);
    if (next) items.set(id, next);
    else items.delete(id);
  },
  remove: async (id) => void items.delete(id),
});

/** A text that is sent. */
export const text = (id: string, csid = 'case-1', crUid = 'me'): NewItem => ({
  kind: 'txt',
  id,
  cuid: 'town',
  csid,
  crUid,
  shown: { txt: id },
  body: { csid, id, txt: id },
});

const played = { flags: [], mode: 'whole', events: [{ type: 'ABORT' }] } satisfies Played;

/** Answers to the question of a number. */
export const answer = (id: string, msgIdAnswer: number): NewItem => ({
  kind: 'form',
  id,
  cuid: 'town',
  csid: 'case-1',
  crUid: 'me',
  shown: { msgIdAnswer },
  body: { csid: 'case-1', id, msgIdAnswer, played },
});

/** A whole report, which its case begins with. */
export const report = (csid: string): NewItem => ({
  kind: 'case',
  id: csid,
  cuid: 'town',
  csid,
  crUid: 'me',
  shown: {},
  body: { csid, qrid: 'code', ccatCode: 'bins', questionnaireId: 'bins', played },
});

/** What the server says no with. */
export const refused = (code: ErrorCode) =>
  new CallFailed(sendCalls.txt.path, { kind: 'refused', status: 400, error: { code } });

/** A network that answers what the test says, and notes what arrived. */
export const network = () => {
  const arrived: string[] = [];
  let now: (id: string) => Promise<unknown> = async () => [];
  const client: Pick<Client, 'call'> = {
    call: async (_call, ...rest) => {
      const { body } = rest[0] as { body: { id?: string; csid: string } };
      // A report is sent under the id of its case.
      const { id = body.csid } = body;
      const result = await now(id);
      arrived.push(id);
      return result as never;
    },
  };
  return { client, arrived, answers: (next: typeof now) => (now = next) };
};

/** No network. */
export const offline = async (): Promise<never> => {
  throw new CallFailed(sendCalls.txt.path, { kind: 'offline' });
};

/** The outbox of a person on a network. */
export const outboxOn = (client: Pick<Client, 'call'>, storage = storageOf(), crUid = 'me') =>
  createOutbox({ client, storage, crUid: () => crUid, onSent: () => {} });

/** What comes back of one item alone: a page of a proxy, or a server that fails over it. */
export const proxyFails = () =>
  new CallFailed('x', { kind: 'refused', status: 502, error: { code: 'unavailable' }, foreign: true });
export const serverFails = () => refused('internal');
