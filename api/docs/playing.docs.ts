import type { Action } from '@parvis/questionnaire/model/played';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';

/** A question with events that answer it. */
interface PlayedQuestion {
  readonly summary: string;
  readonly items: readonly Item[];
  readonly exclusive?: boolean;
  readonly events: readonly Action[];
  /** Completes at its last answer, without a button. */
  readonly byItself?: true;
}

/** One question per kind of item with its events, completed by itself and by a button. */
export const playedQuestions: Readonly<Record<string, PlayedQuestion>> = {
  yesNo: {
    summary: 'yesNo alone: ends when a side is chosen.',
    items: [{ type: 'yesNo', id: 'answer', yes: {}, no: {} }],
    events: [{ type: 'YESNO', item: 'answer', value: true }],
    byItself: true,
  },
  checkbox: {
    summary: 'checkbox alone, exclusive or not: ends at the first tick.',
    items: [
      { type: 'checkbox', id: 'flickers' },
      { type: 'checkbox', id: 'dark' },
    ],
    exclusive: true,
    events: [{ type: 'CHECK', item: 'dark' }],
    byItself: true,
  },
  rating: {
    summary: 'rating: ends when stars are given.',
    items: [{ type: 'rating', id: 'stars' }],
    events: [{ type: 'RATE', item: 'stars', value: 4 }],
    byItself: true,
  },
  message: {
    summary: 'message: ends when the text is sent (COMMIT); what is only typed does not count.',
    items: [{ type: 'message', id: 'details' }],
    events: [
      { type: 'TYPE', item: 'details', text: 'Since Monday' },
      { type: 'COMMIT', item: 'details' },
    ],
    byItself: true,
  },
  input: {
    summary: 'input: likewise.',
    items: [{ type: 'input', id: 'mail', subType: 'email' }],
    events: [
      { type: 'TYPE', item: 'mail', text: 'jo@mail.example' },
      { type: 'COMMIT', item: 'mail' },
    ],
    byItself: true,
  },
  checkboxAndMessage: {
    summary: 'A box beside a message, which may stay empty: with nothing required missing, the tick ends it.',
    items: [
      { type: 'checkbox', id: 'flickers' },
      { type: 'message', id: 'details', required: false },
    ],
    events: [{ type: 'CHECK', item: 'flickers' }],
    byItself: true,
  },
  checkboxAndText: {
    summary: 'A box beside words (text, image, separator or photo): a confirm is added, and CONFIRM ends it.',
    items: [
      { type: 'text', id: 'hint' },
      { type: 'checkbox', id: 'flickers' },
    ],
    events: [{ type: 'CHECK', item: 'flickers' }, { type: 'CONFIRM' }],
  },
  photo: {
    summary: 'photo: nobody must have one, so that CONFIRM alone ends it.',
    items: [{ type: 'photo', id: 'picture' }],
    events: [{ type: 'CONFIRM' }],
  },
  confirm: {
    summary: 'A confirm that is written, beside any item: CONFIRM ends it, or COMMIT of a field.',
    items: [{ type: 'rating', id: 'stars' }, { type: 'confirm' }],
    events: [{ type: 'RATE', item: 'stars', value: 5 }, { type: 'CONFIRM' }],
  },
  nextButton: {
    summary: 'nextButton: ends when one is pressed; so does a question that has one beside other items.',
    items: [
      { type: 'nextButton', id: 'go' },
      { type: 'nextButton', id: 'later' },
    ],
    events: [{ type: 'NEXT', item: 'go' }],
  },
};

/** Wraps such a question in a questionnaire. */
export const wrapInQuestionnaire = ({ items, exclusive }: PlayedQuestion): Questionnaire => ({
  version: 1,
  start: 'question',
  questions: { question: { titleId: 'question', items: [...items], ...(exclusive && { exclusive }) } },
});

/** Builds bodies that answer a question of a discussion. */
export const playedBodies = <Body extends object>(body: Body) =>
  Object.fromEntries(
    Object.entries(playedQuestions).map(([name, question]) => [
      name,
      {
        summary: question.summary,
        description: `\`"items": ${JSON.stringify(question.items)}${question.exclusive ? ', "exclusive": true' : ''}\``,
        value: { ...body, played: { flags: [], mode: 'whole' as const, events: [...question.events] } },
      },
    ]),
  );
