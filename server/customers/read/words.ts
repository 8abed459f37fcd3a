import { CONTENT_SENTENCES } from './contentWords.ts';
import { FORM_SENTENCES } from './formWords.ts';
import { SHARED_SENTENCES } from './sharedWords.ts';
import { UNWISE_SENTENCES } from './unwiseWords.ts';

/**
 * What is said of a customer's folder, in French and in English: words for those who write or load one, not for
 * visitors. Of questionnaires and of plain shape the sentences of `@parvis/questionnaire` are used.
 */
export const SENTENCES = {
  ...FORM_SENTENCES,
  ...CONTENT_SENTENCES,
  ...SHARED_SENTENCES,
  ...UNWISE_SENTENCES,
};

/** A sentence of the table. */
export type SentenceId = keyof typeof SENTENCES;

/** Whether a sentence of this name is in the table. */
export const isSentence = (id: string): id is SentenceId => Object.hasOwn(SENTENCES, id);
