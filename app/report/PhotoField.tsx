import { styled } from '@parvis/theme/css/stitches';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { type BegunPhotos, NOTHING } from '../media/begunPhotos.ts';
import { PhotoSheet } from '../media/lazyPhotoSheet.ts';
import { PhotoStrip } from '../media/PhotoStrip.tsx';
import { useBegunPhotos } from '../media/useBegunPhotos.ts';
import { WaitingPhotos } from '../media/WaitingPhotos.tsx';
import { useTexts } from '../texts/useTexts.ts';

const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type PhotoFieldProps = {
  files: readonly HeldFile[];
  max: number;
  /** Whose they are. */
  crUid: string;
  /** What a sheet that was not ended is kept under. */
  name: string;
  onChange: (files: readonly HeldFile[]) => void;
};

/** Takes the photos of a report, and shows those that wait for it. */
export const PhotoField = ({ files, max, crUid, name, onChange }: PhotoFieldProps) => {
  const { t } = useTexts();
  const { begun, look, keep } = useBegunPhotos(crUid, name);
  const [open, setOpen] = useState<BegunPhotos>();
  const begin = () => void look().then(setOpen);
  const room = max - files.length;
  // It is wanted where there may be no network.
  useEffect(PhotoSheet.loadAhead, []);
  return (
    <>
      <VisuallyHidden role="status">
        {files.length > 0 && t('photo.joined', { count: files.length })}
      </VisuallyHidden>
      <PhotoStrip files={files} onRemove={(id) => onChange(files.filter((one) => one.id !== id))} />
      {room <= 0 && <Said>{t('photo.full.report', { max })}</Said>}
      {room > 0 && (
        <Button variant="quiet" icon={<CameraIcon />} onClick={begin}>
          {t(files.length > 0 ? 'photo.another' : 'photo.add')}
        </Button>
      )}
      <WaitingPhotos begun={open ? NOTHING : begun} of="report" onOpen={begin} />
      {open && (
        <PhotoSheet
          begun={open}
          max={room}
          keep
          onBegun={keep}
          onClose={() => setOpen(undefined)}
          onSend={(more) => {
            setOpen(undefined);
            keep(NOTHING);
            onChange([...files, ...more]);
          }}
        />
      )}
    </>
  );
};
