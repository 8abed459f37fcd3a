import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { Seen } from './Field.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What is about to be put in, and what it is put in the place of. */
interface Insertion {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const insertionOf = ({ value, selectionStart, selectionEnd }: Control, data: string): Insertion => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
  text: data.replace(/\r\n?/g, '\n'),
});

/** The same with each accent in its letter, also where it comes after one that stands there. */
function composed({ value }: Control, { from, to, text }: Insertion): Insertion {
  const start = /^\p{M}/u.test(text) ? Math.max(0, from - 1) : from;
  const whole = (value.slice(start, from) + text).normalize('NFC');
  return { from: start, to, text: whole };
}

/** Puts in what the browser would not put in as it is, as much of it as there is room for. */
function putIn(control: Control, { from, to, text }: Insertion, over: number): void {
  // Half of an emoji is none.
  const kept = text.slice(0, text.length - over).replace(/[\uD800-\uDBFF]$/, '');
  control.setRangeText(kept, from, to, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: kept }));
}

/**
 * Says how much of what was put in did not fit, pasted, dictated, dropped or typed, until it is made shorter: a browser drops it
 * without a word. An accent that comes as a sign of its own takes no room of its own.
 */
export function useCut(
  maxLength: number | undefined,
  /** What the control holds, where it is told: it may be made shorter by more than typing. */
  value?: unknown,
): {
  /** For what is around the control. */
  around: RefObject<HTMLDivElement | null>;
  /** Below the control; nothing where it has no limit. */
  said: ReactNode;
} {
  const texts = useUiTexts();
  const [cut, setCut] = useState(0);
  /** How long the text was once it was told: a sign of several parts that does not fit whole leaves room. */
  const stood = useRef(0);
  const line = useRef<HTMLDivElement>(null);
  // It may come up under a bar at the foot of the page.
  useBeforePaint(() => {
    if (cut > 0) line.current?.scrollIntoView({ block: 'nearest' });
  }, [cut]);
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const isOurs = typeof value !== 'string';
  const isShorter = !isOurs && value.length < stood.current;
  const around = useRef<HTMLDivElement>(null);
  // Not by a `ref` that returns its end: React 18 knows none, and would never call it.
  useBeforePaint(() => {
    const box = around.current;
    if (!box || most === Number.POSITIVE_INFINITY) return;
    // By the browser's own event: that of React is another one, and knows neither what is dropped nor what is dictated.
    const before = (event: InputEvent) => {
      const { target, data, isComposing } = event;
      if (data === null) return;
      const control = target as Control;
      const plain = insertionOf(control, data);
      const canMend = !isComposing && event.cancelable && control.selectionStart !== null;
      const whole = canMend ? composed(control, plain) : plain;
      const isMended =
        whole.text.length - (whole.to - whole.from) < plain.text.length - (plain.to - plain.from);
      const put = isMended ? whole : plain;
      stood.current = control.value.length - (put.to - put.from);
      const over = Math.max(0, stood.current + put.text.length - most);
      // One key more takes nothing from what was told of a whole text.
      setCut((was) => (over > 0 && data.length === 1 ? Math.max(was, over) : over));
      if (!isMended) return;
      event.preventDefault();
      putIn(control, put, over);
    };
    const after = ({ target }: Event) => {
      const { length } = (target as Control).value;
      // Where the caller holds the text, drawing now would put back what it was before its caller hears of it.
      if (isOurs && length < stood.current) setCut(0);
      stood.current = Math.max(stood.current, length);
    };
    box.addEventListener('beforeinput', before);
    box.addEventListener('input', after);
    return () => {
      box.removeEventListener('beforeinput', before);
      box.removeEventListener('input', after);
    };
  }, [most, isOurs]);
  return {
    around,
    said: maxLength !== undefined && (
      <Seen ref={line} aria-live="polite">
        {cut > 0 && !isShorter && texts.cut(cut)}
      </Seen>
    ),
  };
}
