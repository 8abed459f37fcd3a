import {
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useUiTexts } from '../../texts.tsx';
import { Seen } from './Field.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Says how much of what was pasted did not fit, until it is made shorter: a browser drops it without a word. */
export function useCut(
  maxLength: number | undefined,
  /** What the control holds, where it is told: it may be made shorter by more than typing. */
  value?: unknown,
): {
  /** For the control. */
  handlers: {
    onPaste: (event: ClipboardEvent<Control>) => void;
    onInput: (event: FormEvent<Control>) => void;
  };
  /** Below the control; nothing where it has no limit. */
  said: ReactNode;
} {
  const texts = useUiTexts();
  const [cut, setCut] = useState(0);
  const line = useRef<HTMLDivElement>(null);
  // It may come up under a bar at the foot of the page.
  useLayoutEffect(() => {
    if (cut > 0) line.current?.scrollIntoView({ block: 'nearest' });
  }, [cut]);
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  const isShorter = typeof value === 'string' && value.length < most;
  return {
    handlers: {
      onPaste: ({ clipboardData, currentTarget: { value, selectionStart, selectionEnd } }) => {
        const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
        setCut(Math.max(0, kept + clipboardData.getData('text/plain').length - most));
      },
      onInput: ({ currentTarget }) => {
        if (cut > 0 && currentTarget.value.length < most) setCut(0);
      },
    },
    said: maxLength !== undefined && (
      <Seen ref={line} aria-live="polite">
        {cut > 0 && !isShorter && texts.cut(cut)}
      </Seen>
    ),
  };
}
