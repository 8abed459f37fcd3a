import { oneReact } from '@parvis/theme/css/oneReact';
import { type ReactNode, useContext, useEffect, version } from 'react';
import { focusPressed } from './focusPressed.ts';
import { createSharedContext } from './sharedContext.ts';

/** Texts of the parts that frame a page (header, bars, tiles, drawers, loading, errors); enough for the first view. */
export type FrameTexts = {
  skipToContent: string;
  back: string;
  close: string;
  retry: string;
  loading: string;
  /** Spoken for "…" on a tile. */
  pending: string;
  alreadyAnswered: string;
  /** Name of bottom bar and breadcrumbs. */
  mainNavigation: string;
  breadcrumbs: string;
  demo: string;
  simulation: string;
  /** Spoken badge count: "3 non lus". */
  unread: (count: number) => string;
  /** Title of a link that opens a new tab. */
  newTab: (words: string) => string;
  expand: string;
  collapse: string;
};

/**
 * Texts that parts and screens speak themselves; all others arrive as props. Functions take numbers, so that each language
 * keeps its plurals and decimal sign.
 */
export type UiTexts = FrameTexts & {
  send: string;
  yes: string;
  no: string;
  cancel: string;
  required: string;
  optional: string;
  /** Name of one star, or of the total: "4 étoiles sur 5". */
  stars: (count: number, max: number) => string;
  /** Short form: "4 sur 5". */
  starsShort: (count: number, max: number) => string;
  /** Rating rounded to one decimal: "4,3 / 5". */
  rated: (value: number, max: number) => string;
  notRated: string;
  clearRating: string;
  /** Time, list date ("Hier") and full date-time of an instant. */
  time: (at: Date) => string;
  date: (at: Date) => string;
  moment: (at: Date) => string;
  showPassword: string;
  hidePassword: string;
  /** Remaining characters: "12 caractères restants". */
  charactersLeft: (count: number) => string;
  /** Number of characters that did not fit. */
  cut: (count: number) => string;
  /** Empty select, and its entry that clears the choice. */
  choose: string;
  clearChoice: string;
  noChoices: string;
  /** Chat. */
  newMessages: (count: number) => string;
  /** Same button without new messages. */
  latestMessages: string;
  loadOlder: string;
  sending: string;
  sent: string;
  seen: string;
  notSent: string;
  takePhoto: string;
  message: string;
  unknownMessage: string;
  /** Spoken subject and state: "Votre message : envoyé". */
  said: (of: string, what: string) => string;
  typing: string;
  /** Pictures. */
  openImage: string;
  missingImage: string;
  missingVideo: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  /** Shown and announced on change: "Zoom : 150 %". */
  zoomLevel: (percent: number) => string;
  /** Position: "Image 2 sur 5". */
  imageOf: (at: number, count: number) => string;
  previousImage: string;
  nextImage: string;
  /** Polls. One option: "12 réponses, 40 %"; total: "30 réponses". */
  pollShare: (count: number, percent: number) => string;
  pollTotal: (count: number) => string;
  pollMine: string;
  pollClosed: string;
};

const FrameTextsContext = createSharedContext<FrameTexts>('frameTexts');
const UiTextsContext = createSharedContext<UiTexts>('uiTexts');

export type FrameTextsProviderProps = { texts: FrameTexts; children?: ReactNode };

/** Provides the frame texts where the others load later, and focuses pressed buttons. Renders its children only. */
export const FrameTextsProvider = ({ texts, children }: FrameTextsProviderProps) => {
  oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  useEffect(focusPressed, []);
  return <FrameTextsContext.Provider value={texts}>{children}</FrameTextsContext.Provider>;
};

export type UiTextsProviderProps = { texts: UiTexts; children?: ReactNode };

/** Provides all texts. Renders its children only. */
export const UiTextsProvider = ({ texts, children }: UiTextsProviderProps) => (
  <UiTextsContext.Provider value={texts}>
    <FrameTextsProvider texts={texts}>{children}</FrameTextsProvider>
  </UiTextsContext.Provider>
);

/** Extracts the calling component from a development stack: the first capitalised function. */
const findCaller = (stack = ''): string =>
  /(?:^|\n)\s*(?:at )?([A-Z][a-z]{2,}[A-Za-z]*)[$\d]*(?:@| \()/.exec(stack)?.[1] ?? 'A part';

const createMissingError = () => {
  const part = process.env.NODE_ENV === 'production' ? 'A part' : findCaller(new Error().stack);
  return new Error(
    `${part} without words for a screen reader: mount <UiTextsProvider> around it, of one version of @parvis/ui.`,
  );
};

/** Returns the frame texts of the nearest provider; throws without one. */
export const useFrameTexts = (): FrameTexts => {
  const texts = oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  if (texts) return texts;
  throw createMissingError();
};

/** Returns the texts of the nearest provider; throws without one. */
export const useUiTexts = (): UiTexts => {
  const texts = oneReact(useContext<UiTexts | undefined>, UiTextsContext, version);
  if (texts) return texts;
  throw createMissingError();
};
