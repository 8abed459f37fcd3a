import { ALT_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Spinner } from '@parvis/ui/parts/Spinner';
import { TextField } from '@parvis/ui/parts/TextField';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getObjectUrl } from './objectUrls.ts';
import { isVideoFile, type PendingVideo, type Photo, type Picked, rotatePhoto } from './prepare.ts';

const Card = styled('div', { display: 'grid', gap: '$2' });
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '28vh',
  objectFit: 'contain',
  borderRadius: '$card',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });
const Refused = styled(Card, { scrollMarginBlockEnd: '11rem' });
// File names may be one long word.
const Said = styled('p', { margin: 0, lineHeight: '$snug', fontWeight: '$bold', overflowWrap: 'anywhere' });

/** A refusal's reason must be above the buttons. */
const scrollFullyIntoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' });

const REFUSED = {
  format: 'photo.refused.format',
  other: 'photo.refused.other',
  empty: 'photo.refused.empty',
  emptyFilm: 'video.refused.empty',
  video: 'video.refused.video',
  tooLong: 'video.refused.tooLong',
  tooBig: 'video.refused.tooBig',
} as const;

export type PhotoCardProps = {
  photo: Exclude<Picked, PendingVideo>;
  number: number;
  /** Restores the focus after blurring. */
  back?: boolean;
  onBlur: (photo: Photo) => void;
  onChange: (next: Photo) => void;
  onTurn: (next: Photo) => void;
  onRemove: () => void;
};

/** Photo editor before sending, or the reason of a refusal. */
export const PhotoCard = (props: PhotoCardProps) => {
  const { photo, number, back = false, onBlur, onChange, onTurn, onRemove } = props;
  const { t } = useTexts();
  const saidId = useId();
  const blur = useRef<HTMLButtonElement>(null);
  const turning = useRef(false);
  useEffect(() => {
    if (back) blur.current?.focus();
  }, [back]);
  const handleRotate = async (one: Photo) => {
    if (turning.current) return;
    turning.current = true;
    try {
      onTurn(await rotatePhoto(one));
    } finally {
      turning.current = false;
    }
  };
  const remove = (
    <Button
      variant="quiet"
      size="small"
      aria-describedby={photo.kind === 'refused' ? saidId : undefined}
      onClick={onRemove}
    >
      {t('photo.remove')}
    </Button>
  );
  if (photo.kind === 'reading')
    return <Spinner label={t(isVideoFile(photo.file) ? 'video.reading' : 'photo.reading')} />;
  if (photo.kind === 'refused')
    return (
      <Refused role="alert" ref={scrollFullyIntoView}>
        <Said id={saidId}>{t(REFUSED[photo.why], { name: photo.name })}</Said>
        <Row>{remove}</Row>
      </Refused>
    );
  return (
    <Card role="group" aria-labelledby={saidId}>
      <Picture id={saidId} src={getObjectUrl(photo)} alt={t('photo.preview', { number })} />
      <TextField
        label={t('photo.alt')}
        hint={t('photo.alt.hint')}
        maxLength={ALT_MAX}
        value={photo.alt}
        onChange={(event) => onChange({ ...photo, alt: event.target.value })}
      />
      <Row>
        <Button variant="quiet" size="small" onClick={() => void handleRotate(photo)}>
          {t('photo.turn')}
        </Button>
        <Button ref={blur} variant="quiet" size="small" onClick={() => onBlur(photo)}>
          {t('photo.blur')}
        </Button>
        {remove}
      </Row>
    </Card>
  );
};
