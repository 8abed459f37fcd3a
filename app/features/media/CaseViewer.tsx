import { imageAddress } from '@parvis/api/addresses';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { EditIcon } from '@parvis/ui/icons/EditIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getCaseMediaQuery, type MediaScope } from './caseMedia.ts';
import { DescribeSheet } from './DescribeSheet.tsx';
import { getDownloadLink } from './getDownloadLink.ts';
import { mergePictures, type ShownPicture } from './mergePictures.ts';
import { findObjectUrl } from './objectUrls.ts';
import { useFocusRestore } from './useFocusRestore.ts';

/** Large picture; local if sent from here. */
const getLargeAddress = ({ side, cuid }: MediaScope, id: string): string =>
  findObjectUrl(id) ?? getCustomerHost(cuid) + imageAddress(side, { cuid, id, size: 'large' });

/** Oldest first; offline only the message's. */
function useCasePictures(of: MediaScope, own: readonly ShownPicture[]): readonly ShownPicture[] {
  // Others may have come.
  const { data = [] } = useQuery({ ...getCaseMediaQuery(of), staleTime: 0 });
  const all = data.flatMap(({ media, mine }) =>
    media
      .filter(({ kind }) => kind === 'image')
      .map((one) => {
        const { id, alt } = one;
        return { id, alt, large: getLargeAddress(of, id), mine: mine && !of.isReadOnly ? one : undefined };
      }),
  );
  return mergePictures(all, own);
}

const DEGREES = [0, 90, 180, 270] as const;

export type CaseViewerProps = MediaScope & {
  /** Of the pressed message. */
  own: readonly ShownPicture[];
  id: string;
  onClose: () => void;
};

/** Full-screen viewer with rotation and download. */
export const CaseViewer = ({ own, id, onClose, ...where }: CaseViewerProps) => {
  const { t } = useTexts();
  const pictures = useCasePictures(where, own);
  const [shown, setShown] = useState(id);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  // New pictures may shift the index.
  const at = Math.max(
    0,
    pictures.findIndex((one) => one.id === shown),
  );
  const quarters = turns[shown] ?? 0;
  const rotatePicture = () => setTurns((before) => ({ ...before, [shown]: (quarters + 1) % 4 }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    rotatePicture();
  };
  const picture = pictures[at];
  const [describing, setDescribing] = useState(false);
  useFocusRestore();
  // Replaces the viewer, which returns afterwards.
  if (describing && picture?.mine)
    return <DescribeSheet {...where} media={picture.mine} onClose={() => setDescribing(false)} />;
  return (
    <ImageViewer
      open
      images={pictures.map(({ large, alt }) => ({
        src: large,
        alt: alt ?? t('photo.noAlt'),
        // A single picture has it as title.
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
            <Button variant="plain" icon={<RefreshIcon />} aria-keyshortcuts="r" onClick={rotatePicture}>
              {t('photo.turn')}
            </Button>
            <ButtonLink
              variant="plain"
              icon={<DownloadIcon />}
              {...getDownloadLink({
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
