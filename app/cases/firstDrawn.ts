import type { ChatItem } from '@parvis/ui/screens/Chat';

/**
 * What a device draws of the conversation opened last before its app is there, where nobody answers (`app/kept/conversation.ts`).
 * It is kept as the words of the conversation are, for its reader and for a day.
 */
export interface FirstDrawn {
  readonly csid: string;
  /** As a language tag; drawn in a page of the same language alone. */
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  /** That these words are from before. */
  readonly told: string;
  readonly conversation: string;
  readonly lines: readonly DrawnLine[];
  /** Colours as they stood, by their names; drawn in the same scheme alone. */
  readonly scheme: 'light' | 'dark';
  readonly colours: Readonly<Record<ColourName, string>>;
}

export interface DrawnLine {
  readonly mine: boolean;
  readonly name: string;
  readonly text: string;
}

/** The colours of what is drawn first: keys of the key table. */
export const colourNames = [
  'bg1',
  'txt',
  'hdrBg1',
  'msgMineBg',
  'msgMineTxt',
  'msgOthersBg',
  'msgOthersTxt',
] as const;
export type ColourName = (typeof colourNames)[number];

/** The name under which it is kept. */
export const FIRST_DRAWN = 'drawn';

/** So many messages fill a screen; so much of one is drawn. */
const LINES_MAX = 12;
const TEXT_MAX = 400;

/** The messages that stand at the end of a conversation, as they are read there. */
export const drawnLines = (items: readonly ChatItem[]): DrawnLine[] =>
  items
    .flatMap((item) =>
      item.kind === 'message' && item.text
        ? [{ mine: item.mine, name: item.author.name, text: item.text.slice(0, TEXT_MAX) }]
        : [],
    )
    .slice(-LINES_MAX);
