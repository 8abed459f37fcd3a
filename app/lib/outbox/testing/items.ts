import { CallFailed, type Client } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';
import type { Played } from '@parvis/questionnaire/model/played';
import { type NewItem, type OutboxItem, sendCalls } from '../../api/outboxItems.ts';
import { createOutbox } from '../outbox.ts';
import type { OutboxStorage } from '../storage.ts';

/** In-memory storage. */
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

export const answer = (id: string, msgIdAnswer: number): NewItem => ({
  kind: 'form',
  id,
  cuid: 'town',
  csid: 'case-1',
  crUid: 'me',
  shown: { msgIdAnswer },
  body: { csid: 'case-1', id, msgIdAnswer, played },
});

export const report = (csid: string): NewItem => ({
  kind: 'case',
  id: csid,
  cuid: 'town',
  csid,
  crUid: 'me',
  shown: {},
  body: { csid, qrid: 'code', ccatCode: 'bins', questionnaireId: 'bins', played },
});

export const refused = (code: ErrorCode) =>
  new CallFailed(sendCalls.txt.path, { kind: 'refused', status: 400, error: { code } });

/** Fakes a network and records what arrived. */
export const network = () => {
  const arrived: string[] = [];
  let now: (id: string) => Promise<unknown> = async () => [];
  const client: Pick<Client, 'call'> = {
    call: async (_call, ...rest) => {
      const { body } = rest[0] as { body: { id?: string; csid: string } };
      const { id = body.csid } = body;
      const result = await now(id);
      arrived.push(id);
      return result as never;
    },
  };
  return { client, arrived, answers: (next: typeof now) => (now = next) };
};

export const offline = async (): Promise<never> => {
  throw new CallFailed(sendCalls.txt.path, { kind: 'offline' });
};

export const outboxOn = (client: Pick<Client, 'call'>, storage = storageOf(), crUid = 'me') =>
  createOutbox({ client, storage, crUid: () => crUid, onSent: () => {} });

/** Failures of one item alone. */
export const proxyFails = () =>
  new CallFailed('x', { kind: 'refused', status: 502, error: { code: 'unavailable' }, foreign: true });
export const serverFails = () => refused('internal');
