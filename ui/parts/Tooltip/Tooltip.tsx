import { styled } from '@parvis/theme/css/stitches';
import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { arrived } from '../shared/arrived.ts';
import { both } from './both.ts';
import { placeTooltip } from './placeTooltip.ts';
import { useTooltip } from './useTooltip.ts';

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
type Control = Pick<
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
