import type { AskedQuestion, StaffQuestion } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import { defaultLanguage, type Locale, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import type { Tx } from '../../platform/db/database.ts';
import { malformed } from '../../platform/lib/refusal.ts';
import { text } from '../../platform/lib/texts.ts';
import { sameForAll } from '../../platform/lib/words.ts';
import { change, type Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { append, type NewMessage, sentBefore } from './caseRows.ts';
import { messageOf } from './messageView.ts';
import { type Same, sameFlow, sameQuestion } from './sameAgain.ts';
import { allow, joinCase, joiningMessages, takeCase } from './staffSide.ts';

const QUESTION = 'question';
const ANSWER = 'answer';
const LOWEST = 'answer.min';
const HIGHEST = 'answer.max';

function items(question: StaffQuestion): Item[] {
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
const ends = (locale: Locale) => ({
  [LOWEST]: text('questionnaire.rating.min', locale),
  [HIGHEST]: text('questionnaire.rating.max', locale),
});

/** @throws Refusal badRequest */
function trimmed(typed: string, path: string): string {
  const words = typed.trim();
  if (isUnseen(words)) throw malformed(path, 'missing');
  return words;
}

/**
 * Builds a questionnaire of one question. Its text is the title, so that yes/no and choices take one tap (confirm
 * rule).
 * @throws Refusal badRequest
 */
function questionnaireOf(question: StaffQuestion): Questionnaire {
  const words = trimmed(question.txt, 'body.question.txt');
  const asked =
    question.kind === 'choice'
      ? { ...question, options: question.options.map((option) => trimmed(option, 'body.question.options')) }
      : question;
  if (asked.kind === 'choice' && new Set(asked.options).size < asked.options.length)
    throw malformed('body.question.options', 'twice');
  // The question labels a text field; the title labels other kinds.
  const texts = { [QUESTION]: words, ...(asked.kind === 'text' && { [ANSWER]: words }) };
  return {
    version: 1,
    start: QUESTION,
    questions: {
      [QUESTION]: {
        titleId: QUESTION,
        items: items(asked),
        ...(asked.kind === 'choice' && !asked.several ? { exclusive: true } : {}),
      },
    },
    texts: {
      [defaultLanguage]: texts,
      ...(asked.kind === 'rating' &&
        Object.fromEntries(
          languages.map(({ tag, locale }) => [
            tag,
            { ...(tag === defaultLanguage && texts), ...ends(locale) },
          ]),
        )),
    },
  };
}

interface Put {
  readonly csid: string;
  readonly id: string;
  readonly step: 'ask' | 'askMobile';
  readonly same: Same;
  readonly content: Pick<NewMessage, 'qstnId' | 'qstn' | 'flow'>;
  /** For lists. */
  readonly snippet?: Words;
}

async function store(tx: Tx, put: Put, reader: StaffReader, hasSms: boolean) {
  const { csid, id, step, same, content, snippet } = put;
  const locked = await takeCase(tx, csid, reader);
  const before = await sentBefore(tx, csid, id, reader, same);
  if (before) return before;
  const allowed = await allow(tx, locked, step, reader, hasSms);
  const joining = joiningMessages(allowed, reader);
  if (joining.length > 0) await joinCase(tx, csid, reader);
  const message: NewMessage = { ...content, id, crUid: reader.crUid, staff: true };
  const mobileMsgId = locked.lastMsgId + joining.length + 1;
  const change = { state: allowed.state, ...(step === 'askMobile' && { mobileMsgId }) };
  const changes = joining.length > 0 || step === 'askMobile';
  const appended = await append(tx, locked, [...joining, message], {
    ...(changes && { change }),
    ...(snippet && { snippet }),
  });
  return appended.at(-1);
}

const MOBILE = {
  step: 'askMobile',
  same: sameFlow('mobileNeeded'),
  content: { flow: 'mobileNeeded' },
} as const;

/** @throws Refusal badRequest */
function putOf(question: AskedQuestion): Pick<Put, 'step' | 'same' | 'content' | 'snippet'> {
  if (question.kind === 'mobile') return MOBILE;
  const qstn = questionnaireOf(question);
  const snippet = sameForAll(question.txt.trim());
  return { step: 'ask', same: sameQuestion(qstn), content: { qstnId: qstn.start, qstn }, snippet };
}

/**
 * Sends a question, or a request for a mobile number, idempotently. The sender becomes a handler.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function askQuestion(
  services: Services,
  { csid, id, question }: { csid: string; id: string; question: AskedQuestion },
  reader: StaffReader,
): Promise<Message> {
  const put = { csid, id, ...putOf(question) };
  const row = await change(services, (tx) => store(tx, put, reader, services.sms.available));
  if (row === undefined) throw new Error('The question was not stored.');
  return messageOf(row, reader);
}
