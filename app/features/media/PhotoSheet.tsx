import { FILES_MAX } from '@parvis/api/constants';
import { type FormEvent, useEffect, useState } from 'react';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { BlurSheet } from './BlurSheet.tsx';
import { Camera } from './camera/Camera.tsx';
import { PendingCaptionsSheet } from './PendingCaptionsSheet.tsx';
import { PhotoList } from './PhotoList.tsx';
import { collectPending, type PendingPhotos, toQueuedFile } from './pendingPhotos.ts';
import { usePhotoNews } from './photoNews.ts';
import { countRoom, getFileNumber, listReadyFiles } from './picking.ts';
import { pickPhotos } from './pickPhotos.ts';
import type { Picked } from './prepare.ts';
import { useFocusRestore } from './useFocusRestore.ts';
import { usePendingCaptions } from './usePendingCaptions.ts';
import { usePicking } from './usePicking.ts';

export type PhotoSheetProps = {
  begun: PendingPhotos;
  max?: number;
  /** For a report: closing keeps them. */
  keep?: boolean;
  captionsAsked?: boolean;
  /** On each change, so that closing loses nothing. */
  onBegun: (begun: PendingPhotos) => void;
  /** Files to send, and those for the next message. */
  onSend: (files: readonly QueuedFile[], left: readonly File[]) => void;
  onClose: () => void;
};

type View =
  | { readonly is: 'list' | 'camera' }
  | { readonly is: 'blur'; readonly id: string }
  /** `asked`: submitting found unfinished captions. */
  | { readonly is: 'captions'; readonly id: string; readonly asked: boolean };

/** Takes, picks and edits photos before sending. */
export const PhotoSheet = ({ begun, max = FILES_MAX, keep = false, ...sheet }: PhotoSheetProps) => {
  const { captionsAsked = false, onBegun, onSend, onClose } = sheet;
  const { t } = useTexts();
  const [picking, send] = usePicking(max, begun);
  const { photos, left } = picking;
  const captions = usePendingCaptions(begun.captions);
  const { all, revision } = captions;
  const [view, setView] = useState<View>({ is: 'list' });
  const [back, setBack] = useState<string>();
  const [taken, setTaken] = useState<readonly File[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions are typed into the same map
  useEffect(() => onBegun(collectPending(picking, taken, all)), [onBegun, picking, taken, all, revision]);
  /** Closing waits for the last file. */
  const [leaving, setLeaving] = useState(false);
  useFocusRestore(!leaving);
  const news = usePhotoNews(photos, t);
  const ready = listReadyFiles(picking);
  const add = (files: readonly File[]) => send({ type: 'picked', files });
  const choose = () => void pickPhotos().then(add);
  const finish = () => {
    const files = ready.map((one) => toQueuedFile(one.kind === 'video' ? captions.apply(one).film : one));
    if (files.length > 0) onSend(files, left);
    return files.length > 0;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const faulty = ready.find((one) => one.kind === 'video' && captions.apply(one).begun === 'faulty');
    if (faulty) setView({ is: 'captions', id: faulty.id, asked: true });
    else finish();
  };
  const isReading = photos.some(({ kind }) => kind === 'reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (leaving && !isReading && !finish()) onClose();
  }, [leaving, isReading]);
  if (leaving) return null;
  const leaveCamera = (files: readonly File[]) => {
    setView({ is: 'list' });
    setTaken([]);
    add(files);
  };
  if (view.is === 'camera')
    return (
      <Camera
        room={countRoom(picking)}
        onTaken={setTaken}
        onDone={leaveCamera}
        onPick={(files) => {
          leaveCamera(files);
          choose();
        }}
      />
    );
  const leaveEditor = ({ id }: Picked) => {
    setView({ is: 'list' });
    setBack(id);
  };
  const change = (from: Picked, to: Picked) => {
    send({ type: 'changed', id: from.id, to });
    leaveEditor(to);
  };
  const edited = 'id' in view ? photos.find(({ id }) => id === view.id) : undefined;
  if (view.is === 'blur' && edited?.kind === 'photo')
    return (
      <BlurSheet
        photo={edited}
        number={getFileNumber(photos, edited.id)}
        onDone={(to) => change(edited, to)}
        onClose={() => leaveEditor(edited)}
      />
    );
  if (view.is === 'captions' && edited?.kind === 'video')
    return (
      <PendingCaptionsSheet
        film={edited}
        number={getFileNumber(photos, edited.id)}
        draft={captions.createDraft(edited.id)}
        asked={view.asked}
        onDone={(to) => change(edited, to)}
        onClose={() => leaveEditor(edited)}
      />
    );
  return (
    <PhotoList
      {...{ picking, send, captions, captionsAsked, news, keep, back }}
      onTake={() => setView({ is: 'camera' })}
      onPick={choose}
      onBlur={(id) => setView({ is: 'blur', id })}
      onWrite={(id) => setView({ is: 'captions', id, asked: false })}
      onSubmit={handleSubmit}
      onClose={() => (keep ? setLeaving(true) : onClose())}
    />
  );
};
