import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a control before its words come, and is gone before they go: it may move onto them. Milliseconds. */
const COMES = 500;
const GOES = 150;

const isKeys = (element: Element): boolean => element.matches(':focus-visible');

/** When the words of a control are shown: to a pointer that rests on it, and at once to the keys; Escape and a press put them away. */
export function useTooltip() {
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
