import type { BoardFacets } from '@parvis/api/calls/board';
import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { replyStates, type SavedReply } from '@parvis/api/entities/savedReply';
import { displayMoment } from '@parvis/locales/dates';
import { languages } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import type { SavedVersion } from './HistoryDialog.tsx';
import { nameLanguage } from './nameLanguage.ts';
import { fillReply, getExampleFills, toScreenWords } from './placeholders.ts';

/** A listed reply or question. */
export interface SavedRow {
  readonly id: string;
  readonly title: string;
  readonly shared: boolean;
  readonly archived: boolean;
  /** Highlighted: the missing language. */
  readonly status?: string;
  readonly lines: readonly string[];
  readonly quotes: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  /** Searchable text. */
  readonly found: string;
}

type Categories = BoardFacets['categories'];

const describeCategories = (codes: readonly string[], categories: Categories): string[] =>
  codes.map((code) => categories.find((one) => one.code === code)?.lbl ?? code);

const describeFit = (fit: readonly string[], { t }: TextStore): string =>
  fit.length === 0 ? t('replies.for.all') : t('replies.for', { what: fit.join(', ') });

const describeSaved = (
  { by, saved }: Pick<SavedQuestion, 'by' | 'saved'>,
  { t, locale }: TextStore,
): string[] => {
  if (saved === undefined) return [];
  const when = displayMoment(locale(), new Date(saved));
  return [by === undefined ? t('replies.saved.at', { when }) : t('replies.saved.by', { name: by, when })];
};

/** In the displayed language, with example values. */
export function toReplyRow(
  reply: SavedReply,
  { language, categories, texts }: { language: string; categories: Categories; texts: TextStore },
): SavedRow {
  const { t, locale } = texts;
  const { id, title, shared, archived = false, words } = reply;
  const row = languages.find(({ tag }) => tag === language) ?? languages[0];
  const txt = words[language];
  const states = replyStates.filter((state) => reply.states.includes(state));
  const fit = [
    ...describeCategories(reply.ccatCodes, categories),
    ...states.map((state) => t(`replies.state.${state}`)),
  ];
  return {
    ...{ id, title, shared, archived },
    ...(txt === undefined && {
      status: t('replies.missing', { language: nameLanguage(language, locale()) }),
    }),
    lines: [describeFit(fit, texts), ...describeSaved(reply, texts)],
    quotes:
      txt === undefined
        ? []
        : [{ id: 'words', label: '', text: fillReply(txt, getExampleFills(t, row.locale), t) }],
    found: [title, ...Object.values(words)].join(' '),
  };
}

export function toQuestionRow(
  question: SavedQuestion,
  { categories, texts }: { categories: Categories; texts: TextStore },
): SavedRow {
  const { id, name, txt, shared, archived = false, ccatCodes } = question;
  return {
    ...{ id, title: name, shared, archived },
    lines: [describeFit(describeCategories(ccatCodes, categories), texts), ...describeSaved(question, texts)],
    quotes: [{ id: 'words', label: '', text: txt }],
    found: `${name} ${txt}`,
  };
}

type ReplyContent = Pick<SavedReply, 'title' | 'words' | 'by' | 'saved'>;

export const toReplyVersion = (
  { title, words, by, saved }: ReplyContent,
  { t, locale }: TextStore,
): SavedVersion => ({
  ...{ title, by, saved },
  texts: Object.entries(words).map(([language, txt]) => ({
    language,
    label: t('replies.words', { language: nameLanguage(language, locale()) }),
    txt: toScreenWords(txt, t),
  })),
});

type QuestionContent = Pick<SavedQuestion, 'name' | 'txt' | 'items' | 'by' | 'saved'>;

export const toQuestionVersion = (
  { name, txt, items, by, saved }: QuestionContent,
  { t }: TextStore,
): SavedVersion => ({
  ...{ title: name, by, saved },
  texts: [
    { label: t('editor.title'), txt },
    ...items.flatMap((item, at) =>
      item.lbl === undefined ? [] : [{ label: t('editor.part', { n: at + 1 }), txt: item.lbl }],
    ),
  ],
});
