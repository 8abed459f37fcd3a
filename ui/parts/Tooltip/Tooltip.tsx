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
import { arrived } from '../shared/arrived.ts';

/** How long a pointer rests on a control before its words come, and is gone before they go: it may move onto them. Milliseconds. */
const COMES = 500;
const GOES = 150;

const isKeys = (element: Element): boolean => element.matches(':focus-visible');

/** When the words of a control are shown: to a pointer that rests on it, and at once to the keys; Escape and a press put them away. */
function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was pointed at, or has the focus: parts may draw something beside it. */
  const at = useRef<Element>(null);
  /** A press brings the focus along, which asks for nothing. */
  const pressed = useRef(false);
  const change = (to: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(to);
    else timer.current = setTimeout(() => setOpen(to), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below it stays open.
      event.stopImmediatePropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [open]);
  /** A finger has no rest: it presses. */
  const rests = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    at.current = currentTarget;
    change(true, open ? 0 : COMES);
  };
  const leaves = () => change(false, GOES);
  return {
    open,
    at,
    /** What the control tells of. */
    control: {
      onPointerEnter: rests,
      onPointerLeave: leaves,
      onPointerDown: () => {
        pressed.current = true;
        change(false);
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (pressed.current || !isKeys(currentTarget)) return;
        at.current = currentTarget;
        change(true);
      },
      onBlur: () => {
        pressed.current = false;
        change(false);
      },
    },
    /** What the words tell of. */
    words: { onPointerEnter: () => change(true), onPointerLeave: leaves },
  };
}

/** Air between the words and their control, and to the edge of what can be seen, in pixels. */
const GAP = 6;
const EDGE = 8;

/** Puts the words above their control, in its middle: below it where there is no room, and never out of sight. */
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

/** What is done at an event by whoever had it first, then by whoever came to it. */
const both =
  <E,>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E): void => {
    theirs?.(event);
    ours(event);
  };

const Words = styled('div', {
  position: 'fixed',
  zIndex: 60,
  // A popover of the browser comes in its middle, with its own edges.
  inset: '0 auto auto 0',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 16px)',
  margin: 0,
  // A popover scrolls by itself, which a keyboard would meet.
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
  // A pointer on its way to the words crosses no gap.
  '&::before': { content: '', position: 'absolute', inset: -6, zIndex: -1 },
  '&[hidden]': { display: 'none' },
  '@forced': { border: '1px solid CanvasText' },
});

/** What a control must take to have words: any part with a button or a link, and any element of the page, does. */
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
  /** A few words; what must be read stands on the page. */
  text: ReactNode;
  /** They are the name of the control, which shows a sign alone. Not by default: they describe it. */
  names?: boolean | undefined;
  /** The control: one element that takes the focus. */
  children: ReactElement<Control>;
};

/**
 * A few more words for a control: to a pointer that rests on it, and at once to the keys. They stay while the pointer is on them, Escape
 * puts them away (WCAG 1.4.13). A finger never meets them: nothing that is needed stands here alone.
 * Renders its control, and a `<div role="tooltip">` after it. Data attributes: `data-side` ("above", "below") while it is open.
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
    const place = () => placeTooltip(box, at);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
      box.hidePopover?.();
    };
  }, [open, controlAt]);
  const element = arrived(children);
  const { props } = element;
  const described = [props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(element, {
        // A name that the browser shows as well would be a second tip.
        ...(names ? { 'aria-labelledby': id, title: '' } : { 'aria-describedby': described }),
        onPointerEnter: both<PointerEvent<HTMLButtonElement>>(props.onPointerEnter, control.onPointerEnter),
        onPointerLeave: both<PointerEvent<HTMLButtonElement>>(props.onPointerLeave, control.onPointerLeave),
        onPointerDown: both<PointerEvent<HTMLButtonElement>>(props.onPointerDown, control.onPointerDown),
        onFocus: both<FocusEvent<HTMLButtonElement>>(props.onFocus, control.onFocus),
        onBlur: both<FocusEvent<HTMLButtonElement>>(props.onBlur, control.onBlur),
      })}
      <Words ref={own} id={id} role="tooltip" popover="manual" hidden={!open} {...words} {...rest}>
        {text}
      </Words>
    </>
  );
};
