import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { Media } from '@parvis/api/entities/media';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

vi.mock('../../lib/texts/store.ts', () => ({ texts: { locale: () => 'fr-FR', subscribe: () => () => {} } }));
vi.mock('../../lib/api/client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
const { refreshByEvent: refreshFor } = await import('../../lib/api/cache.ts');
const { caseKeys } = await import('../../lib/api/cacheKeys.ts');
const { queryClient } = await import('../../lib/api/queryClient.ts');
const { getCaseMediaQuery: caseMediaQuery, updateMessageMedia: withMedia } = await import('./caseMedia.ts');
const { describeMedia: describeFilm } = await import('./sentMedia.ts');

const of = { side: 'mobile', cuid: 'town', csid: 'c' } as const;
const key = caseKeys.messages('mobile', 'c');
const photo = (id: string, alt?: string): Media => ({
  id,
  kind: 'image',
  width: 4,
  height: 3,
  ...(alt !== undefined && { alt }),
});
const message = (msgId: number, ...media: Media[]): CaseMessage => ({
  id: `m-${msgId}`,
  msgId,
  csid: 'c',
  msgCdatim1: '2026-01-01T00:00:00.000Z',
  mine: false,
  ...(media.length > 0 && { media }),
});
const known = [message(1), message(2, photo('a'), photo('b', 'Un banc'))];
const shown = () =>
  queryClient
    .getQueryData<readonly CaseMessage[]>(key)
    ?.flatMap(({ media = [] }) => media.map(({ id, alt }) => `${id} ${alt ?? '-'}`));

/** Fakes a server. @returns the addresses called */
function serving(files: () => readonly Media[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const all = [{ msgId: 2, msgCdatim1: '2026-01-01T00:00:00.000Z', mine: false, media: files() }];
    const data = address === callAddress(mobileCalls.describeMedia, { cuid: 'town' }) ? files() : all;
    return Response.json({ rslt: { data } });
  });
  return asked;
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test.each<[string, readonly Media[], string]>([
  ['described', [photo('a', 'Une fuite')], 'Une fuite,Un banc'],
  ['described anew', [photo('b', 'Un siège')], ',Un siège'],
  ['described no more', [photo('b')], ','],
  ['of another message', [photo('z', 'Rien')], ',Un banc'],
])('a file %s is updated in its message', (_, files, alts) => {
  const [first, second] = withMedia(known, files);
  expect(second?.media?.map(({ alt }) => alt ?? '').join()).toBe(alts);
  // Unchanged messages keep their identity.
  expect(first).toBe(known[0]);
});
test('an event updates a photo’s description in the shown conversation', async () => {
  let alt = 'Une fuite';
  serving(() => [photo('a', alt)]);
  queryClient.setQueryData(key, known);
  const stop = new QueryObserver(queryClient, caseMediaQuery(of)).subscribe(() => {});
  await vi.waitFor(() => expect(shown()).toEqual(['a Une fuite', 'b Un banc']));
  alt = 'Une fuite au plafond';
  refreshFor({ type: 'case', cuid: 'town', csid: 'c', msgId: 2 });
  await vi.waitFor(() => expect(shown()).toEqual(['a Une fuite au plafond', 'b Un banc']));
  stop();
});

test('an own description appears once the server has it', async () => {
  const asked = serving(() => [photo('a', 'Une fuite')]);
  queryClient.setQueryData(key, known);
  await describeFilm({ ...of, media: photo('a') }, { alt: 'Une fuite' });
  expect(shown()).toEqual(['a Une fuite', 'b Un banc']);
  expect(asked).toEqual([callAddress(mobileCalls.describeMedia, { cuid: 'town' })]);
});
