import type { ChatAuthor, ChatImage, ChatItem } from '@parvis/ui/screens/Chat';

const yesterday = { key: 'yesterday', label: 'Hier' };
export const today = { key: 'today', label: 'Aujourd’hui' };

export const me: ChatAuthor = { key: 'me', name: 'Vous', initials: 'V' };
const staff: ChatAuthor = { key: 'staff', name: 'A. M.', role: 'Maintenance', initials: 'AM' };

const REPORTED = 'Hygiène › Toilettes. C’est cassé. Fuite d’eau devant le lavabo, le sol glisse.';

/** A drawn picture stands in for a photo. */
const PUDDLE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><rect width="640" height="360" fill="#c9d3dc"/><rect y="210" width="640" height="150" fill="#9aa8b4"/><rect x="70" y="110" width="250" height="36" rx="8" fill="#f4f7fa"/><path d="M180 146v64h30v-64z" fill="#dbe3ea"/><ellipse cx="250" cy="290" rx="190" ry="38" fill="#6fa3c8" opacity=".75"/><ellipse cx="210" cy="282" rx="80" ry="12" fill="#fff" opacity=".5"/></svg>',
)}`;

/** The picture that somebody sent. */
export const puddle: ChatImage = { src: PUDDLE, alt: 'Flaque d’eau sous un lavabo', width: 640, height: 360 };

/** A case as it could have gone: every kind of line is in it. */
export const conversation: readonly ChatItem[] = [
  {
    kind: 'message',
    id: '1',
    day: yesterday,
    time: '18:42',
    mine: true,
    author: me,
    text: REPORTED,
    status: 'seen',
  },
  {
    kind: 'message',
    id: '2',
    day: yesterday,
    time: '18:42',
    mine: true,
    author: me,
    image: puddle,
    status: 'seen',
  },
  {
    kind: 'event',
    id: '3',
    day: today,
    time: '08:05',
    event: 'handled',
    text: 'A. M. prend le cas en charge',
  },
  {
    kind: 'message',
    id: '4',
    day: today,
    time: '08:06',
    mine: false,
    author: staff,
    text: 'Bonjour, merci pour votre signalement. L’eau coule-t-elle encore ?',
  },
  {
    kind: 'message',
    id: '5',
    day: today,
    time: '08:09',
    mine: true,
    author: me,
    text: 'Oui, un peu moins qu’hier.',
    status: 'seen',
  },
  {
    kind: 'message',
    id: '6',
    day: today,
    time: '08:11',
    mine: false,
    author: staff,
    text: 'Une équipe passe ce matin. Attention au sol d’ici là.',
  },
];
