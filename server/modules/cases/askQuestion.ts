import type { AskedQuestion, StaffQuestion } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import { defaultLanguage, type Locale, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import type { Tx } from '../../platform/db/database.ts';
import { wrapInDefaultLanguage } from '../../platform/lib/labels.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { translate } from '../../platform/lib/texts.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { appendMessages, findRepeatedMessage, type NewMessage } from './caseRows.ts';
import { joinByStep, lockStaffCase, takeStep } from './caseSteps.ts';
import { toMessage } from './messageView.ts';
import { matchFlow, matchQuestion, type StoredMatcher } from './storedMatchers.ts';

const QUESTION = 'question';
const ANSWER = 'answer';
const LOWEST = 'answer.min';
const HIGHEST = 'answer.max';

function buildItems(question: StaffQuestion): Item[] {
  switch (question.kind) {
    case 'yesNo':
      return [{ type: 'yesNo', id: ANSWER, yes: {}, no: {} }];
    case 'choice':
      return [
        ...question.options.map(
          (words, index): Item => ({ type: 'checkbox', id: `choice.${index + 1}`, text: words }),
        ),
        ...(question.several ? [{ type: 'confirm' } as const] : []),
      ];
    case 'text':
      return [{ type: 'message', id: ANSWER }];
    case 'rating':
      return [{ type: 'rating', id: ANSWER, min: 1, max: 5, minId: LOWEST, maxId: HIGHEST }];
  }
}

/** In every language, since staff write the question in one. */
const translateRatingEnds = (locale: Locale) => ({
  [LOWEST]: translate('questionnaire.rating.min', locale),
  [HIGHEST]: translate('questionnaire.rating.max', locale),
});

/** @throws Refusal badRequest */
function trimText(typed: string, path: string): string {
  const words = typed.trim();
  if (isUnseen(words)) throw createBadRequest(path, 'missing');
  return words;
}

/**
 * Builds a questionnaire of one question. Its text is the title, so that yes/no and choices take one tap (confirm
 * rule).
 * @throws Refusal badRequest
 */
function buildQuestionnaire(question: StaffQuestion): Questionnaire {
  const words = trimText(question.txt, 'body.question.txt');
  const normalized =
    question.kind === 'choice'
      ? { ...question, options: question.options.map((option) => trimText(option, 'body.question.options')) }
      : question;
  if (normalized.kind === 'choice' && new Set(normalized.options).size < normalized.options.length)
    throw createBadRequest('body.question.options', 'twice');
  // The question labels a text field; the title labels other kinds.
  const texts = { [QUESTION]: words, ...(normalized.kind === 'text' && { [ANSWER]: words }) };
  return {
    version: 1,
    start: QUESTION,
    questions: {
      [QUESTION]: {
        titleId: QUESTION,
        items: buildItems(normalized),
        ...(normalized.kind === 'choice' && !normalized.several ? { exclusive: true } : {}),
      },
    },
    texts: {
      [defaultLanguage]: texts,
      ...(normalized.kind === 'rating' &&
        Object.fromEntries(
          languages.map(({ tag, locale }) => [
            tag,
            { ...(tag === defaultLanguage && texts), ...translateRatingEnds(locale) },
          ]),
        )),
    },
  };
}

interface NewQuestion {
  readonly csid: string;
  readonly id: string;
  readonly step: 'ask' | 'askMobile';
  readonly matches: StoredMatcher;
  readonly content: Pick<NewMessage, 'qstnId' | 'qstn' | 'flow'>;
  /** For lists. */
  readonly snippet?: Words;
}

async function storeQuestion(tx: Tx, newQuestion: NewQuestion, reader: StaffReader, hasSms: boolean) {
  const { csid, id, step, matches, content, snippet } = newQuestion;
  const locked = await lockStaffCase(tx, csid, reader);
  const before = await findRepeatedMessage(tx, csid, id, reader, matches);
  if (before) return before;
  const allowed = await takeStep(tx, locked, step, reader, hasSms);
  const joining = await joinByStep(tx, allowed, reader);
  const message: NewMessage = {
    ...content,
    ...{ id, crUid: reader.crUid, staff: true },
    // Its reporter alone answers.
    ...(locked.betweenUsers && { tgtTypes: ['reporter'] }),
  };
  const mobileMsgId = locked.lastMsgId + joining.length + 1;
  const change = { state: allowed.state, ...(step === 'askMobile' && { mobileMsgId }) };
  const changes = joining.length > 0 || step === 'askMobile';
  const appended = await appendMessages(tx, locked, [...joining, message], {
    ...(changes && { change }),
    ...(snippet && { snippet }),
  });
  return appended.at(-1);
}

const MOBILE_QUESTION = {
  step: 'askMobile',
  matches: matchFlow('mobileNeeded'),
  content: { flow: 'mobileNeeded' },
} as const;

/** @throws Refusal badRequest */
function toNewQuestion(
  question: AskedQuestion,
): Pick<NewQuestion, 'step' | 'matches' | 'content' | 'snippet'> {
  if (question.kind === 'mobile') return MOBILE_QUESTION;
  const qstn = buildQuestionnaire(question);
  const snippet = wrapInDefaultLanguage(question.txt.trim());
  return { step: 'ask', matches: matchQuestion(qstn), content: { qstnId: qstn.start, qstn }, snippet };
}

/**
 * Sends a question, or a request for a mobile number, idempotently. The sender becomes a handler.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  context: AppContext,
  { csid, id, question }: { csid: string; id: string; question: AskedQuestion },
  reader: StaffReader,
): Promise<Message> {
  const newQuestion = { csid, id, ...toNewQuestion(question) };
  const row = await commitAndNotify(context, (tx) =>
    storeQuestion(tx, newQuestion, reader, context.sms.available),
  );
  if (row === undefined) throw new Error('The question was not stored.');
  return toMessage(row, reader);
}
