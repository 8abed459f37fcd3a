import type { Captions } from '@parvis/api/calls/captions';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getLanguageName } from './captionLanguages.ts';
import { MessageVideo, type MessageVideoProps } from './MessageVideo.tsx';
import { getCaptionsAddress, type SentMedia, useRemoteCaptions } from './sentMedia.ts';
import { useCaptionsUrl } from './useCaptionsUrl.ts';

const SentWords = lazy(() =>
  import('./SentVideoTools.tsx').then(
    (part) => ({ default: part.SentVideoTools }),
    () => ({ default: () => <></> }),
  ),
);

type Player = Omit<MessageVideoProps, 'children' | 'captions' | 'label'>;

/** Caption track for the player. */
function useTrack(src: string | undefined, language = '') {
  const { locale } = useTexts();
  return src ? [{ src, language, label: getLanguageName(language, locale()) }] : [];
}

const ServerVideo = ({ film, mine, player }: { film: SentMedia; mine: boolean; player: Player }) => {
  const { t } = useTexts();
  const { media } = film;
  const language = media.captions?.language ?? '';
  const address = getCaptionsAddress(film, media);
  const elsewhere = useCaptionsUrl(useRemoteCaptions(address, language));
  const track = useTrack(address?.startsWith('/') ? address : elsewhere, language);
  const named = { ...player, label: media.alt ?? t('video.noAlt') };
  return (
    <MessageVideo {...named} captions={track}>
      {mine && (
        <Suspense>
          <SentWords film={film} player={named} />
        </Suspense>
      )}
    </MessageVideo>
  );
};

const LocalVideo = ({
  captions,
  player,
  label,
}: {
  captions: Captions | undefined;
  player: Player;
  label: string;
}) => (
  <MessageVideo {...player} label={label} captions={useTrack(useCaptionsUrl(captions), captions?.language)} />
);

export type SentVideoProps = Player & {
  label: string;
  /** Server data; none while uploading. */
  film?: SentMedia | undefined;
  mine?: boolean | undefined;
  /** While uploading. */
  captions?: Captions | undefined;
};

/** Its author can edit the captions. */
export const SentVideo = ({ film, mine = false, captions: said, label, ...player }: SentVideoProps) =>
  film ? <ServerVideo {...{ film, mine, player }} /> : <LocalVideo captions={said} {...{ player, label }} />;
