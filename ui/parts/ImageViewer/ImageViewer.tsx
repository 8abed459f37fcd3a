import { styled } from '@parvis/theme/css/stitches';
import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { useOverlayHost } from '../../overlayHost.ts';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { MissingImage } from '../shared/MissingImage.tsx';
import { lockScroll } from '../shared/scrollLock.ts';
import { useControlled } from '../shared/useControlled.ts';
import { useModalFocus } from '../shared/useModalFocus.ts';
import { mapKeyToEvent } from './keys.ts';
import { useZoom } from './useZoom.ts';
import { ViewerTools } from './ViewerTools.tsx';
import { isEnlarged } from './view.ts';
import { Caption, Foot, Picture, Screen, Stage, Title, Tools, Top } from './viewerStyles.ts';
import type { Swipe } from './zoom.ts';

const Spoken = styled('span', visuallyHiddenStyle);

export type ViewerImage = {
  /** Empty if missing. */
  src: string;
  alt: string;
  caption?: string | undefined;
};

export type ImageViewerSlot = Slot<'ImageViewer'>;

export type ImageViewerProps = Omit<ComponentProps<'div'>, 'children'> & {
  open: boolean;
  /** On close button, Escape, or swipe down while unzoomed. */
  onClose: () => void;
  images: readonly ViewerImage[];
  index?: number | undefined;
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** Clockwise degrees. Default 0. */
  rotation?: 0 | 90 | 180 | 270 | undefined;
  tools?: ReactNode;
  /** Portal container. */
  container?: HTMLElement | null | undefined;
  classNames?: Partial<Record<ImageViewerSlot, string>> | undefined;
};

type ImageStatus = 'loading' | 'shown' | 'missing';

type ViewerPictureProps = {
  image: ViewerImage | undefined;
  status: ImageStatus;
  picture: RefObject<HTMLImageElement | null>;
  className: string | undefined;
  transform: string;
  onShown: () => void;
  onMissing: () => void;
};

const ViewerPicture = (props: ViewerPictureProps) => {
  const { image, status, picture, className, transform, onShown, onMissing } = props;
  if (status === 'missing') return <MissingImage alt={image?.alt} />;
  return (
    <>
      {status === 'loading' && <Spinner />}
      <Picture
        key={image?.src}
        ref={picture}
        className={className}
        src={image?.src}
        alt={image?.alt ?? ''}
        draggable={false}
        referrerPolicy="no-referrer"
        style={{ transform }}
        onLoad={onShown}
        onError={onMissing}
      />
    </>
  );
};

type OpenViewerProps = Omit<ImageViewerProps, 'open' | 'container'>;

const OpenViewer = (props: OpenViewerProps) => {
  const { onClose, images, index, defaultIndex = 0, onIndexChange, onKeyDown, ...others } = props;
  const { rotation = 0, tools, classNames, ...rest } = others;
  const texts = useUiTexts();
  const focus = useModalFocus();
  useOverlayHost(true, onClose);
  const [at, setAt] = useControlled(index, defaultIndex, onIndexChange);
  const [known, setKnown] = useState<Readonly<Record<string, ImageStatus>>>({});
  const image = images[at];
  const src = image?.src ?? '';
  const status = src === '' ? 'missing' : (known[src] ?? 'loading');
  const recordStatus = (next: ImageStatus) => setKnown((before) => ({ ...before, [src]: next }));

  const [turned, setTurned] = useState(false);
  const showAdjacent = (by: 1 | -1) => {
    if (!images[at + by]) return;
    setTurned(true);
    send({ type: 'home' });
    setAt(at + by);
  };
  const isRtl = () => getComputedStyle(stage.current ?? document.documentElement).direction === 'rtl';
  const onSwipe = (swipe: Swipe) => {
    if (swipe === 'down') return onClose();
    showAdjacent((swipe === 'left') === isRtl() ? -1 : 1);
  };
  const { stage, picture, state, send, measure, handlers, fit } = useZoom(onSwipe, rotation);
  const { view, pull, room } = state;
  const enlarged = isEnlarged(view, room);

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = mapKeyToEvent(event.key, {
      enlarged,
      page: room.whole && room.frame.height,
      rtl: isRtl(),
    });
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'turn') showAdjacent(meaning.by);
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
      <Top className={classNames?.head}>
        <Title className={classNames?.title}>{place ?? image?.alt}</Title>
        <Button className={classNames?.close} variant="plain" iconOnly icon={<CloseIcon />} onClick={onClose}>
          {texts.close}
        </Button>
      </Top>
      <Stage
        className={classNames?.stage}
        ref={stage}
        data-gesture={state.gesture === 'none' ? undefined : state.gesture}
        {...handlers}
      >
        <ViewerPicture
          {...{ image, status, picture }}
          className={classNames?.picture}
          transform={`translate(${view.x + pull.x}px, ${view.y + pull.y}px) scale(${view.scale * fit}) rotate(${rotation}deg)`}
          onShown={() => {
            recordStatus('shown');
            measure();
          }}
          onMissing={() => recordStatus('missing')}
        />
      </Stage>
      <Foot className={classNames?.foot}>
        <Spoken role="status">{news}</Spoken>
        {image?.caption && <Caption className={classNames?.caption}>{image.caption}</Caption>}
        <ViewerTools
          state={state}
          send={send}
          idle={status !== 'shown'}
          turn={
            several
              ? {
                  back: images[at - 1] && (() => showAdjacent(-1)),
                  onward: images[at + 1] && (() => showAdjacent(1)),
                }
              : undefined
          }
        />
        {tools && <Tools className={classNames?.tools}>{tools}</Tools>}
      </Foot>
    </Screen>
  );
};

/**
 * Full-screen picture viewer: zoom (0.8 to 3) by pinch, wheel, double tap, buttons or +, - and 0; swipe, arrows, Page
 * Up or Page Down change pictures. A long screenshot opens at its top. Renders a `<div role="dialog">`; never closes
 * itself.
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
