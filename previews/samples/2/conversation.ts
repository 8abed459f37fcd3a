import type { ChatAuthor, ChatItem, ChatMessage } from '@parvis/ui/screens/Chat';
import type { ShownContent } from '../../live/content.ts';
import { puddle } from './puddle.ts';
import type { ChatWords } from './words/fr.ts';

/** With times. */
export const createSpeakers = (words: ChatWords) => ({
  me: { key: 'me', name: words.you, initials: words.you.charAt(0) } satisfies ChatAuthor,
  staff: { key: 'staff', name: 'A. M.', role: words.role, initials: 'AM' } satisfies ChatAuthor,
  yesterday: { key: 'yesterday', label: words.yesterday },
  today: { key: 'today', label: words.today },
});

/** The customer's own, if known. */
export const getCaseTitle = (words: Pick<ChatWords, 'case'>, content: ShownContent | undefined): string =>
  content?.cases[0]?.path.join(' › ') ?? words.case;

/** Every kind of line. */
export function buildConversation(words: ChatWords, about = words.case): readonly ChatItem[] {
  const { me, staff, yesterday, today } = createSpeakers(words);
  const mine = { kind: 'message', mine: true, author: me, status: 'seen' } as const;
  const theirs = { kind: 'message', mine: false, author: staff } as const;
  const createMessage = (id: string, time: string, said: Pick<ChatMessage, 'text' | 'image'>) => ({
    id,
    time,
    ...said,
  });
  return [
    { ...mine, day: yesterday, ...createMessage('1', '18:42', { text: `${about}. ${words.reported}` }) },
    { ...mine, day: yesterday, ...createMessage('2', '18:42', { image: { ...puddle, alt: words.puddle } }) },
    { kind: 'event', id: '3', day: today, time: '08:05', event: 'handled', text: words.taken },
    { ...theirs, day: today, ...createMessage('4', '08:06', { text: words.asked }) },
    { ...mine, day: today, ...createMessage('5', '08:09', { text: words.answered }) },
    { ...theirs, day: today, ...createMessage('6', '08:11', { text: words.coming }) },
  ];
}
