import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { FieldMessage } from './Field.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Insertion {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const getInsertion = ({ value, selectionStart, selectionEnd }: Control, data: string): Insertion => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
  text: data.replace(/\r\n?/g, '\n'),
});

/** NFC, with a combining accent after an existing letter. */
function normalizeInsertion({ value }: Control, { from, to, text }: Insertion): Insertion {
  const start = /^\p{M}/u.test(text) ? Math.max(0, from - 1) : from;
  const whole = (value.slice(start, from) + text).normalize('NFC');
  return { from: start, to, text: whole };
}

/** As much as fits. */
function insertText(control: Control, { from, to, text }: Insertion, over: number): void {
  // Half of a surrogate pair.
  const kept = text.slice(0, text.length - over).replace(/[\uD800-\uDBFF]$/, '');
  control.setRangeText(kept, from, to, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: kept }));
}

/**
 * Announces characters beyond `maxLength` (paste, dictation, drop, typing), which browsers truncate silently. Composes
 * combining accents first.
 */
export function useTruncation(
  maxLength: number | undefined,
  /** The caller may shorten it, too. */
  value?: unknown,
): {
  around: RefObject<HTMLDivElement | null>;
  /** Nothing without a limit. */
  said: ReactNode;
} {
  const texts = useUiTexts();
  const [cut, setCut] = useState(0);
  /** A multi-part character that does not fit leaves room. */
  const stood = useRef(0);
  const line = useRef<HTMLDivElement>(null);
  // A bottom bar may hide it.
  useBeforePaint(() => {
    if (cut > 0) line.current?.scrollIntoView({ block: 'nearest' });
  }, [cut]);
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const isOurs = typeof value !== 'string';
  const isShorter = !isOurs && value.length < stood.current;
  const around = useRef<HTMLDivElement>(null);
  // React 18 never calls `ref` cleanups.
  useBeforePaint(() => {
    const box = around.current;
    if (!box || most === Number.POSITIVE_INFINITY) return;
    // React's `onBeforeInput` misses drops and dictation.
    const handleBeforeInput = (event: InputEvent) => {
      const { target, data, isComposing } = event;
      if (data === null) return;
      const control = target as Control;
      const plain = getInsertion(control, data);
      const canMend = !isComposing && event.cancelable && control.selectionStart !== null;
      const whole = canMend ? normalizeInsertion(control, plain) : plain;
      const isMended =
        whole.text.length - (whole.to - whole.from) < plain.text.length - (plain.to - plain.from);
      const put = isMended ? whole : plain;
      stood.current = control.value.length - (put.to - put.from);
      const over = Math.max(0, stood.current + put.text.length - most);
      // One more key keeps a paste's count.
      setCut((was) => (over > 0 && data.length === 1 ? Math.max(was, over) : over));
      if (!isMended) return;
      event.preventDefault();
      insertText(control, put, over);
    };
    const handleInput = ({ target }: Event) => {
      const { length } = (target as Control).value;
      // Rendering now would restore a controlled text.
      if (isOurs && length < stood.current) setCut(0);
      stood.current = Math.max(stood.current, length);
    };
    box.addEventListener('beforeinput', handleBeforeInput);
    box.addEventListener('input', handleInput);
    return () => {
      box.removeEventListener('beforeinput', handleBeforeInput);
      box.removeEventListener('input', handleInput);
    };
  }, [most, isOurs]);
  return {
    around,
    said: maxLength !== undefined && (
      <FieldMessage ref={line} aria-live="polite">
        {cut > 0 && !isShorter && texts.cut(cut)}
      </FieldMessage>
    ),
  };
}
