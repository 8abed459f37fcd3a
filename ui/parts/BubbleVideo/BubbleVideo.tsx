import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { innerFocusRing } from '../shared/focusRing.ts';
import { shapeOf } from '../shared/frame.ts';
import { MissingImage } from '../shared/MissingImage.tsx';

/** The usual shape of a film. */
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
  // Browsers draw captions in a twentieth of the height of a film: too small to be read in a message.
  '&:not(:fullscreen)::cue': { fontSize: '1rem' },
});

/** Over any picture, as the controls of browsers are. */
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
  /** Empty for one that is known to be missing. */
  src: string;
  /** What it shows, spoken. */
  label: string;
  /** A picture of it, shown before it plays. */
  poster?: string | undefined;
  /** Width of the film itself, in pixels: keeps its place until it has come. */
  width?: number | undefined;
  /** Height of the film itself, in pixels. */
  height?: number | undefined;
  /** Its media type with its codecs, as far as it is known: a browser that does not play it shows `unplayable`. */
  type?: string | undefined;
  /** In place of a film that this browser does not play: words, and a way to keep it. Without it, it is missing. */
  unplayable?: ReactNode;
  /** Tracks of captions; the first is on, for the film is mute at first. None by default. */
  captions?: readonly BubbleCaptions[] | undefined;
  /** Says over the film, until it plays, that it has captions. */
  captionsText?: string | undefined;
};

/** What a browser says of a film that it could not decode. */
const DECODE = 3;

const isPlayed = (type: string | undefined): boolean =>
  !type || typeof document === 'undefined' || document.createElement('video').canPlayType(type) !== '';

/**
 * A film in the `media` of a Bubble, with the browser's own controls. It never starts by itself, and its sound is off until it is asked for.
 * Renders a `<div>` with a `<video>`, or a crossed square with words where the film is gone. Data attributes:
 * `data-status` ("shown", "missing", "unplayable").
 */
export const BubbleVideo = (props: BubbleVideoProps) => {
  const { src, label, poster, width, height, type, unplayable, captions = [], ...others } = props;
  const { captionsText, style, ...rest } = others;
  const texts = useUiTexts();
  const [played, setPlayed] = useState('');
  const [failed, setFailed] = useState({ src: '', code: 0 });
  const hasFailed = failed.src === src;
  const missing = src === '' || hasFailed;
  const shape = shapeOf(width, height, FILM);
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
