import { photosOf } from '@parvis/questionnaire/model/kinds/photo';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { styled } from '@parvis/theme/css/stitches';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type ReactNode, useEffect, useState } from 'react';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { PhotoSheet } from '../media/lazyPhotoSheet.ts';
import { PhotoStrip } from '../media/PhotoStrip.tsx';
import { NO_PHOTOS, type PendingPhotos } from '../media/pendingPhotos.ts';
import { usePendingPhotos } from '../media/usePendingPhotos.ts';
import { WaitingPhotos } from '../media/WaitingPhotos.tsx';
import type { PlayProps } from '../questionnaire/PlayQuestionnaire.tsx';
import { collectPhotos } from './photoMessages.ts';
import { createPhotosDraft, mergeStoredVideos } from './photosDraft.ts';

const FullNotice = styled('p', { margin: 0, lineHeight: '$snug' });

type PhotoFieldProps = {
  files: readonly QueuedFile[];
  max: number;
  crUid: string;
  name: string;
  onChange: (files: readonly QueuedFile[]) => void;
};

const PhotoField = ({ files, max, crUid, name, onChange }: PhotoFieldProps) => {
  const { t } = useTexts();
  const { begun, reload: look, save: keep } = usePendingPhotos(crUid, name);
  const [open, setOpen] = useState<PendingPhotos>();
  const openSheet = () => void look().then(setOpen);
  const [hadAny, setHadAny] = useState(false);
  if (files.length > 0 && !hadAny) setHadAny(true);
  const room = max - files.length;
  // It may be needed offline.
  useEffect(PhotoSheet.preload, []);
  return (
    <>
      <VisuallyHidden role="status">
        {files.length > 0 && t('photo.joined', { count: files.length })}
        {files.length === 0 && hadAny && t('photo.joined.none')}
      </VisuallyHidden>
      <PhotoStrip files={files} onRemove={(id) => onChange(files.filter((one) => one.id !== id))} />
      {room <= 0 && <FullNotice>{t('photo.full.report', { max })}</FullNotice>}
      {room > 0 && (
        <Button variant="quiet" icon={<CameraIcon />} onClick={openSheet}>
          {t(files.length > 0 ? 'photo.another' : 'photo.add')}
        </Button>
      )}
      <WaitingPhotos begun={open ? NO_PHOTOS : begun} of="report" onOpen={openSheet} />
      {open && (
        <PhotoSheet
          begun={open}
          max={room}
          keep
          onBegun={keep}
          onClose={() => setOpen(undefined)}
          onSend={(more) => {
            setOpen(undefined);
            keep(NO_PHOTOS);
            onChange([...files, ...more]);
          }}
        />
      )}
    </>
  );
};

type ReportedAnswers = Pick<FinalReport, 'answersArray'>;

export interface ReportPhotos {
  readonly render: NonNullable<PlayProps['renderPhoto']>;
  readonly collect: (report: ReportedAnswers) => readonly QueuedFile[];
  readonly view: (report: ReportedAnswers) => ReactNode;
  readonly clear: () => void;
}

/** Restored after a reload. */
export function useReportPhotos(crUid: string, name: string): ReportPhotos {
  const [draft] = useState(() => createPhotosDraft(crUid, name));
  const [photos, setPhotos] = useState(draft.load);
  useEffect(() => {
    let isHere = true;
    void draft.loadAll().then((all) => {
      if (isHere) setPhotos((shown) => mergeStoredVideos(shown, all));
    });
    return () => {
      isHere = false;
    };
  }, [draft]);
  const updatePhotos = (item: string, files: readonly QueuedFile[]) => {
    const all = { ...photos, [item]: files };
    setPhotos(all);
    void draft.save(all).catch(() => undefined);
  };
  const collect = (report: ReportedAnswers) => collectPhotos(report, photos);
  return {
    render: (item) => (
      <PhotoField
        files={photos[item.id] ?? []}
        max={photosOf(item)}
        crUid={crUid}
        name={`${name}_${item.id}`}
        onChange={(files) => updatePhotos(item.id, files)}
      />
    ),
    collect: collect,
    view: (report) => <PhotoStrip files={collect(report)} />,
    clear: draft.remove,
  };
}
