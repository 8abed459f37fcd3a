import type { ColourKey } from '@parvis/theme/palette/keys';
import { formatShape } from '@parvis/theme/shape/shape';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type FromSample, type FromStudio, readFromSample } from '../../live/messages.ts';
import type { ThemeDocument } from '../state/document.ts';
import type { FrameContent } from './useContent.ts';

export interface FrameState {
  readonly document: ThemeDocument;
  readonly content: FrameContent;
  readonly lit: ColourKey | null;
  /** A press chooses an element. */
  readonly choosing: boolean;
}

const buildMessages = ({ document, lit, choosing }: FrameState): FromStudio[] => {
  const { palette, logo, wlogo, label, shape } = document;
  return [
    { parvis: 'look', palette, logo, wlogo, lbl: label, shape: formatShape(shape) },
    { parvis: 'choose', on: choosing },
    { parvis: 'light', key: lit },
  ];
};

/** The long banner is not sent with each colour. */
const bundleContentWithBanner = ({ document, content: { content } }: FrameState) => ({
  content,
  banner: document.banner ?? content?.banner ?? '',
});

/** Whether the customer's font is shown. */
export type FontReport = Omit<Extract<FromSample, { parvis: 'letters' }>, 'parvis'>;

type PictureReport = Omit<Extract<FromSample, { parvis: 'picture' }>, 'parvis'>;

export interface FrameListeners {
  readonly onChosen: (keys: readonly ColourKey[]) => void;
  readonly onLetters: (told: FontReport) => void;
  readonly onPicture: (heard: PictureReport) => void;
}

/** Once per animation frame at most; in full when a page reports ready. @returns ref of the `<iframe>` */
export function useFrameSync(
  shown: FrameState,
  { onChosen, onLetters, onPicture }: FrameListeners,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const latest = useRef({ shown, onChosen, onLetters, onPicture });
  latest.current = { shown, onChosen, onLetters, onPicture };
  const sent = useRef<string[]>([]);
  const content = useRef<ReturnType<typeof bundleContentWithBanner>>(undefined);

  const send = useCallback(() => {
    const page = frame.current?.contentWindow;
    if (!page || !ready.current || latest.current.shown.content.waits) return;
    frame.current?.setAttribute('data-told', '');
    const next = bundleContentWithBanner(latest.current.shown);
    if (content.current?.content !== next.content || content.current?.banner !== next.banner) {
      content.current = next;
      page.postMessage({ parvis: 'content', ...next } satisfies FromStudio, location.origin);
    }
    buildMessages(latest.current.shown).forEach((message, index) => {
      const text = JSON.stringify(message);
      if (sent.current[index] === text) return;
      sent.current[index] = text;
      page.postMessage(message, location.origin);
    });
  }, []);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readFromSample(event.data);
      if (message?.parvis === 'chosen') latest.current.onChosen(message.keys);
      if (message?.parvis === 'letters') latest.current.onLetters(message);
      if (message?.parvis === 'picture') latest.current.onPicture(message);
      if (message?.parvis !== 'ready') return;
      ready.current = true;
      sent.current = [];
      content.current = undefined;
      send();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [send]);

  // The first change goes at once.
  const waiting = useRef<'no' | 'nothing' | 'more'>('no');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown is sent when it changes
  useLayoutEffect(() => {
    if (waiting.current !== 'no') {
      waiting.current = 'more';
      return;
    }
    waiting.current = 'nothing';
    send();
    requestAnimationFrame(() => {
      const more = waiting.current === 'more';
      waiting.current = 'no';
      if (more) send();
    });
  }, [shown.document, shown.content, shown.lit, shown.choosing, send]);

  return frame;
}
