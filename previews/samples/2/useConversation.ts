import type { ChatImage, ChatItem } from '@parvis/ui/screens/Chat';
import { useReducer } from 'react';
import { conversationOf, partsOf } from './conversation.ts';
import type { ChatWords } from './words/fr.ts';

type Said = { text: string } | { image: ChatImage };

/** The conversation of the sample, and a way to go on with it. What is said stays in the page. */
export function useConversation(words: ChatWords) {
  const add = (items: readonly ChatItem[], said: Said): readonly ChatItem[] => {
    const { me, today } = partsOf(words);
    const id = String(items.length + 1);
    return [
      ...items,
      { kind: 'message', id, day: today, time: new Date(), mine: true, author: me, status: 'sent', ...said },
    ];
  };
  return useReducer(add, words, conversationOf);
}
