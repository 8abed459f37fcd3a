import { casesPage } from '../paging.ts';
import { documentSchema } from './describe.ts';

export const casesPageDocs = documentSchema('CasesPage', casesPage, 'Which of one’s own cases are wanted.', {
  before: 'What `next` of the page before said; nothing for the first page.',
  limit: 'How many cases at most; 200 where it is left out.',
});

export const pageOfMessages = {
  after: 'Messages with higher numbers are wanted, the next ones first.',
  before:
    'Messages with lower numbers are wanted, the last ones of them; without `after` and `before` the newest of all.',
  limit: 'How many messages at most; 200 where it is left out.',
} as const;
