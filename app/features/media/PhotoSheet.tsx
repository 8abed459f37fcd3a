import { FILES_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type ActionDispatch, type FormEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { applyPendingCaptions } from './applyPendingCaptions.ts';
import { BlurSheet } from './BlurSheet.tsx';
import { CaptionsSheet } from './CaptionsSheet.tsx';
import { Camera } from './camera/Camera.tsx';
import { createPendingDraft, type PendingCaptions } from './captionsDraft.ts';
import { OverflowNotice } from './OverflowNotice.tsx';
import { getObjectUrl } from './objectUrls.ts';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { collectPending, type PendingPhotos, toPicked, toQueuedFile } from './pendingPhotos.ts';
import { usePhotoNews } from './photoNews.ts';
import {
  countBytes,
  countRoom,
  findNumber,
  getKey,
  listReady,
  type Picking,
  type PickingEvent,
  reducePicking,
} from './picking.ts';
import { pickPhotos } from './pickPhotos.ts';
import { type PendingVideo, type Photo, type Picked, prepareFile } from './prepare.ts';
import { StorageWarning } from './StorageWarning.tsx';
import { useFocusRestore } from './useFocusRestore.ts';
import { VideoCard } from './VideoCard.tsx';

/** Reads picked photos one at a time, since a phone can hold one decoded. */
function usePicking(
  max: number,
  { files, raw }: Pick<PendingPhotos, 'files' | 'raw'>,
): readonly [Picking, ActionDispatch<[PickingEvent]>] {
  const [picking, send] = useReducer(reducePicking, null, () =>
    reducePicking({ max, photos: files.map(toPicked), left: [] }, { type: 'picked', files: raw }),
  );
  const begun = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => {
    for (const one of picking.photos) {
      if (one.kind !== 'reading' || begun.current.has(one.id)) continue;
      begun.current.add(one.id);
      last.current = last.current.then(async () =>
        send({ type: 'changed', id: one.id, to: await prepareFile(one) }),
      );
    }
  }, [picking]);
  return [picking, send];
}

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

/** Keeps the video's own captions; unfinished ones stay a draft. */
const restoreCaptions = (to: PendingVideo, { video: { captions } }: PendingVideo): PendingVideo => ({
  ...to,
  video: { ...to.video, captions },
});

const getPlayerProps = (film: PendingVideo, label: string) => {
  const { width, height, poster } = film.video;
  return {
    src: getObjectUrl(film),
    poster: poster && getObjectUrl(poster),
    type: film.blob.type || undefined,
    ...{ label, width, height },
  };
};

export type PhotoSheetProps = {
  begun: PendingPhotos;
  max?: number;
  /** Photos of a report: closing keeps them. */
  keep?: boolean;
  /** Staff are asked for captions. */
  captionsAsked?: boolean;
  /** Called on each change, so that closing loses nothing. */
  onBegun: (begun: PendingPhotos) => void;
  /** Files to send, and those for the next message. */
  onSend: (files: readonly QueuedFile[], left: readonly File[]) => void;
  onClose: () => void;
};

