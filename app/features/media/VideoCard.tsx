import { ALT_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { FilmNow } from './begunCaptions.ts';
import { languageName } from './captionLanguages.ts';
import { FilmWords } from './FilmWords.tsx';
import { MessageVideo } from './MessageVideo.tsx';
import { addressHere } from './pictures.ts';
import type { Film } from './prepare.ts';
import { useCaptionsHere } from './useCaptionsHere.ts';

const Card = styled('div', { display: 'grid', gap: '$4' });
const Shown = styled('div', { display: 'grid', gap: '$2' });
const Frame = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  '& [data-status=shown]': { maxBlockSize: '36vh' },
});
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type VideoCardProps = FilmNow & {
  number: number;
  /** Captions are requested. */
  asked: boolean;
  /** Restores the focus after captioning. */
  back: boolean;
  onWrite: () => void;
  onChange: (next: Film) => void;
  onRemove: () => void;
};

/** Editor of a video before it is sent. */
export const VideoCard = ({ film, number, onRemove, ...words }: VideoCardProps) => {
  const { onChange } = words;
  const { t, locale } = useTexts();
  const { width, height, seconds, poster, captions } = film.video;
  const src = useCaptionsHere(captions);
  const { language = '' } = captions ?? {};
  const tracks = src ? [{ src, language, label: languageName(language, locale()) }] : [];
  return (
    <Card>
      <Shown>
        <Frame>
          <MessageVideo
            src={addressHere(film)}
            poster={poster && addressHere(poster)}
            type={film.blob.type || undefined}
            label={t('video.preview', { number })}
            captions={tracks}
            {...{ width, height }}
          />
        </Frame>
        <Said>{t('video.length', { count: Math.max(1, Math.round(seconds)) })}</Said>
      </Shown>
      <TextField
        label={t('video.alt')}
        hint={t('photo.alt.hint')}
        maxLength={ALT_MAX}
        value={film.alt}
        onChange={(event) => onChange({ ...film, alt: event.target.value })}
      />
      <FilmWords film={film} {...words}>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('photo.remove')}
        </Button>
      </FilmWords>
    </Card>
  );
};
