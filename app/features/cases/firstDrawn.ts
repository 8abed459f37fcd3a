import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { ChatItem } from '@parvis/ui/screens/Chat';

/** What `app/features/cases/kept/conversation.ts` draws before the app starts, where no server answers; kept for a day. */
export interface FirstDrawn {
  /** Of a conversation its case; nothing of the list. */
  readonly csid?: string;
  /** As a language tag; drawn in a page of the same language alone. */
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  /** That these words are from before. */
  readonly told: string;
  /** What the lines are, together. */
  readonly label: string;
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
  'mainBtnBg1',
  'mainBtnTxt1',
] as const;
export type ColourName = (typeof colourNames)[number];

/** The names under which they are kept. */
export const FIRST_DRAWN = { conversation: 'drawn', list: 'drawn_own' } as const;

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

/** The first of own reports, each by its title, its number, where it is and how it stands. */
export const drawnRows = (items: readonly CaseItem[]): DrawnLine[] =>
  items.slice(0, LINES_MAX).map(({ title, number, place, status }) => ({
    mine: false,
    name: [title, number].filter(Boolean).join(' · '),
    text: [place, status].filter(Boolean).join('\n'),
  }));
