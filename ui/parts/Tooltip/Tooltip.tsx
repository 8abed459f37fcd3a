import { styled } from '@parvis/theme/css/stitches';
import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { resolveElement } from '../shared/resolveElement.ts';

/** ms: the pointer may move onto the text. */
const SHOW_DELAY = 500;
const HIDE_DELAY = 150;

const isKeys = (element: Element): boolean => element.matches(':focus-visible');

/** Delayed on hover, at once on keyboard focus; Escape and presses hide it. */
function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Parts may render siblings. */
  const at = useRef<Element>(null);
  /** Its focus must not show the tooltip. */
  const pressed = useRef(false);
  const setOpenAfter = (to: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(to);
    else timer.current = setTimeout(() => setOpen(to), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps the overlay below open.
      event.stopImmediatePropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', handleEscape, true);
    return () => document.removeEventListener('keydown', handleEscape, true);
  }, [open]);
  /** Touch has no hover. */
  const handleEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    at.current = currentTarget;
    setOpenAfter(true, open ? 0 : SHOW_DELAY);
  };
  const handleLeave = () => setOpenAfter(false, HIDE_DELAY);
  return {
    open,
    at,
    control: {
      onPointerEnter: handleEnter,
      onPointerLeave: handleLeave,
      onPointerDown: () => {
        pressed.current = true;
        setOpenAfter(false);
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (pressed.current || !isKeys(currentTarget)) return;
        at.current = currentTarget;
        setOpenAfter(true);
      },
      onBlur: () => {
        pressed.current = false;
        setOpenAfter(false);
      },
    },
    words: { onPointerEnter: () => setOpenAfter(true), onPointerLeave: handleLeave },
  };
}

const GAP = 6;
const EDGE = 8;

/** Centred above its control, or below without room. */
function placeTooltip(words: HTMLElement, control: Element): void {
  const view = window.visualViewport;
  const width = view?.width ?? window.innerWidth;
  const at = control.getBoundingClientRect();
  const { width: wide, height: tall } = words.getBoundingClientRect();
  const isAbove = at.top >= tall + GAP + EDGE;
  const middle = at.left + at.width / 2 - wide / 2;
  words.style.left = `${Math.max(EDGE, Math.min(middle, width - wide - EDGE))}px`;
  words.style.top = `${isAbove ? at.top - GAP - tall : at.bottom + GAP}px`;
  words.dataset.side = isAbove ? 'above' : 'below';
}

const chainHandlers =
  <E,>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E): void => {
    theirs?.(event);
    ours(event);
  };

const Words = styled('div', {
  position: 'fixed',
  zIndex: 60,
  // Over the browser's centring.
  inset: '0 auto auto 0',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 16px)',
  margin: 0,
  // Scrolling adds a tab stop.
  overflow: 'visible',
  paddingInline: '$3',
  paddingBlock: '$2',
  border: 0,
  borderRadius: '$icon',
  backgroundColor: '$txt',
  color: '$bg1',
  boxShadow: '$high',
  fontFamily: '$body',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'break-word',
  // For the pointer.
  '&::before': { content: '', position: 'absolute', inset: -6, zIndex: -1 },
  '&[hidden]': { display: 'none' },
  '@forced': { border: '1px solid CanvasText' },
});

/** Props that a control must accept. */
export type Control = Pick<
  ComponentProps<'button'>,
  | 'aria-describedby'
  | 'aria-labelledby'
  | 'title'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
>;

export type TooltipProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A few inessential words. */
  text: ReactNode;
  /** Names an icon-only control. Default `false`. */
  names?: boolean | undefined;
  children: ReactElement<Control>;
};

/**
 * Tooltip on hover and keyboard focus (WCAG 1.4.13), never on touch. Renders its control and a `<div role="tooltip">`.
 */
export const Tooltip = ({ text, names = false, children, id: givenId, ref, ...rest }: TooltipProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current);
  const { open, at: controlAt, control, words } = useTooltip();
  useBeforePaint(() => {
    const box = own.current;
    const at = controlAt.current;
    if (!open || !box || !at) return;
    box.showPopover?.();
    const updatePosition = () => placeTooltip(box, at);
    updatePosition();
    window.addEventListener('resize', updatePosition);
    window.addEventListener('scroll', updatePosition, true);
    return () => {
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition, true);
      box.hidePopover?.();
    };
  }, [open, controlAt]);
  const element = resolveElement(children);
  const { props } = element;
  const described = [props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(element, {
        // No native tooltip.
        ...(names ? { 'aria-labelledby': id, title: '' } : { 'aria-describedby': described }),
        onPointerEnter: chainHandlers<PointerEvent<HTMLButtonElement>>(
          props.onPointerEnter,
          control.onPointerEnter,
        ),
        onPointerLeave: chainHandlers<PointerEvent<HTMLButtonElement>>(
          props.onPointerLeave,
          control.onPointerLeave,
        ),
        onPointerDown: chainHandlers<PointerEvent<HTMLButtonElement>>(
          props.onPointerDown,
          control.onPointerDown,
        ),
        onFocus: chainHandlers<FocusEvent<HTMLButtonElement>>(props.onFocus, control.onFocus),
        onBlur: chainHandlers<FocusEvent<HTMLButtonElement>>(props.onBlur, control.onBlur),
      })}
      <Words ref={own} id={id} role="tooltip" popover="manual" hidden={!open} {...words} {...rest}>
        {text}
      </Words>
    </>
  );
};
