import { ALT_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { VideoWithCaptions } from './applyPendingCaptions.ts';
import { getLanguageName } from './captionLanguages.ts';
import { MessageVideo } from './MessageVideo.tsx';
import { getObjectUrl } from './objectUrls.ts';
import type { PendingVideo } from './prepare.ts';
import { useCaptionsUrl } from './useCaptionsUrl.ts';
import { VideoCaptions } from './VideoCaptions.tsx';

const Card = styled('div', { display: 'grid', gap: '$4' });
const Shown = styled('div', { display: 'grid', gap: '$2' });
const Frame = styled('div', {
  overflow: 'hidden',
  borderRadius: '$card',
  '& [data-status=shown]': { maxBlockSize: '36vh' },
});
const Said = styled('p', { margin: 0, lineHeight: '$snug' });

export type VideoCardProps = VideoWithCaptions & {
  number: number;
  asked: boolean;
  back: boolean;
  onWrite: () => void;
  onChange: (next: PendingVideo) => void;
  onRemove: () => void;
};

export const VideoCard = ({ film, number, onRemove, ...words }: VideoCardProps) => {
  const { onChange } = words;
  const { t, locale } = useTexts();
  const { width, height, seconds, poster, captions } = film.video;
  const src = useCaptionsUrl(captions);
  const { language = '' } = captions ?? {};
  const tracks = src ? [{ src, language, label: getLanguageName(language, locale()) }] : [];
  return (
    <Card>
      <Shown>
        <Frame>
          <MessageVideo
            src={getObjectUrl(film)}
            poster={poster && getObjectUrl(poster)}
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
      <VideoCaptions film={film} {...words}>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('photo.remove')}
        </Button>
      </VideoCaptions>
    </Card>
  );
};
