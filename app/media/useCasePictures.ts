import { imageAddress } from '@parvis/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { baseOf } from '../data/bases.ts';
import { caseMediaQuery, type MediaOf } from './caseMedia.ts';
import { type ShownPicture, together } from './casePictures.ts';
import { heldAddress } from './pictures.ts';

/** Where a picture of a case is large: here, where it was sent from here, else at the server. */
const largeAddress = ({ side, cuid }: MediaOf, id: string): string =>
  heldAddress(id) ?? baseOf(cuid) + imageAddress(side, { cuid, id, size: 'large' });

/** All pictures of a case, the oldest first; without the network those of the message. */
export function useCasePictures(of: MediaOf, own: readonly ShownPicture[]): readonly ShownPicture[] {
  // Others may have come since it was closed.
  const { data = [] } = useQuery({ ...caseMediaQuery(of), staleTime: 0 });
  const all = data.flatMap(({ media, mine }) =>
    media
      .filter(({ kind }) => kind === 'image')
      .map((one) => {
        const { id, alt } = one;
        return { id, alt, large: largeAddress(of, id), mine: mine && !of.isReadOnly ? one : undefined };
      }),
  );
  return together(all, own);
}
