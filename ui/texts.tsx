import { oneReact } from '@parvis/theme/css/oneReact';
import { type ReactNode, useContext, useEffect, version } from 'react';
import { focusPressed } from './focusPressed.ts';
import { sharedContext } from './sharedContext.ts';

/** The words of the parts that frame a page: header, bars, tiles, drawers, and what waits or fails. A first view needs no other. */
export type FrameTexts = {
  /** The link past what stands at the top of every page. */
  skipToContent: string;
  /** Name of the back button. */
  back: string;
  close: string;
  retry: string;
  /** Name of a part that is still waiting for its content. */
  loading: string;
  /** Spoken for the sign "…" on a tile, and for its check. */
  pending: string;
  alreadyAnswered: string;
  /** Name of the bar of bottom entries, and of the path above a menu. */
  mainNavigation: string;
  breadcrumbs: string;
  demo: string;
  simulation: string;
  /** Spoken for a number on a badge: "3 non lus". */
  unread: (count: number) => string;
  /** Title of a link that opens another tab: its words, and that it does. */
  newTab: (words: string) => string;
  /** Drawer that can shrink to its title. */
  expand: string;
  collapse: string;
};

/**
 * The few words that parts and screens say by themselves; everything else arrives in props.
 * Whoever mounts the library fills it in one language. Functions carry numbers, so that a language
 * keeps its own plural and decimal sign.
 */
export type UiTexts = FrameTexts & {
  send: string;
  yes: string;
  no: string;
  cancel: string;
  /** Beside the title of something that must be answered, and of something that may be. */
  required: string;
  optional: string;
  /** Name of one star, also the sum of stars chosen: "4 étoiles sur 5". */
  stars: (count: number, max: number) => string;
  /** Short form beside the stars: "4 sur 5". */
  starsShort: (count: number, max: number) => string;
  /** A given rating, rounded to one decimal: "4,3 / 5". */
  rated: (value: number, max: number) => string;
  /** In place of a rating that nobody has given. */
  notRated: string;
  clearRating: string;
  /** An instant: its time, its date as lists have it ("Hier"), and both in full. */
  time: (at: Date) => string;
  date: (at: Date) => string;
  moment: (at: Date) => string;
  showPassword: string;
  hidePassword: string;
  /** Characters that still fit, spoken and shown: "12 caractères restants". */
  charactersLeft: (count: number) => string;
  /** So many characters that were put in did not fit. */
  cut: (count: number) => string;
  /** A select without a choice, and its entry that takes the choice back. */
  choose: string;
  clearChoice: string;
  noChoices: string;
  /** Chat. */
  newMessages: (count: number) => string;
  /** The same button when nothing new has come: the way back to the end. */
  latestMessages: string;
  loadOlder: string;
  sending: string;
  sent: string;
  seen: string;
  notSent: string;
  takePhoto: string;
  message: string;
  unknownMessage: string;
  /** Who, or what, and what is said of it, spoken: "Votre message : envoyé". */
  said: (of: string, what: string) => string;
  typing: string;
  /** Pictures. */
  openImage: string;
  missingImage: string;
  missingVideo: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to the whole picture. */
  zoomFit: string;
  /** Spoken and shown after each change: "Zoom : 150 %". */
  zoomLevel: (percent: number) => string;
  /** Place among several: "Image 2 sur 5". */
  imageOf: (at: number, count: number) => string;
  previousImage: string;
  nextImage: string;
  /** Polls. Share of one option: "12 réponses, 40 %"; answers altogether: "30 réponses". */
  pollShare: (count: number, percent: number) => string;
  pollTotal: (count: number) => string;
  /** Beside the option chosen by the reader. */
  pollMine: string;
  pollClosed: string;
};

const FrameTextsContext = sharedContext<FrameTexts>('frameTexts');
const UiTextsContext = sharedContext<UiTexts>('uiTexts');

export type FrameTextsProviderProps = { texts: FrameTexts; children?: ReactNode };

/**
 * Gives the parts that frame a page their words, where the others are loaded later, and a button that is pressed the focus.
 * Renders its children only.
 */
export const FrameTextsProvider = ({ texts, children }: FrameTextsProviderProps) => {
  oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  useEffect(focusPressed, []);
  return <FrameTextsContext.Provider value={texts}>{children}</FrameTextsContext.Provider>;
};

export type UiTextsProviderProps = { texts: UiTexts; children?: ReactNode };

/** Gives every part below it its words. Renders its children only. */
export const UiTextsProvider = ({ texts, children }: UiTextsProviderProps) => (
  <UiTextsContext.Provider value={texts}>
    <FrameTextsProvider texts={texts}>{children}</FrameTextsProvider>
  </UiTextsContext.Provider>
);

/** The part that asked, as the stack of a development build names it: the first function with a capital letter. */
const askedBy = (stack = ''): string =>
  /(?:^|\n)\s*(?:at )?([A-Z][a-z]{2,}[A-Za-z]*)[$\d]*(?:@| \()/.exec(stack)?.[1] ?? 'A part';

/** A part without words cannot be named aloud. */
const withoutWords = () => {
  const part = process.env.NODE_ENV === 'production' ? 'A part' : askedBy(new Error().stack);
  return new Error(
    `${part} without words for a screen reader: mount <UiTextsProvider> around it, of one version of @parvis/ui.`,
  );
};

/** The words of the parts that frame a page, of the nearest provider. Throws without one. */
export const useFrameTexts = (): FrameTexts => {
  const texts = oneReact(useContext<FrameTexts | undefined>, FrameTextsContext, version);
  if (texts) return texts;
  throw withoutWords();
};

/** The words of the nearest provider. Throws without one. */
export const useUiTexts = (): UiTexts => {
  const texts = oneReact(useContext<UiTexts | undefined>, UiTextsContext, version);
  if (texts) return texts;
  throw withoutWords();
};
