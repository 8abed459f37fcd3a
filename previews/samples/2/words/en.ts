import type { ChatWords } from './fr.ts';

export const words: ChatWords = {
  title: 'Preview: chat',
  case: 'Hygiene › Toilets',
  handled: 'in progress',
  erased: 'Will be erased in 30 days',
  noPicture: 'This file is not a picture that this browser can show.',
  chat: {
    conversation: 'Messages of the report',
    placeholder: 'Your message…',
    keysHint: 'Enter: send · Shift + Enter: new line',
  },
  yesterday: 'Yesterday',
  today: 'Today',
  you: 'You',
  role: 'Maintenance',
  puddle: 'A puddle under a washbasin',
  reported: 'It is broken. Water leaks in front of the washbasin, the floor is slippery.',
  taken: 'A. M. took on the report',
  asked: 'Hello, thank you for your report. Is the water still running?',
  answered: 'Yes, a little less than yesterday.',
  coming: 'A team is coming this morning. Mind the floor until then.',
  thanks: 'Thank you. This is a preview: nothing was sent.',
};
