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
  // Browsers' 5 % of the height is too small.
  '&:not(:fullscreen)::cue': { fontSize: '1rem' },
});

/** Readable over any picture. */
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
  /** Empty if missing. */
  src: string;
  label: string;
  poster?: string | undefined;
  /** Intrinsic pixels, to reserve the aspect ratio. */
  width?: number | undefined;
  height?: number | undefined;
  /** With codecs; unsupported types show `unplayable`. */
  type?: string | undefined;
  /** Replaces an unsupported video. Default: a placeholder. */
  unplayable?: ReactNode;
  /** The first is on, since videos start muted. Default: none. */
  captions?: readonly BubbleCaptions[] | undefined;
  captionsText?: string | undefined;
};

/** `MediaError.MEDIA_ERR_DECODE`. */
const DECODE = 3;

const isPlayed = (type: string | undefined): boolean =>
  !type || typeof document === 'undefined' || document.createElement('video').canPlayType(type) !== '';

/**
 * Muted video of a Bubble with native controls, without autoplay. Renders a `<div>` with a `<video>`, or a placeholder.
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
