import { oneReact } from '@parvis/theme/css/oneReact';
import { type ReactNode, useContext, useEffect, version } from 'react';
import { focusPressed } from './focusPressed.ts';
import { createSharedContext } from './sharedContext.ts';

/** Texts of the parts that frame a page; enough for the first view. */
export type FrameTexts = {
  skipToContent: string;
  back: string;
  close: string;
  retry: string;
  loading: string;
  /** Spoken "…". */
  pending: string;
  alreadyAnswered: string;
  /** Bottom bar and breadcrumbs. */
  mainNavigation: string;
  breadcrumbs: string;
  demo: string;
  simulation: string;
  /** "3 non lus" */
  unread: (count: number) => string;
  /** Of such a link. */
  newTab: (words: string) => string;
  expand: string;
  collapse: string;
};

/** Texts that parts and screens speak themselves; functions take numbers for plurals and decimal signs. */
export type UiTexts = FrameTexts & {
  send: string;
  yes: string;
  no: string;
  cancel: string;
  required: string;
  optional: string;
  /** "4 étoiles sur 5" */
  stars: (count: number, max: number) => string;
  /** "4 sur 5" */
  starsShort: (count: number, max: number) => string;
  /** Rounded to one decimal: "4,3 / 5". */
  rated: (value: number, max: number) => string;
  notRated: string;
  clearRating: string;
  /** Time, list date ("Hier"), full date-time. */
  time: (at: Date) => string;
  date: (at: Date) => string;
  moment: (at: Date) => string;
  showPassword: string;
  hidePassword: string;
  /** "12 caractères restants" */
  charactersLeft: (count: number) => string;
  /** Characters that did not fit. */
  cut: (count: number) => string;
  /** Empty select, and its clearing entry. */
  choose: string;
  clearChoice: string;
  noChoices: string;
  /** Chat. */
  newMessages: (count: number) => string;
  /** Without new messages. */
  latestMessages: string;
  loadOlder: string;
  sending: string;
  sent: string;
  seen: string;
  notSent: string;
  takePhoto: string;
  message: string;
  unknownMessage: string;
  /** "Votre message : envoyé" */
  said: (of: string, what: string) => string;
  typing: string;
  /** Pictures. */
  openImage: string;
  missingImage: string;
  missingVideo: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  /** Announced on change: "Zoom : 150 %". */
  zoomLevel: (percent: number) => string;
  /** "Image 2 sur 5" */
  imageOf: (at: number, count: number) => string;
  previousImage: string;
  nextImage: string;
  /** Option: "12 réponses, 40 %"; total: "30 réponses". */
  pollShare: (count: number, percent: number) => string;
  pollTotal: (count: number) => string;
  pollMine: string;
  pollClosed: string;
};

const FrameTextsContext = createSharedContext<FrameTexts>('frameTexts');
const UiTextsContext = createSharedContext<UiTexts>('uiTexts');

export type FrameTextsProviderProps = { texts: FrameTexts; children?: ReactNode };

/** Provides frame texts while others load, and focuses pressed buttons. */
export const FrameTextsProvider = ({ texts, children }: FrameTextsProviderProps) => {
  oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  useEffect(focusPressed, []);
  return <FrameTextsContext.Provider value={texts}>{children}</FrameTextsContext.Provider>;
};

export type UiTextsProviderProps = { texts: UiTexts; children?: ReactNode };

/** Provides all texts. */
export const UiTextsProvider = ({ texts, children }: UiTextsProviderProps) => (
  <UiTextsContext.Provider value={texts}>
    <FrameTextsProvider texts={texts}>{children}</FrameTextsProvider>
  </UiTextsContext.Provider>
);

/** First capitalised function of a development stack. */
const findCaller = (stack = ''): string =>
  /(?:^|\n)\s*(?:at )?([A-Z][a-z]{2,}[A-Za-z]*)[$\d]*(?:@| \()/.exec(stack)?.[1] ?? 'A part';

const createMissingError = () => {
  const part = process.env.NODE_ENV === 'production' ? 'A part' : findCaller(new Error().stack);
  return new Error(
    `${part} without words for a screen reader: mount <UiTextsProvider> around it, of one version of @parvis/ui.`,
  );
};

/** Returns the frame texts; throws without provider. */
export const useFrameTexts = (): FrameTexts => {
  const texts = oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  if (texts) return texts;
  throw createMissingError();
};

/** Returns all texts; throws without provider. */
export const useUiTexts = (): UiTexts => {
  const texts = oneReact(useContext<UiTexts | undefined>, UiTextsContext, version);
  if (texts) return texts;
  throw createMissingError();
};
