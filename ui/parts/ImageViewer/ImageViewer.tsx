import { keyframes, styled } from '@parvis/theme/css/stitches';
import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { useOverlayHost } from '../../overlayHost.ts';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hiddenVisually } from '../shared/buttonBase.ts';
import { MissingImage } from '../shared/MissingImage.tsx';
import { MODAL_LEVEL, portalRoot } from '../shared/portalRoot.ts';
import { lockScroll } from '../shared/scrollLock.ts';
import { useControlled } from '../shared/useControlled.ts';
import { useModalFocus } from '../shared/useModalFocus.ts';
import { meaningOf } from './keys.ts';
import { useZoom } from './useZoom.ts';
import { ViewerTools } from './ViewerTools.tsx';
import type { Swipe } from './zoom.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Screen = styled(Radix.Content, {
  position: 'fixed',
  inset: 0,
  zIndex: MODAL_LEVEL,
  ...portalRoot,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  outline: 'none',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  animation: `${appear} 200ms ease-out`,
  '@motion': { animation: 'none' },
});
const Top = styled('div', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingBlock: 'max($space$2, env(safe-area-inset-top)) $2',
  paddingInline: '$5 $2',
});
const Title = styled(Radix.Title, {
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const Stage = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  // The stage zooms by itself; the page around it keeps the browser's zoom.
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '& > *': { gridArea: '1 / 1' },
  '[data-enlarged] > &': { cursor: 'grab' },
  '[data-enlarged] > &[data-gesture]': { cursor: 'grabbing' },
});
const Picture = styled('img', {
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  transition: 'transform 200ms ease-out',
  WebkitTouchCallout: 'none',
  '[data-gesture] &': { transition: 'none', willChange: 'transform' },
  '[data-status=loading] &': { visibility: 'hidden' },
  '@motion': { transition: 'none' },
});
const Foot = styled('div', {
  flexShrink: 0,
  paddingBlock: '$2 max($space$3, env(safe-area-inset-bottom))',
  paddingInline: '$5',
});
const Caption = styled(Radix.Description, {
  position: 'relative',
  margin: 0,
  marginInline: 'auto',
  maxInlineSize: '40rem',
  maxBlockSize: '20vh',
  overflowY: 'auto',
  paddingBlockEnd: '$2',
  textAlign: 'center',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

const Spoken = styled('span', hiddenVisually);

export type ViewerImage = {
  /** Empty for one that is known to be missing. */
  src: string;
  /** What it shows. */
  alt: string;
  /** Shown under it. */
  caption?: string | undefined;
};

export type ImageViewerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close: close button, Escape, a swipe down over the whole picture. */
  onClose: () => void;
  /** The pictures, in the order in which they are turned over. */
  images: readonly ViewerImage[];
  /** Which of them is shown, from 0. */
  index?: number | undefined;
  /** Which picture is shown first, counted from 0 (the default). */
  defaultIndex?: number | undefined;
  /** Another picture is shown; called with its index. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Where it is attached, for a theme that covers only a part of the page. */
  container?: HTMLElement | null | undefined;
};

type ImageStatus = 'loading' | 'shown' | 'missing';

type OpenViewerProps = Omit<ImageViewerProps, 'open' | 'container'>;

const OpenViewer = (props: OpenViewerProps) => {
  const { onClose, images, index, defaultIndex = 0, onIndexChange, onKeyDown, ...rest } = props;
  const texts = useUiTexts();
  const focus = useModalFocus();
  useOverlayHost(true, onClose);
  const [at, setAt] = useControlled(index, defaultIndex, onIndexChange);
  const [known, setKnown] = useState<Readonly<Record<string, ImageStatus>>>({});
  const image = images[at];
  const src = image?.src ?? '';
  const status = src === '' ? 'missing' : (known[src] ?? 'loading');
  const settle = (next: ImageStatus) => setKnown((before) => ({ ...before, [src]: next }));

  const [turned, setTurned] = useState(false);
  const turn = (by: 1 | -1) => {
    if (!images[at + by]) return;
    setTurned(true);
    send({ type: 'whole' });
    setAt(at + by);
  };
  const rtl = () => getComputedStyle(stage.current ?? document.documentElement).direction === 'rtl';
  const onSwipe = (swipe: Swipe) => {
    if (swipe === 'down') return onClose();
    turn((swipe === 'left') === rtl() ? -1 : 1);
  };
  const { stage, picture, state, send, measure, handlers } = useZoom(onSwipe);
  const { view, pull } = state;
  const enlarged = view.scale > 1;

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = meaningOf(event.key, enlarged, rtl());
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'turn') turn(meaning.by);
    else if (status === 'shown') send(meaning);
  };
  const several = images.length > 1;
  const place = several ? texts.imageOf(at + 1, images.length) : undefined;
  const missing = status === 'missing' ? texts.missingImage : undefined;
  const news = turned || missing ? [place, missing, image?.alt].filter(Boolean).join(', ') : '';
  return (
    <Screen
      aria-modal="true"
      {...focus}
      {...(image?.caption ? undefined : { 'aria-describedby': undefined })}
      onKeyDown={onKey}
      data-status={status}
      data-enlarged={enlarged || undefined}
      {...rest}
    >
      <Top>
        <Title>{place ?? image?.alt}</Title>
        <Button variant="plain" iconOnly icon={<CloseIcon />} onClick={onClose}>
          {texts.close}
        </Button>
      </Top>
      <Stage ref={stage} data-gesture={state.gesture === 'none' ? undefined : state.gesture} {...handlers}>
        {status === 'loading' && <Spinner />}
        {status === 'missing' ? (
          <MissingImage alt={image?.alt} />
        ) : (
          <Picture
            key={src}
            ref={picture}
            src={src}
            alt={image?.alt ?? ''}
            draggable={false}
            referrerPolicy="no-referrer"
            style={{
              transform: `translate(${view.x + pull.x}px, ${view.y + pull.y}px) scale(${view.scale})`,
            }}
            onLoad={() => {
              settle('shown');
              measure();
            }}
            onError={() => settle('missing')}
          />
        )}
      </Stage>
      <Foot>
        <Spoken role="status">{news}</Spoken>
        {image?.caption && <Caption>{image.caption}</Caption>}
        <ViewerTools
          view={view}
          send={send}
          idle={status !== 'shown'}
          turn={
            several
              ? {
                  back: images[at - 1] && (() => turn(-1)),
                  onward: images[at + 1] && (() => turn(1)),
                }
              : undefined
          }
        />
      </Foot>
    </Screen>
  );
};

/**
 * Pictures over the whole screen. The zoom, 0.8 to 3, follows two fingers, the wheel, a double tap, the buttons, and the
 * keys +, - and 0; an enlarged picture is moved by a finger or the arrows. A picture that is missing or broken gives a
 * crossed square with words. With several, a swipe, the arrows on a whole picture, or Page Up and Page Down turn.
 * Renders a `<div role="dialog">`; asks to close, and never closes by itself. Data attributes: `data-status`
 * ("loading", "shown", "missing"), `data-enlarged`, `data-state` ("open", "closed").
 */
export const ImageViewer = ({ open, onClose, container, ...rest }: ImageViewerProps) => {
  lockScroll();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal {...(container ? { container } : undefined)}>
        <OpenViewer onClose={onClose} {...rest} />
      </Radix.Portal>
    </Radix.Root>
  );
};
