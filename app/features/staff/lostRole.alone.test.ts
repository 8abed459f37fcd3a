import { CallFailed, type Failure } from '@parvis/api/client';
import { createStore } from '@parvis/locales/store';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';

vi.mock('../../lib/texts/store.ts', () => ({ texts: { locale: () => 'fr-FR', subscribe: () => () => {} } }));
const { watchForbiddenQueries: lookWhenForbidden, watchForbiddenReplies: lookWhenReplyForbidden } =
  await import('./lostRole.ts');

const refused = (status: number, code: 'forbidden' | 'internal', foreign = false): Failure => ({
  kind: 'refused',
  status,
  error: { code },
  ...(foreign && { foreign }),
});

test.each<[string, Failure, boolean]>([
  ['is refused', refused(403, 'forbidden'), true],
  ['is refused by something on the way', refused(403, 'forbidden', true), false],
  ['fails', refused(500, 'internal'), false],
  ['has no network', { kind: 'offline' }, false],
])(
  'refetches roles after a query only if the site forbids it: a query that %s',
  async (_, failure, isAsked) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const end = lookWhenForbidden(client);
    await client.fetchQuery({ queryKey: ['siteRole', 'r'], queryFn: async () => 'a role' });
    const list = client.fetchQuery({
      queryKey: ['cases'],
      queryFn: () => Promise.reject(new CallFailed('x', failure)),
    });
    await expect(list).rejects.toThrow();
    const roles = client.getQueryCache().find({ queryKey: ['siteRole', 'r'] });
    expect(roles?.state.isInvalidated).toBe(isAsked);
    end();
    client.clear();
  },
);
test('refetches roles once after a forbidden reply', async () => {
  const reply = { id: 'a', kind: 'staff', csid: 'c' } as unknown as OutboxItem;
  const items = createStore<readonly OutboxItem[]>([{ ...reply, refused: 'forbidden' }]);
  const client = new QueryClient();
  const renewed = vi.spyOn(client, 'invalidateQueries');
  const outbox = Promise.resolve({ items: items.get, subscribe: items.subscribe });
  const end = lookWhenReplyForbidden(client, outbox);
  await outbox;
  const told = (...all: OutboxItem[]) => items.set([...items.get().slice(0, 1), ...all]);

  told({ ...reply, id: 'b' });
  told({ ...reply, id: 'b', refused: 'badRequest' });
  expect(renewed).not.toHaveBeenCalled();
  told({ ...reply, id: 'b', refused: 'forbidden' });
  told({ ...reply, id: 'b', refused: 'forbidden' });
  expect(renewed).toHaveBeenCalledOnce();
  end();
});
