import type { Captions } from '@parvis/api/calls/captions';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { languageName } from './captionLanguages.ts';
import { MessageVideo, type MessageVideoProps } from './MessageVideo.tsx';
import { captionsOf, type SentFilm, useCaptionsElsewhere } from './sentFilm.ts';
import { useCaptionsHere } from './useCaptionsHere.ts';

const SentWords = lazy(() =>
  import('./SentWords.tsx').then(
    (part) => ({ default: part.SentWords }),
    () => ({ default: () => <></> }),
  ),
);

type Player = Omit<MessageVideoProps, 'children' | 'captions' | 'label'>;

/** Caption track for the player. */
function useTrack(src: string | undefined, language = '') {
  const { locale } = useTexts();
  return src ? [{ src, language, label: languageName(language, locale()) }] : [];
}

const There = ({ film, mine, player }: { film: SentFilm; mine: boolean; player: Player }) => {
  const { t } = useTexts();
  const { media } = film;
  const language = media.captions?.language ?? '';
  const address = captionsOf(film, media);
  const elsewhere = useCaptionsHere(useCaptionsElsewhere(address, language));
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

const Here = ({
  captions,
  player,
  label,
}: {
  captions: Captions | undefined;
  player: Player;
  label: string;
}) => (
  <MessageVideo
    {...player}
    label={label}
    captions={useTrack(useCaptionsHere(captions), captions?.language)}
  />
);

export type SentVideoProps = Player & {
  label: string;
  /** The server's data; none while uploading. */
  film?: SentFilm | undefined;
  mine?: boolean | undefined;
  /** Captions, while uploading. */
  said?: Captions | undefined;
};

/** Video of a conversation; its author can edit the captions. */
export const SentVideo = ({ film, mine = false, said, label, ...player }: SentVideoProps) =>
  film ? <There {...{ film, mine, player }} /> : <Here captions={said} {...{ player, label }} />;
