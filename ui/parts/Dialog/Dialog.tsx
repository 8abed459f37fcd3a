import { keyframes, styled } from '@parvis/theme/css/stitches';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { useOverlayHost } from '../../overlayHost.ts';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { isEscapeTaken } from '../shared/escape.ts';
import { fadeAbove } from '../shared/fadeAbove.ts';
import { MODAL_LEVEL, portalRoot } from '../shared/portalRoot.ts';
import { Scrim } from '../shared/Scrim.tsx';
import { lockScroll } from '../shared/scrollLock.ts';
import { useModalFocus } from '../shared/useModalFocus.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(0.98)' } });

/** No transform: sharp text; outside presses reach the scrim. */
const Frame = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: MODAL_LEVEL,
  ...portalRoot,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  padding: 'min($space$5, 20px)',
  pointerEvents: 'none',
});

const Box = styled(Radix.Content, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  maxBlockSize: '100%',
  overflowY: 'auto',
  borderRadius: '$drawer',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$high',
  outline: 'none',
  pointerEvents: 'auto',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  animation: `${appear} 200ms ease-out`,
  '@motion': { animation: 'none' },
  '@forced': { border: '2px solid CanvasText' },
});

const Top = styled('div', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  paddingBlock: '$3 $1',
  paddingInline: 'min($space$5, 24px) min($space$3, 12px)',
});

const Title = styled(Radix.Title, {
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: '0.6875rem',
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const Description = styled(Radix.Description, { margin: 0, marginBlockEnd: '$3' });

const Body = styled('div', {
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: '3.5rem',
  overflowY: 'auto',
  paddingInline: 'min($space$5, 24px)',
  paddingBlockEnd: '$5',
});

const Actions = styled('div', {
  ...fadeAbove,
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$3',
  paddingInline: 'min($space$5, 24px)',
  paddingBlockEnd: '$5',
  '@phone': { '& > *': { flex: '1 1 8rem' } },
});

export { fadeAbove };

export type DialogSlot = Slot<'Dialog'>;

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean;
  /** On close button, Escape or outside press. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Strongest last. */
  actions?: ReactNode;
  /** Portal container. */
  container?: HTMLElement | null | undefined;
  classNames?: Partial<Record<DialogSlot, string>> | undefined;
};

/** Modal dialog. Renders a `<div role="dialog">` and a scrim. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  actions,
  container,
  classNames,
  children,
  ...rest
}: DialogProps) => {
  lockScroll();
  const texts = useFrameTexts();
  const focus = useModalFocus();
  useOverlayHost(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal {...(container ? { container } : undefined)}>
        <div>
          <Scrim className={classNames?.scrim} />
          <Frame className={classNames?.frame}>
            <Box
              aria-modal="true"
              {...focus}
              onEscapeKeyDown={(event) => isEscapeTaken(event) && event.preventDefault()}
              {...(description ? undefined : { 'aria-describedby': undefined })}
              {...rest}
            >
              <Top className={classNames?.head}>
                <Title className={classNames?.title}>{title}</Title>
                <Button
                  className={classNames?.close}
                  variant="plain"
                  iconOnly
                  icon={<CloseIcon />}
                  onClick={onClose}
                >
                  {texts.close}
                </Button>
              </Top>
              {(description || children) && (
                <Body className={classNames?.body}>
                  {description && (
                    <Description className={classNames?.description}>{description}</Description>
                  )}
                  {children}
                </Body>
              )}
              {actions && <Actions className={classNames?.actions}>{actions}</Actions>}
            </Box>
          </Frame>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
};
