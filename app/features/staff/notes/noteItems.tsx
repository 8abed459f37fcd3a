import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import type { Note } from '@parvis/api/entities/note';
import type { TextStore } from '@parvis/locales/translate';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { NoteWords } from '@parvis/ui/parts/NoteWords';
import type { ChatItem, ChatMessage } from '@parvis/ui/screens/Chat';
import { formatTypedText } from '../../../lib/texts/formatTypedText.ts';
import { formatMoment } from '../../cases/chatItems.ts';
import { getInitials } from '../assign/getInitials.ts';
import { toWords } from './mentionText.ts';

const NOTE_ID = 'note-';

export const findNote = (notes: readonly Note[], { id }: Pick<ChatItem, 'id'>): Note | undefined =>
  id.startsWith(NOTE_ID) ? notes.find((one) => one.id === id.slice(NOTE_ID.length)) : undefined;

interface NoteView {
  readonly info: Pick<CaseInfo, 'participants'>;
  /** Printed: full names and dates. */
  readonly paper: boolean;
}

function getAuthor(note: Note, people: readonly Participant[], { t }: TextStore, paper: boolean) {
  // Notes never group with messages.
  const key = `${NOTE_ID}${note.crUid ?? ''}`;
  if (note.mine && !paper) return { key, name: t('chat.me'), initials: '' };
  const person = people.find(({ crUid, staff }) => staff && crUid === note.crUid);
  const name = note.name ?? t('chat.gone');
  return {
    ...{ key, name, initials: getInitials(name) },
    ...(person && { role: person.grpLbl, responder: { code: person.gcatCode, neutral: true } }),
  };
}

function buildNoteItem(note: Note, texts: TextStore, { info, paper }: NoteView): ChatMessage {
  const { t, locale } = texts;
  const text = formatTypedText(toWords(note.txt, note.mentions, t('notes.gone')), locale());
  return {
    kind: 'message',
    ...formatMoment(`${NOTE_ID}${note.id}`, new Date(note.at), texts, paper),
    dateTime: note.at,
    mine: note.mine && !paper,
    author: getAuthor(note, info.participants, texts, paper),
    text,
    note: {
      label: t('notes.mode.note'),
      icon: <LockIcon size="1rem" />,
      words: <NoteWords text={text} marks={note.mentions.map(({ name }) => `@${name}`)} />,
    },
    ...(note.changed && { statusText: t('notes.changed') }),
  };
}

const getTime = ({ time }: ChatItem): number => (time instanceof Date ? time.getTime() : 0);

/**
 * Inserts notes by time. Notes before the first loaded message wait for older messages.
 * @param isWhole all messages are loaded
 */
export function mergeNotes(
  items: readonly ChatItem[],
  notes: readonly Note[],
  texts: TextStore,
  view: NoteView & { readonly isWhole: boolean },
): readonly ChatItem[] {
  const start = view.isWhole ? Number.NEGATIVE_INFINITY : getTime(items[0] ?? ({ time: '' } as ChatItem));
  const added = notes
    .map((note) => buildNoteItem(note, texts, view))
    .filter((item) => getTime(item) >= start)
    .sort((a, b) => getTime(a) - getTime(b));
  if (added.length === 0) return items;
  const merged: ChatItem[] = [];
  for (const item of items) {
    while (added[0] && getTime(added[0]) < getTime(item)) merged.push(...added.splice(0, 1));
    merged.push(item);
  }
  return [...merged, ...added];
}
