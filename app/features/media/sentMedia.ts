import { captionsAddress } from '@parvis/api/addresses';
import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import type { Media } from '@parvis/api/entities/media';
import { useQuery } from '@tanstack/react-query';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { buildCaptions } from './captionRows.ts';
import { type MediaScope, updateCachedMedia } from './caseMedia.ts';
import { readCaptions } from './readCaptions.ts';

export interface SentMedia extends MediaScope {
  readonly media: Media;
}

const calls = { mobile: mobileCalls.describeMedia, town: townDiscussCalls.describeMedia } as const;

export const getCaptionsAddress = ({ side, cuid }: MediaScope, { id, captions }: Media): string | undefined =>
  captions && getCustomerHost(cuid) + captionsAddress(side, { cuid, id, version: captions.version });

async function fetchText(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: address.startsWith('/') ? 'same-origin' : 'include' });
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return answer.blob();
}

/** @throws on a failed request */
export async function fetchCaptions(address: string, language: string): Promise<Captions> {
  const found = await readCaptions(await fetchText(address), 'en');
  const rows = 'rows' in found ? found.rows : [];
  return { language, cues: [...buildCaptions(rows, Number.POSITIVE_INFINITY).cues] };
}

/** Players load no tracks from other hosts. */
export const useRemoteCaptions = (address: string | undefined, language: string): Captions | undefined =>
  useQuery({
    queryKey: ['captions', address],
    enabled: address !== undefined && !address.startsWith('/'),
    queryFn: () => fetchCaptions(address ?? '', language),
  }).data;

/** Omitted fields stay. */
type MediaDescription = Pick<BodyOf<(typeof mobileCalls)['describeMedia']>, 'alt' | 'captions' | 'noSpeech'>;

/** @throws CallFailed */
export async function describeMedia(
  { media, ...of }: SentMedia,
  description: MediaDescription,
): Promise<void> {
  const { side, cuid, csid } = of;
  const body = { csid, id: media.id, ...description };
  updateCachedMedia(of, await client.call(calls[side], { cuid, body }));
  await queryClient.invalidateQueries({ queryKey: caseKeys.messages(side, csid) });
}
