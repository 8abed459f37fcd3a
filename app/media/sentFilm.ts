import { captionsAddress } from '@parvis/api/addresses';
import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Media } from '@parvis/api/entities/media';
import { useQuery } from '@tanstack/react-query';
import { baseOf } from '../data/bases.ts';
import { client } from '../data/client.ts';
import type { CaseMessage } from '../data/foreignMessages.ts';
import { type CaseSide, caseKeys } from '../data/keys.ts';
import { queryClient } from '../data/queryClient.ts';
import { writtenCaptions } from './captionRows.ts';
import { readCaptions } from './readCaptions.ts';

/** A file, mostly a film, that the server has. */
export interface SentFilm {
  readonly side: CaseSide;
  readonly cuid: string;
  readonly csid: string;
  readonly media: Media;
}

const calls = {
  mobile: { fetch: mobileCalls.fetchMedia, describe: mobileCalls.describeMedia },
  town: { fetch: townCalls.fetchMedia, describe: townCalls.describeMedia },
} as const;

/**
 * A film as it is described by now, and whether it is the reader's own: a conversation that is known fetches what came after
 * it alone, and captions may come later than their film. It is asked for anew with the messages of its case.
 */
export function useSentFilm({ side, cuid, csid, media }: SentFilm): { media: Media; mine: boolean } {
  const { data = [] } = useQuery({
    queryKey: [...caseKeys.messages(side, csid), 'media'],
    queryFn: () => client.call(calls[side].fetch, { cuid, body: { csid } }),
  });
  const shown = data.find((one) => one.media.some(({ id }) => id === media.id));
  const now = shown?.media.find(({ id }) => id === media.id);
  return { media: now ?? media, mine: shown?.mine ?? false };
}

/** The file of captions of a film at this host or another one of the site; nothing where there are none. */
export const captionsOf = ({ side, cuid }: SentFilm, { id, captions }: Media): string | undefined =>
  captions && baseOf(cuid) + captionsAddress(side, { cuid, id, version: captions.version });

async function lettersAt(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: address.startsWith('/') ? 'same-origin' : 'include' });
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return answer.blob();
}

/** Captions as they were written, by the address of their file. @throws where it cannot be had */
export async function captionsAt(address: string, language: string): Promise<Captions> {
  const found = await readCaptions(await lettersAt(address), 'en');
  const rows = 'rows' in found ? found.rows : [];
  return { language, cues: [...writtenCaptions(rows, Number.POSITIVE_INFINITY).cues] };
}

/** The captions of another host of the site: no player takes a track from there. */
export const useCaptionsElsewhere = (address: string | undefined, language: string): Captions | undefined =>
  useQuery({
    queryKey: ['captions', address],
    enabled: address !== undefined && !address.startsWith('/'),
    queryFn: () => captionsAt(address ?? '', language),
  }).data;

/** What is told of a file that was sent; what is left out stays. */
type Told = Pick<BodyOf<(typeof mobileCalls)['describeMedia']>, 'alt' | 'captions' | 'noSpeech'>;

/** Says what a file that was sent shows, or what is said in it. @throws CallFailed */
export async function describeFilm({ side, cuid, csid, media }: SentFilm, told: Told): Promise<void> {
  const described = await client.call(calls[side].describe, { cuid, body: { csid, id: media.id, ...told } });
  const key = caseKeys.messages(side, csid);
  // A conversation that is known fetches what came after it alone.
  queryClient.setQueryData<readonly CaseMessage[]>(key, (known) =>
    known?.map((message) =>
      message.media
        ? { ...message, media: message.media.map((one) => described.find(({ id }) => id === one.id) ?? one) }
        : message,
    ),
  );
  await queryClient.invalidateQueries({ queryKey: key });
}
