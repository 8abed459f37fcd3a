import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { ChatItem } from '@parvis/ui/screens/Chat';

/** Drawn by `app/features/cases/kept/conversation.ts` before the app starts offline; stored for a day. */
export interface PageSnapshot {
  readonly csid?: string;
  /** Drawn in the same language only. */
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  readonly told: string;
  readonly label: string;
  readonly lines: readonly SnapshotLine[];
  /** By key; drawn in the same scheme only. */
  readonly scheme: 'light' | 'dark';
  readonly colours: Readonly<Record<ColourName, string>>;
}

export interface SnapshotLine {
  readonly mine: boolean;
  readonly name: string;
  readonly text: string;
}

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

export const SNAPSHOT_KEYS = { conversation: 'drawn', list: 'drawn_own' } as const;

const LINES_MAX = 12;
const TEXT_MAX = 400;

export const buildSnapshotLines = (items: readonly ChatItem[]): SnapshotLine[] =>
  items
    .flatMap((item) =>
      item.kind === 'message' && item.text
        ? [{ mine: item.mine, name: item.author.name, text: item.text.slice(0, TEXT_MAX) }]
        : [],
    )
    .slice(-LINES_MAX);

export const buildCaseListSnapshot = (items: readonly CaseItem[]): SnapshotLine[] =>
  items.slice(0, LINES_MAX).map(({ title, number, place, status }) => ({
    mine: false,
    name: [title, number].filter(Boolean).join(' · '),
    text: [place, status].filter(Boolean).join('\n'),
  }));
