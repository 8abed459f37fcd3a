import { expect, test, vi } from 'vitest';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR', subscribe: () => () => {} } }));
vi.mock('./client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
const { getBoardCountsQuery: boardCountsQuery, getBoardQuery: boardQuery } = await import('./boardQuery.ts');
const { queryClient } = await import('./queryClient.ts');

test('a board pages by cursor, requests counts once, and ends', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const next = asked.length < 3 ? `place ${asked.length}` : undefined;
    return new Response(JSON.stringify({ rslt: { data: [], next } }));
  });
  await queryClient.fetchInfiniteQuery({ ...boardQuery('town', { filter: 'mine', search: '' }), pages: 9 });
  expect(asked).toEqual([
    { limit: 50, filter: 'mine', counts: true },
    { limit: 50, filter: 'mine', before: 'place 1' },
    { limit: 50, filter: 'mine', before: 'place 2' },
  ]);
  queryClient.clear();
  vi.unstubAllGlobals();
});
test('a search covers all filters', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ rslt: { data: [] } }));
  });
  await queryClient.fetchInfiniteQuery(boardQuery('town', { filter: 'mine', search: 'wc' }));
  expect(await queryClient.fetchQuery(boardCountsQuery('town'))).toBeNull();
  expect(asked).toEqual([
    { limit: 50, search: 'wc', counts: true },
    { limit: 1, counts: true },
  ]);
  queryClient.clear();
  vi.unstubAllGlobals();
});
