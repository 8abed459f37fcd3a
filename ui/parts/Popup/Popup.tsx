import { keyframes, styled } from '@parvis/theme/css/stitches';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { POPUP_MARGIN } from '../../constants.ts';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { getFocusedElement } from '../shared/getFocusedElement.ts';
import { POPUP_REACH } from '../shared/toasts.ts';

/** Toasts appear above it. `above` moves it without a resize. */
function useReach(inside: RefObject<HTMLElement | null>, above: 'page' | 'bar'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again where it stands on something else
  useLayoutEffect(() => {
    const box = inside.current?.parentElement;
    if (!box) return;
    const page = document.documentElement.style;
    const measure = new ResizeObserver(() => {
      const reach = box.offsetHeight + Number.parseFloat(getComputedStyle(box).bottom);
      page.setProperty(POPUP_REACH, `${reach}px`);
    });
    measure.observe(box);
    return () => {
      measure.disconnect();
      page.removeProperty(POPUP_REACH);
    };
  }, [inside, above]);
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

const Root = styled('div', {
  position: 'fixed',
  zIndex: 30,
  insetInline: POPUP_MARGIN,
  insetBlockEnd: `calc(${POPUP_MARGIN}px + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '26rem',
  maxBlockSize: `calc(100% - ${2 * POPUP_MARGIN}px)`,
  marginInlineStart: 'auto',
  overflowY: 'auto',
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$high',
  lineHeight: '$snug',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  animation: `${appear} 200ms ease-out`,
  '&[data-above=bar]': {
    insetBlockEnd: `calc($sizes$bottomBar + ${POPUP_MARGIN}px + env(safe-area-inset-bottom, 0px))`,
    maxBlockSize: `calc(100% - $sizes$bottomBar - ${2 * POPUP_MARGIN}px)`,
  },
  '@motion': { animation: 'none' },
  '@forced': { border: '2px solid CanvasText' },
});
const Top = styled('div', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  paddingBlockStart: '$1',
  paddingInline: 'min($space$4, 20px) 4px',
});
const Icon = styled('span', { flexShrink: 0, display: 'flex', paddingBlock: '0.75rem' });
const Title = styled('p', {
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: '0.8125rem',
  fontWeight: '$bold',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const Body = styled('div', {
  paddingInline: 'min($space$4, 20px)',
  paddingBlockEnd: '$4',
  '& > p': { margin: 0 },
});
const Actions = styled('div', {
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  paddingInline: 'min($space$4, 20px)',
  paddingBlockEnd: '$4',
});
const Announcer = styled('span', visuallyHiddenStyle);

export type PopupSlot = Slot<'Popup'>;

export type PopupProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Announced on appearance. */
  title: string;
  icon?: ReactNode;
  /** Strongest last. */
  actions?: ReactNode;
  /** On close button, or Escape while focused; no close button without it. */
  onClose?: (() => void) | undefined;
  /** Page edge or BottomBar. Default `page`. */
  above?: 'page' | 'bar' | undefined;
  classNames?: Partial<Record<PopupSlot, string>> | undefined;
};

/**
 * Non-modal message at the page's bottom; announces its title without taking focus. Renders a `<div role="dialog">`.
 */
export const Popup = ({
  title,
  icon,
  actions,
  onClose,
  above = 'page',
  children,
  onKeyDown,
  onFocus,
  classNames,
  ...rest
}: PopupProps) => {
  const texts = useFrameTexts();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  // Live regions must exist before their text.
  const [news, setNews] = useState('');
  useEffect(() => setNews(title), [title]);
  useLayoutEffect(() => {
    const box = top.current?.parentElement;
    return () => {
      if (!box?.contains(getFocusedElement(box))) return;
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  useReach(top, above);
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    const from = event.relatedTarget;
    if (!(from instanceof Node && event.currentTarget.contains(from))) before.current = from;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose?.();
  };
  return (
    <Root
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      data-above={above}
      onKeyDown={handleKeyDown}
      onFocus={enter}
      {...rest}
    >
      <Top ref={top} className={classNames?.head}>
        {icon && (
          <Icon aria-hidden className={classNames?.icon}>
            {icon}
          </Icon>
        )}
        <Title className={classNames?.title} id={`${id}-title`}>
          {title}
        </Title>
        {onClose && (
          <Button
            className={classNames?.close}
            variant="plain"
            iconOnly
            icon={<CloseIcon />}
            onClick={onClose}
          >
            {texts.close}
          </Button>
        )}
      </Top>
      {children && (
        <Body className={classNames?.body} id={`${id}-body`}>
          {children}
        </Body>
      )}
      {actions && <Actions className={classNames?.actions}>{actions}</Actions>}
      <Announcer role="status">{news}</Announcer>
    </Root>
  );
};