/** Sheet to take, pick and edit photos before sending. */
export const PhotoSheet = ({ begun: before, max = FILES_MAX, keep = false, ...sheet }: PhotoSheetProps) => {
  const { captionsAsked = false, onBegun, onSend, onClose } = sheet;
  const { t } = useTexts();
  const formId = useId();
  const [picking, send] = usePicking(max, before);
  const [taking, setTaking] = useState(false);
  const [blurring, setBlurring] = useState<string>();
  const [captioning, setCaptioning] = useState<string>();
  /** Submitting found unfinished captions. */
  const [asked, setAsked] = useState(false);
  const [begun] = useState(() => new Map<string, PendingCaptions>(before.captions));
  const [typed, noteTyped] = useReducer((times: number) => times + 1, 0);
  const [taken, setTaken] = useState<readonly File[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions are typed into the same map
  useEffect(() => onBegun(collectPending(picking, taken, begun)), [onBegun, picking, taken, begun, typed]);
  /** Closing waits for the last file being read. */
  const [leaving, setLeaving] = useState(false);
  useFocusRestore(!leaving);
  /** Last item edited, for the focus. */
  const [back, setBack] = useState<string>();
  const { photos, left } = picking;
  const news = usePhotoNews(photos, t);
  const ready = listReady(picking);
  const films = photos.filter(({ kind }) => kind === 'video').length;
  const add = (files: readonly File[]) => send({ type: 'picked', files });
  const choose = () => void pickPhotos().then(add);
  const getCurrent = (film: PendingVideo) => applyPendingCaptions(film, begun.get(film.id));
  const openCaptions = (id: string, isAsked = false) => {
    setAsked(isAsked);
    setCaptioning(id);
  };
  const finish = () => {
    const files = ready.map((one) => toQueuedFile(one.kind === 'video' ? getCurrent(one).film : one));
    if (files.length > 0) onSend(files, left);
    return files.length > 0;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const faulty = ready.find((one) => one.kind === 'video' && getCurrent(one).begun === 'faulty');
    if (faulty) return openCaptions(faulty.id, true);
    finish();
  };
  const close = () => (keep ? setLeaving(true) : onClose());
  const isReading = photos.some(({ kind }) => kind === 'reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (leaving && !isReading && !finish()) onClose();
  }, [leaving, isReading]);
  if (leaving) return null;
  const leaveCamera = (files: readonly File[]) => {
    setTaking(false);
    setTaken([]);
    add(files);
  };
  if (taking)
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
  const toBlur = photos.find(({ id }) => id === blurring);
  if (toBlur?.kind === 'photo') {
    const leave = (photo: Photo) => {
      setBlurring(undefined);
      setBack(photo.id);
    };
    return (
      <BlurSheet
        photo={toBlur}
        number={findNumber(photos, toBlur.id)}
        onDone={(to) => {
          send({ type: 'changed', id: toBlur.id, to });
          leave(to);
        }}
        onClose={() => leave(toBlur)}
      />
    );
  }
  const toCaption = photos.find(({ id }) => id === captioning);
  if (toCaption?.kind === 'video') {
    const leave = () => {
      setCaptioning(undefined);
      setBack(toCaption.id);
    };
    const draft = createPendingDraft(begun, toCaption.id, noteTyped);
    return (
      <CaptionsSheet
        film={getPlayerProps(toCaption, t('video.preview', { number: findNumber(photos, toCaption.id) }))}
        seconds={toCaption.video.seconds}
        begun={toCaption.video.captions}
        draft={draft}
        asked={asked}
        done={t('captions.done')}
        onDone={(captions) => {
          const video = { ...toCaption.video, captions };
          send({ type: 'changed', id: toCaption.id, to: { ...toCaption, video } });
          draft.remove();
          leave();
        }}
        onClose={leave}
      />
    );
  }
  const isAny = countRoom(picking) < max;
  return (
    <Panel
      open
      title={t(keep ? 'photo.add' : 'photo.title')}
      onClose={close}
      actions={
        <>
          {!(keep && isAny) && (
            <Button variant="quiet" onClick={close}>
              {t(isAny ? 'photo.later' : 'part.cancel')}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={ready.length === 0}>
            {t(keep ? 'photo.keep' : 'photo.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit} noValidate>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <StorageWarning bytes={countBytes(picking)} />
        {photos.map((photo) => {
          const change = (to: Picked) => send({ type: 'changed', id: photo.id, to });
          const common = {
            number: findNumber(photos, photo.id),
            onRemove: () => send({ type: 'removed', id: photo.id }),
          };
          return photo.kind === 'video' ? (
            <VideoCard
              key={photo.id}
              {...getCurrent(photo)}
              asked={captionsAsked}
              back={photo.id === back}
              onWrite={() => openCaptions(photo.id)}
              onChange={(to) => change(restoreCaptions(to, photo))}
              {...common}
            />
          ) : (
            <PhotoCard
              key={getKey(photo)}
              photo={photo}
              back={photo.id === back}
              onBlur={({ id }) => setBlurring(id)}
              onChange={change}
              onTurn={(to) => send({ type: 'redrawn', id: photo.id, to })}
              {...common}
            />
          );
        })}
        <OverflowNotice picking={picking} keep={keep} onNext={() => send({ type: 'next' })} />
        {countRoom(picking) > 0 && left.length === 0 && (
          <PhotoButtons first={photos.length === 0} onTake={() => setTaking(true)} onPick={choose} />
        )}
        {countRoom(picking) === 0 && left.length === 0 && <Said>{t('photo.full', { count: max })}</Said>}
        {(!films || ready.length > films) && <Said>{t('photo.kept')}</Said>}
        {films > 0 && <Said>{t('video.kept')}</Said>}
      </Form>
    </Panel>
  );
};
