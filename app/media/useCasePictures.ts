import { imageAddress } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Media } from '@parvis/api/entities/media';
import { useQuery } from '@tanstack/react-query';
import { baseOf } from '../data/bases.ts';
import { client } from '../data/client.ts';
import { type CaseSide, caseKeys } from '../data/keys.ts';
import { type ShownPicture, together } from './casePictures.ts';
import { heldAddress } from './pictures.ts';

/** Whose pictures. */
export interface PicturesOf {
  readonly side: CaseSide;
  readonly cuid: string;
  readonly csid: string;
}

const calls = { mobile: mobileCalls.fetchMedia, town: townCalls.fetchMedia } as const;

/** Where a picture of a case is large: here, where it was sent from here, else at the server. */
const largeAddress = ({ side, cuid }: Omit<PicturesOf, 'csid'>, id: string): string =>
  heldAddress(id) ?? baseOf(cuid) + imageAddress(side, { cuid, id, size: 'large' });

/** All pictures of a case, the oldest first; without the network those of the message. */
export function useCasePictures(of: PicturesOf, own: readonly ShownPicture[]): readonly ShownPicture[] {
  const { side, cuid, csid } = of;
  const { data = [] } = useQuery({
    queryKey: [...caseKeys.messages(side, csid), 'pictures'],
    // Others may have come since it was closed.
    staleTime: 0,
    queryFn: async (): Promise<readonly (Media & { mine: boolean })[]> =>
      (await client.call(calls[side], { cuid, body: { csid } })).flatMap(({ media, mine }) =>
        media.map((one) => ({ ...one, mine })),
      ),
  });
  const all = data
    .filter(({ kind }) => kind === 'image')
    .map(({ mine, ...one }) => {
      const { id, alt } = one;
      return { id, alt, large: largeAddress(of, id), mine: mine ? one : undefined };
    });
  return together(all, own);
}
