import { photosOf } from '@parvis/questionnaire/model/kinds/photo';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { styled } from '@parvis/theme/css/stitches';
import { CameraIcon } from '@parvis/ui/icons/CameraIcon';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type ReactNode, useEffect, useState } from 'react';
import type { HeldFile } from '../../lib/api/outgoing.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { type BegunPhotos, NOTHING } from '../media/begunPhotos.ts';
import { PhotoSheet } from '../media/lazyPhotoSheet.ts';
import { PhotoStrip } from '../media/PhotoStrip.tsx';
import { useBegunPhotos } from '../media/useBegunPhotos.ts';
import { WaitingPhotos } from '../media/WaitingPhotos.tsx';
import type { PlayProps } from '../questionnaire/PlayQuestionnaire.tsx';
import { photosIn } from './photoMessages.ts';
import { photosDraft, withKept } from './photosDraft.ts';

const Said = styled('p', { margin: 0, lineHeight: '$snug' });

type PhotoFieldProps = {
  files: readonly HeldFile[];
  max: number;
  crUid: string;
  name: string;
  onChange: (files: readonly HeldFile[]) => void;
};

const PhotoField = ({ files, max, crUid, name, onChange }: PhotoFieldProps) => {
  const { t } = useTexts();
  const { begun, look, keep } = useBegunPhotos(crUid, name);
  const [open, setOpen] = useState<BegunPhotos>();
  const begin = () => void look().then(setOpen);
  const [hadAny, setHadAny] = useState(false);
  if (files.length > 0 && !hadAny) setHadAny(true);
  const room = max - files.length;
  // It may be needed offline.
  useEffect(PhotoSheet.loadAhead, []);
  return (
    <>
      <VisuallyHidden role="status">
        {files.length > 0 && t('photo.joined', { count: files.length })}
        {files.length === 0 && hadAny && t('photo.joined.none')}
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

type Reported = Pick<FinalReport, 'answersArray'>;

export interface ReportPhotos {
  readonly render: NonNullable<PlayProps['renderPhoto']>;
  readonly of: (report: Reported) => readonly HeldFile[];
  readonly view: (report: Reported) => ReactNode;
  readonly forget: () => void;
}

/** Manages the photos of a report; restores them after a reload. */
export function useReportPhotos(crUid: string, name: string): ReportPhotos {
  const [draft] = useState(() => photosDraft(crUid, name));
  const [photos, setPhotos] = useState(draft.load);
  useEffect(() => {
    let isHere = true;
    void draft.loadAll().then((all) => {
      if (isHere) setPhotos((shown) => withKept(shown, all));
    });
    return () => {
      isHere = false;
    };
  }, [draft]);
  const change = (item: string, files: readonly HeldFile[]) => {
    const all = { ...photos, [item]: files };
    setPhotos(all);
    void draft.save(all).catch(() => undefined);
  };
  const of = (report: Reported) => photosIn(report, photos);
  return {
    render: (item) => (
      <PhotoField
        files={photos[item.id] ?? []}
        max={photosOf(item)}
        crUid={crUid}
        name={`${name}_${item.id}`}
        onChange={(files) => change(item.id, files)}
      />
    ),
    of,
    view: (report) => <PhotoStrip files={of(report)} />,
    forget: draft.remove,
  };
}
