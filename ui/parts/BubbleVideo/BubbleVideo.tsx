import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { innerFocusRing } from '../shared/focusRing.ts';
import { shapeOf } from '../shared/frame.ts';
import { MissingImage } from '../shared/MissingImage.tsx';

const Root = styled('div', {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: 'rgba(128, 128, 128, 0.18)',
  '&[data-status=missing]': { backgroundColor: 'transparent' },
});
const Film = styled('video', innerFocusRing, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** The usual shape of a film. */
const FILM = 16 / 9;

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
  /** Tracks of captions; the first is on where the reader's browser asks for captions. None by default. */
  captions?: readonly BubbleCaptions[] | undefined;
};

/**
 * A film in the `media` of a Bubble, with the browser's own controls. It never starts by itself.
 * Renders a `<div>` with a `<video>`, or a crossed square with words where the film is gone. Data attributes:
 * `data-status` ("shown", "missing").
 */
export const BubbleVideo = (props: BubbleVideoProps) => {
  const { src, label, poster, width, height, captions = [], style, ...rest } = props;
  const texts = useUiTexts();
  const [failed, setFailed] = useState('');
  const missing = src === '' || failed === src;
  return (
    <Root
      data-status={missing ? 'missing' : 'shown'}
      style={{ aspectRatio: shapeOf(width, height, FILM), ...style }}
      {...rest}
    >
      {missing ? (
        <MissingImage words={texts.missingVideo} alt={label} />
      ) : (
        <Film
          {...{ src, poster }}
          controls
          playsInline
          preload={poster ? 'none' : 'metadata'}
          aria-label={label}
          onError={() => setFailed(src)}
        >
          {captions.map((track) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.language}
              label={track.label}
            />
          ))}
        </Film>
      )}
    </Root>
  );
};
