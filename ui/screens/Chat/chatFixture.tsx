import type { ChatAuthor, ChatItem, ChatMessage } from './chatItem.ts';

const today = { key: '2025-11-20', label: 'Aujourd’hui' };
const me: ChatAuthor = { key: 'me', name: 'Vous', initials: 'V' };
const staff: ChatAuthor = { key: 'am', name: 'A. M.', role: 'Maintenance', initials: 'AM' };

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="270"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#72808e"/><stop offset=".5" stop-color="#b8c1c9"/><stop offset="1" stop-color="#8d979f"/></linearGradient></defs><rect width="600" height="270" fill="url(#g)"/></svg>',
)}`;

type Line = Partial<Omit<ChatMessage, 'kind' | 'author' | 'mine'>> & { id: string; time: string };

const createOwnMessage = (line: Line): ChatMessage => ({
  kind: 'message',
  mine: true,
  author: me,
  day: today,
  ...line,
});
const createOtherMessage = (line: Line): ChatMessage => ({
  kind: 'message',
  mine: false,
  author: staff,
  day: today,
  ...line,
});

export const conversation: readonly ChatItem[] = [
  createOwnMessage({
    id: '1',
    time: '09:12',
    text: 'Fuite d’eau devant le lavabo, le sol glisse.',
    image: { src: picture, alt: 'Photo jointe', width: 600, height: 270 },
    status: 'seen',
  }),
  {
    kind: 'event',
    event: 'handled',
    id: '2',
    day: today,
    time: '09:14',
    text: 'Services techniques prend le signalement en charge',
  },
  createOtherMessage({
    id: '3',
    time: '09:15',
    text: 'Merci, une équipe part tout de suite.',
    question: true,
  }),
  createOwnMessage({ id: '4', time: '09:16', text: 'Oui, un peu moins qu’avant.', status: 'sent' }),
];

export const staffConversation: readonly ChatItem[] = conversation.map((item) => {
  if (item.kind !== 'message') return { ...item, text: 'Vous prenez le signalement en charge' };
  const author = item.mine
    ? { key: 'c', name: 'Visiteur', role: 'anonyme', initials: 'V' }
    : { ...staff, name: 'Vous' };
  const status = item.mine ? undefined : 'seen';
  return { ...item, mine: !item.mine, author, status, question: false };
});

/** Stress layout. */
export const hardConversation: readonly ChatItem[] = [
  ...conversation,
  createOtherMessage({
    id: '5',
    time: '09:20',
    text: `Voir https://exemple.fr/${'consignes-de-securite/'.repeat(6)}`,
  }),
  createOtherMessage({ id: '6', time: '09:20', text: 'D’accord\u202f?' }),
  createOwnMessage({
    id: '7',
    time: '09:21',
    text: 'Anticonstitutionnellement'.repeat(5),
    status: 'sending',
  }),
  createOwnMessage({ id: '8', time: '09:22', text: 'Il y a de l’eau partout maintenant.', status: 'failed' }),
];
