import { styled } from '@parvis/theme/css/stitches';
import { useEffect, useRef } from 'react';
import type { BookGlobals } from '../look.ts';
import { onlyAddress } from './only.ts';
import { useBookGlobals } from './useGlobals.ts';

const Window = styled('iframe', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '640px',
  border: 0,
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: '$bg1',
});

/** What of the toolbar a frame is told; it holds more than is the book's own. */
const TOLD = ['scheme', 'palette', 'brand', 'language', 'direction', 'forced'] as const;

/** The look of the toolbar as an address has it. */
export const asAddress = (globals: BookGlobals): string =>
  TOLD.filter((name) => globals[name] !== '')
    .map((name) => `${name}:${globals[name].replace(/^#(.*)$/, '!hex($1)')}`)
    .join(';');

/** Whether a person is on the way into the frame: by Tab, or with a pointer over it. */
function useGuard(frame: React.RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let before: Element | null = null;
    let byTab = false;
    const press = ({ key }: KeyboardEvent) => {
      byTab = key === 'Tab';
    };
    const note = () => {
      before = document.activeElement;
    };
    // Who has the focus is known once the page has lost it.
    const look = () => requestAnimationFrame(leave);
    const leave = () => {
      const own = frame.current;
      if (!own || document.activeElement !== own || byTab || own.matches(':hover')) return;
      // A story took the focus; the reader is elsewhere.
      own.blur();
      if (before instanceof HTMLElement && before !== own) before.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('focusin', note, true);
    window.addEventListener('blur', look);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('focusin', note, true);
      window.removeEventListener('blur', look);
    };
  }, [frame]);
}

export type FrameProps = {
  id: string;
  /** The name it is exported under. */
  story: string;
  title: string;
};

/** A story on a page of its own, in the look of the toolbar, to be tried; it plays nothing and leaves the reader where they are. */
export const Frame = ({ id, story, title }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useGuard(frame);
  const src = onlyAddress(id, story, asAddress(useBookGlobals()));
  return <Window key={src} ref={frame} title={title} src={src} loading="lazy" />;
};
