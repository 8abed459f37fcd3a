import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import { type FormEvent, useId } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { OverflowNotice } from './OverflowNotice.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import {
  countBytes,
  countRoom,
  getFileKey,
  getFileNumber,
  listReadyFiles,
  type Picking,
  type PickingEvent,
} from './picking.ts';
import type { PendingVideo, Picked } from './prepare.ts';
import { StorageWarning } from './StorageWarning.tsx';
import type { PendingCaptionsEditor } from './usePendingCaptions.ts';
import { VideoCard } from './VideoCard.tsx';

const Form = styled('form', { display: 'grid', gap: '$4', margin: 0 });
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

/** Keeps the video's own captions; unfinished ones stay a draft. */
const restoreCaptions = (to: PendingVideo, { video: { captions } }: PendingVideo): PendingVideo => ({
  ...to,
  video: { ...to.video, captions },
});

export type PhotoListProps = {
  picking: Picking;
  send: (event: PickingEvent) => void;
  captions: PendingCaptionsEditor;
  captionsAsked: boolean;
  /** For screen readers. */
  news: string;
  keep: boolean;
  /** Last edited file, for the focus. */
  back: string | undefined;
  onTake: () => void;
  onPick: () => void;
  onBlur: (id: string) => void;
  onWrite: (id: string) => void;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
};

/** Cards of picked files, with buttons to add more. */
export const PhotoList = ({ picking, send, keep, onClose, onSubmit, ...list }: PhotoListProps) => {
  const { t } = useTexts();
  const formId = useId();
  const { photos, left, max } = picking;
  const ready = listReadyFiles(picking);
  const films = photos.filter(({ kind }) => kind === 'video').length;
  const room = countRoom(picking);
  const isAny = room < max;
  return (
    <Panel
      open
      title={t(keep ? 'photo.add' : 'photo.title')}
      onClose={onClose}
      actions={
        <>
          {!(keep && isAny) && (
            <Button variant="quiet" onClick={onClose}>
              {t(isAny ? 'photo.later' : 'part.cancel')}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={ready.length === 0}>
            {t(keep ? 'photo.keep' : 'photo.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        <VisuallyHidden role="status">{list.news}</VisuallyHidden>
        <StorageWarning bytes={countBytes(picking)} />
        {photos.map((photo) => {
          const change = (to: Picked) => send({ type: 'changed', id: photo.id, to });
          const common = {
            number: getFileNumber(photos, photo.id),
            back: photo.id === list.back,
            onRemove: () => send({ type: 'removed', id: photo.id }),
          };
          return photo.kind === 'video' ? (
            <VideoCard
              key={photo.id}
              {...list.captions.apply(photo)}
              asked={list.captionsAsked}
              onWrite={() => list.onWrite(photo.id)}
              onChange={(to) => change(restoreCaptions(to, photo))}
              {...common}
            />
          ) : (
            <PhotoCard
              key={getFileKey(photo)}
              photo={photo}
              onBlur={({ id }) => list.onBlur(id)}
              onChange={change}
              onTurn={(to) => send({ type: 'redrawn', id: photo.id, to })}
              {...common}
            />
          );
        })}
        <OverflowNotice picking={picking} keep={keep} onNext={() => send({ type: 'next' })} />
        {room > 0 && left.length === 0 && (
          <PhotoButtons first={photos.length === 0} onTake={list.onTake} onPick={list.onPick} />
        )}
        {room === 0 && left.length === 0 && <Said>{t('photo.full', { count: max })}</Said>}
        {(!films || ready.length > films) && <Said>{t('photo.kept')}</Said>}
        {films > 0 && <Said>{t('video.kept')}</Said>}
      </Form>
    </Panel>
  );
};
