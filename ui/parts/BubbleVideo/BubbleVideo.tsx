import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { getAspectRatio } from '../shared/aspectRatio.ts';
import { innerFocusRing } from '../shared/focusRing.ts';
import { MissingImage } from '../shared/MissingImage.tsx';

const FILM = 16 / 9;

const Root = styled('div', {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '& > *': { gridArea: '1 / 1' },
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  '&:not([data-status=unplayable])': { aspectRatio: `${FILM}` },
  '&[data-status=missing]': { backgroundColor: 'transparent' },
});
const Film = styled('video', innerFocusRing, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  // Browsers size captions at 5 % of the height: too small here.
  '&:not(:fullscreen)::cue': { fontSize: '1rem' },
});

/** Readable over any picture, like native controls. */
const Captioned = styled('span', {
  placeSelf: 'start',
  zIndex: 1,
  margin: '$2',
  paddingInline: '$2',
  borderRadius: '$control',
  fontSize: '$sm',
  lineHeight: '$normal',
  color: '#fff',
  backgroundColor: 'rgba(0, 0, 0, 0.8)',
  pointerEvents: 'none',
});

export type BubbleCaptions = { src: string; language: string; label: string };

export type BubbleVideoProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Empty if known to be missing. */
  src: string;
  label: string;
  poster?: string | undefined;
  /** Intrinsic width in pixels; reserves the aspect ratio. */
  width?: number | undefined;
  height?: number | undefined;
  /** Media type with codecs, if known; unsupported types show `unplayable`. */
  type?: string | undefined;
  /** Replaces an unsupported video: text and a download. Default: the missing placeholder. */
  unplayable?: ReactNode;
  /** Caption tracks; the first is on, since the video starts muted. Default: none. */
  captions?: readonly BubbleCaptions[] | undefined;
  captionsText?: string | undefined;
};

/** `MediaError.MEDIA_ERR_DECODE`. */
const DECODE = 3;

const isPlayed = (type: string | undefined): boolean =>
  !type || typeof document === 'undefined' || document.createElement('video').canPlayType(type) !== '';

/**
 * Video in the `media` of a Bubble, with native controls. Never autoplays; starts muted. Renders a `<div>` with a
 * `<video>`, or a placeholder if missing.
 */
export const BubbleVideo = (props: BubbleVideoProps) => {
  const { src, label, poster, width, height, type, unplayable, captions = [], ...others } = props;
  const { captionsText, style, ...rest } = others;
  const texts = useUiTexts();
  const [played, setPlayed] = useState('');
  const [failed, setFailed] = useState({ src: '', code: 0 });
  const hasFailed = failed.src === src;
  const missing = src === '' || hasFailed;
  const shape = getAspectRatio(width, height, FILM);
  if (unplayable && src !== '' && (!isPlayed(type) || (hasFailed && failed.code === DECODE)))
    return (
      <Root data-status="unplayable" style={style} {...rest}>
        {unplayable}
      </Root>
    );
  return (
    <Root
      data-status={missing ? 'missing' : 'shown'}
      style={shape === FILM ? style : { aspectRatio: shape, ...style }}
      {...rest}
    >
      {missing ? (
        <MissingImage words={texts.missingVideo} alt={label} />
      ) : (
        <Film
          {...{ src, poster }}
          controls
          playsInline
          muted
          preload={poster ? 'none' : 'metadata'}
          aria-label={label}
          onPlay={() => setPlayed(src)}
          onError={(event) => setFailed({ src, code: event.currentTarget.error?.code ?? 0 })}
        >
          {captions.map((track, at) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.language}
              label={track.label}
              default={at === 0}
            />
          ))}
        </Film>
      )}
      {!missing && captions.length > 0 && captionsText && played !== src && (
        <Captioned>{captionsText}</Captioned>
      )}
    </Root>
  );
};
