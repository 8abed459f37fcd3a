import type { ChatImage, ChatItem } from '@parvis/ui/screens/Chat';
import { useReducer } from 'react';
import { conversation, me, today } from './conversation.ts';

type Said = { text: string } | { image: ChatImage };

const add = (items: readonly ChatItem[], said: Said): readonly ChatItem[] => [
  ...items,
  {
    kind: 'message',
    id: String(items.length + 1),
    day: today,
    time: new Date(),
    mine: true,
    author: me,
    status: 'sent',
    ...said,
  },
];

/** The conversation of the sample, and a way to go on with it. What is said stays in the page. */
export const useConversation = () => useReducer(add, conversation);
