import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaptionsSheet } from './CaptionsSheet.tsx';
import type { CaptionsDraft } from './captionsDraft.ts';
import { getObjectUrl } from './objectUrls.ts';
import type { PendingVideo } from './prepare.ts';

export type PendingCaptionsSheetProps = {
  film: PendingVideo;
  number: number;
  draft: CaptionsDraft;
  asked: boolean;
  onDone: (next: PendingVideo) => void;
  onClose: () => void;
};

export const PendingCaptionsSheet = ({
  film,
  number,
  draft,
  onDone,
  ...sheet
}: PendingCaptionsSheetProps) => {
  const { t } = useTexts();
  const { width, height, poster, seconds, captions } = film.video;
  return (
    <CaptionsSheet
      film={{
        src: getObjectUrl(film),
        poster: poster && getObjectUrl(poster),
        type: film.blob.type || undefined,
        label: t('video.preview', { number }),
        width,
        height,
      }}
      seconds={seconds}
      begun={captions}
      draft={draft}
      done={t('captions.done')}
      onDone={(written) => {
        onDone({ ...film, video: { ...film.video, captions: written } });
        draft.remove();
      }}
      {...sheet}
    />
  );
};
