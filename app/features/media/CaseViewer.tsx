import { imageAddress } from '@parvis/api/addresses';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { EditIcon } from '@parvis/ui/icons/EditIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { baseOf } from '../../lib/api/bases.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { caseMediaQuery, type MediaOf } from './caseMedia.ts';
import { type ShownPicture, together } from './casePictures.ts';
import { DescribeSheet } from './DescribeSheet.tsx';
import { heldAddress } from './pictures.ts';
import { savingLink } from './saving.ts';
import { useFocusBack } from './useFocusBack.ts';

/** Where a picture of a case is large: here, where it was sent from here, else at the server. */
const largeAddress = ({ side, cuid }: MediaOf, id: string): string =>
  heldAddress(id) ?? baseOf(cuid) + imageAddress(side, { cuid, id, size: 'large' });

/** All pictures of a case, the oldest first; without the network those of the message. */
function useCasePictures(of: MediaOf, own: readonly ShownPicture[]): readonly ShownPicture[] {
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

/** Degrees of quarters, clockwise. */
const DEGREES = [0, 90, 180, 270] as const;

export type CaseViewerProps = MediaOf & {
  /** The pictures of the message that was pressed. */
  own: readonly ShownPicture[];
  /** The one that was pressed. */
  id: string;
  onClose: () => void;
};

/** All pictures of a case over the whole screen, from the one that was pressed: turned, saved, one after the other. */
export const CaseViewer = ({ own, id, onClose, ...where }: CaseViewerProps) => {
  const { t } = useTexts();
  const pictures = useCasePictures(where, own);
  const [shown, setShown] = useState(id);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  // What came meanwhile may stand before it.
  const at = Math.max(
    0,
    pictures.findIndex((one) => one.id === shown),
  );
  const quarters = turns[shown] ?? 0;
  const turn = () => setTurns((before) => ({ ...before, [shown]: (quarters + 1) % 4 }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn();
  };
  const picture = pictures[at];
  const [describing, setDescribing] = useState(false);
  useFocusBack();
  // In its place: whoever is done comes back to the picture, with its words below it.
  if (describing && picture?.mine)
    return <DescribeSheet {...where} media={picture.mine} onClose={() => setDescribing(false)} />;
  return (
    <ImageViewer
      open
      images={pictures.map(({ large, alt }) => ({
        src: large,
        alt: alt ?? t('photo.noAlt'),
        // Of one alone they are the title.
        caption: pictures.length > 1 ? alt : undefined,
      }))}
      index={at}
      onIndexChange={(next) => setShown(pictures[next]?.id ?? shown)}
      rotation={DEGREES[quarters]}
      onKeyDown={onKeyDown}
      onClose={onClose}
      tools={
        picture && (
          <>
            <Button variant="plain" icon={<RefreshIcon />} aria-keyshortcuts="r" onClick={turn}>
              {t('photo.turn')}
            </Button>
            <ButtonLink
              variant="plain"
              icon={<DownloadIcon />}
              {...savingLink({
                address: picture.large,
                name: `${t('camera.name', { number: at + 1 })}.jpg`,
                number: at + 1,
              })}
            >
              {t('photo.save')}
            </ButtonLink>
            {picture.mine && (
              <Button variant="plain" icon={<EditIcon />} onClick={() => setDescribing(true)}>
                {t(picture.alt ? 'describe.change' : 'describe.begin')}
              </Button>
            )}
          </>
        )
      }
    />
  );
};
