import type { Flag, Item, Question, Questionnaire } from '../model/schema.ts';
import { createFailure, createRetry } from './notices.ts';

type Questions = Questionnaire['questions'];
type Kind = 'sms' | 'mail';
type Way = { readonly followUp?: string; readonly flags?: Flag[] };
/** By outcome; `wrongCode` asks again by default. */
type Outcomes = Readonly<Record<string, string>>;

export interface AskedBy {
  readonly titleId?: string;
  readonly beside?: readonly Item[];
}

/**
 * The host sends a code while the answer is awaited. Outcome `smsFailed` or `mailFailed`: retry or abort. Reports
 * nothing: the host reads the awaited answer.
 */
export function createContactSteps(
  kind: Kind,
  { titleId = `${kind}.contact`, beside = [] }: AskedBy = {},
): Questions {
  const [ask, failed] = [`${kind}.contact`, `${kind}Failed`];
  const subType = kind === 'sms' ? 'phone' : 'email';
  return {
    [ask]: {
      titleId,
      items: [
        { type: 'input', id: `answer.${ask}`, subType, placeholderId: `${ask}.placeholder` },
        ...beside,
      ],
      await: [failed],
      followUp: { [failed]: `${kind}.failed`, default: `${kind}.code` },
      reportAnswer: false,
    },
    [`${kind}.failed`]: createRetry(`${kind}.failed`, ask),
  };
}

/**
 * Asks again after `wrongCode`; no outcome leads to `done`. Never reports the code. While `{kind}.noCode` is awaited
 * the host sends a new code, which voids the previous one.
 */
export function createCodeSteps(kind: Kind, outcomes: Outcomes, done: string, contact?: string): Questions {
  const [first, again, failed] = [`${kind}.code`, `${kind}.wrongCode`, `${kind}Failed`];
  const [none, noNew] = [`${kind}.noCode`, `${kind}.noNew`];
  const other: Item[] =
    contact === undefined ? [] : [{ type: 'nextButton', id: `${kind}.other`, skip: true, followUp: contact }];
  const createQuestion = (titleId: string): Question => ({
    titleId,
    items: [
      { type: 'input', id: `answer.${kind}.code`, subType: 'code' },
      { type: 'nextButton', id: 'flow.noCode', skip: true, followUp: none },
      ...other,
    ],
    await: ['wrongCode', ...Object.keys(outcomes)],
    followUp: { wrongCode: again, ...outcomes, default: done },
    reportAnswer: false,
  });
  return {
    [first]: createQuestion(first),
    [again]: createQuestion(again),
    [none]: {
      titleId: none,
      items: [
        { type: 'nextButton', id: 'flow.newCode' },
        { type: 'nextButton', id: 'flow.haveCode', skip: true, followUp: first },
        ...other,
      ],
      await: [failed],
      followUp: { [failed]: noNew, default: first },
      reportAnswer: false,
    },
    [noNew]: createFailure(noNew, 'flow.toCode', first),
  };
}

const createAccessQuestion = (kind: Kind, yes: Way, no: Way): Question => ({
  titleId: `${kind}.linked`,
  items: [
    {
      type: 'yesNo',
      id: `answer.${kind}.linked`,
      yes: { id: `${kind}.linked.yes`, ...yes },
      no: { id: `${kind}.linked.no`, ...no },
    },
  ],
  reportAnswer: false,
});

/** Question of `createLinkedSteps` alone, for a page that takes the second code. Flag `yes`: access. */
export const hasAccess = (kind: Kind): Questionnaire => ({
  version: 1,
  start: `${kind}.linked`,
  questions: { [`${kind}.linked`]: createAccessQuestion(kind, { flags: ['yes'] }, {}) },
});

/**
 * Second proof for a contact linked to another; ends at `refused` without access. The host fills `maskedEmail` or
 * `maskedPhone`.
 */
export function createLinkedSteps(kind: Kind, done: string, refused: string): Questions {
  const [linked, send, failed] = [`${kind}.linked`, `${kind}.linked.send`, `${kind}Failed`];
  const expired = `${kind}.expired`;
  return {
    [linked]: createAccessQuestion(kind, { followUp: send }, { followUp: refused }),
    [send]: {
      titleId: send,
      items: [{ type: 'nextButton', id: 'flow.sendCode' }],
      await: [failed],
      followUp: { [failed]: `${kind}.failed`, default: `${kind}.code` },
      reportAnswer: false,
    },
    [`${kind}.failed`]: createRetry(`${kind}.failed`, send),
    ...createCodeSteps(kind, { noRecord: expired }, done),
    [expired]: createRetry(expired, send),
  };
}
