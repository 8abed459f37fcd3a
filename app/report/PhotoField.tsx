import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useState } from 'react';
import type { HeldFile } from '../data/outgoing.ts';
import { PhotoSheet } from '../media/lazyPhotoSheet.ts';
import { PhotoStrip } from '../media/PhotoStrip.tsx';
import { useTexts } from '../texts/useTexts.ts';

export type PhotoFieldProps = {
  files: readonly HeldFile[];
  max: number;
  onChange: (files: readonly HeldFile[]) => void;
};

/** Takes the photos of a report, and shows those that wait for it. */
export const PhotoField = ({ files, max, onChange }: PhotoFieldProps) => {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const room = max - files.length;
  // It is wanted where there may be no network.
  useEffect(PhotoSheet.loadAhead, []);
  return (
    <>
      <PhotoStrip files={files} onRemove={(id) => onChange(files.filter((one) => one.id !== id))} />
      {room > 0 && (
        <Button variant="quiet" icon={<CameraIcon />} onClick={() => setOpen(true)}>
          {t(files.length > 0 ? 'photo.another' : 'photo.add')}
        </Button>
      )}
      {open && (
        <PhotoSheet
          first={[]}
          max={room}
          keep
          onClose={() => setOpen(false)}
          onSend={(more) => {
            setOpen(false);
            onChange([...files, ...more]);
          }}
        />
      )}
    </>
  );
};
