import { imageAddress, videoAddress } from '@parvis/api/addresses';
import type { Captions } from '@parvis/api/calls/captions';
import type { Media } from '@parvis/api/entities/media';
import { styled } from '@parvis/theme/css/stitches';
import { BubbleImage } from '@parvis/ui/parts/BubbleImage';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { MediaScope } from './caseMedia.ts';
import { computePlaces, type Place } from './computePlaces.ts';
import { createLazySheet } from './createLazySheet.tsx';
import { findObjectUrl, getObjectUrl } from './objectUrls.ts';
import type { SentMedia } from './sentMedia.ts';

const Viewer = createLazySheet(() => import('./CaseViewer.tsx').then((part) => part.CaseViewer));
const Said = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

/** Falls back to the label, e.g. offline. */
const Video = lazy(() =>
  import('./SentVideo.tsx').then(
    (part) => ({ default: part.SentVideo }),
    () => ({ default: ({ label }: { label: string }) => <Said>{label}</Said> }),
  ),
);

const Grid = styled('div', {
  display: 'grid',
  gap: '$1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-several]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Cell = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '&[data-whole]': { gridColumn: '1 / -1' },
});

export type MessageMediaProps = MediaScope & {
  media?: readonly Media[] | undefined;
  mine?: boolean | undefined;
  files?: readonly QueuedFile[] | undefined;
  /** In the server's virus scan. */
  checking?: boolean | undefined;
  /** Wraps an uploading file. */
  around?: ((at: number, drawn: ReactNode) => ReactNode) | undefined;
};

interface MediaItem {
  readonly id: string;
  readonly alt?: string | undefined;
  readonly small: string;
  readonly large: string;
  /** Placeholder while loading. */
  readonly tiny?: string | undefined;
  readonly size?: { readonly width: number; readonly height: number };
  readonly video?: {
    readonly type: string | undefined;
    readonly poster: string | undefined;
    /** Captions, while uploading. */
    readonly said?: Captions | undefined;
    readonly film?: SentMedia;
    readonly mine?: boolean;
  };
  /** Server data of an own picture. */
  readonly mine?: Media | undefined;
}

function toLocalItem(file: QueuedFile): MediaItem {
  const { id, alt, blob, size, video } = file;
  const address = getObjectUrl(file);
  const here = { id, alt, small: address, large: address };
  if (!video) return { ...here, ...(size && { size }) };
  const poster = video.poster && getObjectUrl(video.poster);
  return { ...here, size: video, video: { type: blob.type || undefined, poster, said: video.captions } };
}

/** Local addresses if sent from here. */
function toServerItem(media: Media, where: MediaScope, mine: boolean): MediaItem {
  const { side, cuid } = where;
  const { id, alt, width, height, tiny, kind, type, poster } = media;
  const getImageAddress = (of: string, size: 'small' | 'large') =>
    getCustomerHost(cuid) + imageAddress(side, { cuid, id: of, size });
  const known = { id, alt, size: { width, height } };
  if (kind !== 'video')
    return {
      ...known,
      small: findObjectUrl(id) ?? getImageAddress(id, 'small'),
      large: getImageAddress(id, 'large'),
      tiny,
      mine: mine ? media : undefined,
    };
  const address = findObjectUrl(id) ?? getCustomerHost(cuid) + videoAddress(side, { cuid, id });
  const picture =
    poster === undefined ? undefined : (findObjectUrl(poster) ?? getImageAddress(poster, 'small'));
  return {
    ...known,
    small: address,
    large: address,
    video: { type, poster: picture, film: { ...where, media }, mine },
  };
}

type MediaViewProps = MediaItem & { shape: Place['shape']; onOpen: (id: string) => void };

const MediaView = ({ id, small, tiny, alt, size, shape = size, video, onOpen }: MediaViewProps) => {
  const { t } = useTexts();
  if (!video)
    return (
      <BubbleImage
        src={small}
        tiny={tiny}
        alt={alt ?? t('photo.noAlt')}
        {...(shape && { width: shape.width, height: shape.height })}
        onOpen={() => onOpen(id)}
      />
    );
  return (
    <Suspense>
      <Video
        src={small}
        label={alt ?? t('video.noAlt')}
        width={size?.width ?? 0}
        height={size?.height ?? 0}
        {...video}
      />
    </Suspense>
  );
};

/** Pictures and videos; a press opens the viewer. */
export const MessageMedia = ({
  side,
  cuid,
  csid,
  isReadOnly = false,
  media = [],
  mine,
  files = [],
  ...sending
}: MessageMediaProps) => {
  const { t } = useTexts();
  const [pressed, setPressed] = useState<string>();
  const { checking, around = (_, drawn) => drawn } = sending;
  const shown = [
    ...files.map(toLocalItem),
    ...media.map((one) => toServerItem(one, { side, cuid, csid }, mine === true && !isReadOnly)),
  ];
  const places = computePlaces(shown.map(({ video }) => video !== undefined));
  const hasFilm = files.some(({ video }) => video);
  const hasPicture = shown.some(({ video }) => !video);
  useEffect(() => {
    if (hasPicture) Viewer.preload();
  }, [hasPicture]);
  return (
    <>
      <Grid data-several={shown.length > 1 || undefined}>
        {shown.map((one, at) => {
          const place = places[at];
          const drawn = <MediaView {...one} shape={place?.shape} onOpen={setPressed} />;
          return (
            <Cell key={one.id} data-whole={place?.whole || undefined}>
              {/* Uploads come first. */}
              {at < files.length ? around(at, drawn) : drawn}
            </Cell>
          );
        })}
      </Grid>
      {checking && (
        <Said role="status">
          {hasFilm ? t('video.checking') : t('photo.checking', { count: files.length })}
        </Said>
      )}
      {pressed !== undefined && (
        <Viewer
          {...{ side, cuid, csid, isReadOnly }}
          own={shown.filter(({ video }) => !video)}
          id={pressed}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  );
};
