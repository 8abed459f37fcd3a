import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Drawer as Vaul } from 'vaul';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { useOverlayHost } from '../../overlayHost.ts';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { isEscapeTaken } from '../shared/escape.ts';
import { MODAL_LEVEL, portalRoot } from '../shared/portalRoot.ts';
import { Scrim } from '../shared/Scrim.tsx';
import { lockScroll } from '../shared/scrollLock.ts';
import { useKeyboardInset } from '../shared/useKeyboardInset.ts';
import { useModalFocus } from '../shared/useModalFocus.ts';
import { useOnOpen } from '../shared/useOnOpen.ts';

const Sheet = styled(Vaul.Content, {
  position: 'fixed',
  zIndex: MODAL_LEVEL,
  ...portalRoot,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '40rem',
  maxBlockSize: 'calc(100% - 3rem)',
  marginInline: 'auto',
  borderStartStartRadius: '$radii$drawer',
  borderStartEndRadius: '$radii$drawer',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$high',
  outline: 'none',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  '@motion': { animation: 'none !important', transition: 'none !important' },
  '@forced': { border: '2px solid CanvasText' },
});

const Grip = styled('div', {
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '5px',
  marginInline: 'auto',
  marginBlockStart: '$2',
  borderRadius: '$round',
  backgroundColor: 'currentColor',
  opacity: 0.25,
});

const Top = styled('div', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  paddingBlock: '$2',
  paddingInline: 'min($space$5, 24px) min($space$2, 12px)',
});

const Words = styled('div', { flex: '1 1 0', minInlineSize: 0, paddingBlock: '$2' });

const Title = styled(Vaul.Title, {
  margin: 0,
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const Description = styled(Vaul.Description, {
  margin: 0,
  marginBlockStart: '2px',
  fontSize: '$sm',
  lineHeight: '$snug',
});

const Body = styled('div', {
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Vaul disables selection.
  userSelect: 'text',
  paddingInline: 'min($space$5, 24px)',
  paddingBlockEnd: 'max($space$5, env(safe-area-inset-bottom))',
});

const Flip = styled(ChevronDownIcon, {
  transition: 'transform 200ms ease-out',
  '[data-collapsed] &': { transform: 'rotate(180deg)' },
  '@motion': { transition: 'none' },
});

export type DrawerSlot = Slot<'Drawer'>;

export type DrawerProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean;
  /** On close button, Escape, swipe down or outside press. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Adds a button that collapses to the title. Default `false`. */
  collapsible?: boolean | undefined;
  /** After opening or closing. */
  onAnimationDone?: ((open: boolean) => void) | undefined;
  /** Portal container. */
  container?: HTMLElement | null | undefined;
  classNames?: Partial<Record<DrawerSlot, string>> | undefined;
};

/** Modal bottom sheet. Renders a `<div role="dialog">` and a scrim. */
export const Drawer = ({
  open,
  onClose,
  title,
  description,
  collapsible = false,
  onAnimationDone,
  container,
  classNames,
  children,
  style,
  ...rest
}: DrawerProps) => {
  lockScroll();
  const texts = useFrameTexts();
  const focus = useModalFocus();
  useOverlayHost(open, onClose);
  const bodyId = useId();
  const [collapsed, setCollapsed] = useState(false);
  useOnOpen(open, () => setCollapsed(false));
  const keyboard = useKeyboardInset(open);
  const shrunk = collapsible && collapsed;
  return (
    <Vaul.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onAnimationEnd={(next) => onAnimationDone?.(next)}
      repositionInputs={false}
      autoFocus
      {...(container ? { container } : undefined)}
    >
      <Vaul.Portal>
        <Scrim className={classNames?.scrim} data-state={open ? 'open' : 'closed'} />
        <Sheet
          aria-modal="true"
          {...focus}
          onEscapeKeyDown={(event) => isEscapeTaken(event) && event.preventDefault()}
          data-collapsed={shrunk || undefined}
          {...(description ? undefined : { 'aria-describedby': undefined })}
          style={{ ...style, ...(keyboard ? { insetBlockEnd: keyboard } : undefined) }}
          {...rest}
        >
          <Grip aria-hidden className={classNames?.grip} />
          <Top className={classNames?.head}>
            <Words>
              <Title className={classNames?.title}>{title}</Title>
              {description && <Description className={classNames?.description}>{description}</Description>}
            </Words>
            {collapsible && (
              <Button
                variant="plain"
                iconOnly
                icon={<Flip />}
                aria-expanded={!collapsed}
                aria-controls={bodyId}
                onClick={() => setCollapsed(!collapsed)}
              >
                {collapsed ? texts.expand : texts.collapse}
              </Button>
            )}
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
          <Body className={classNames?.body} id={bodyId} hidden={shrunk}>
            {children}
          </Body>
        </Sheet>
      </Vaul.Portal>
    </Vaul.Root>
  );
};
