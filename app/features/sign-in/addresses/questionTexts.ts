import { phoneInWords, unbroken } from '@parvis/questionnaire/model/values/validate';
import { texts } from '../../../lib/texts/store.ts';
import type { CodeNews } from '../watchCode.ts';
import type { AddressVerification } from './addressVerification.ts';
import type { AddressKind } from './codeCalls.ts';
import { formatCode, formatNumber } from './discovery.ts';

export interface CodeNewsItem {
  readonly of: AddressKind;
  readonly is: CodeNews;
  /** To the account's other address. */
  readonly isSecond: boolean;
}

interface VerificationState {
  readonly kind: AddressKind;
  readonly asked: AddressVerification;
  readonly why: string | undefined;
  readonly news: CodeNewsItem | undefined;
  /** The address had an account, now merged. */
  readonly joined?: boolean;
}

/** For a missing code. */
const NEWS_TEXTS = {
  mail: { delivered: undefined, failed: 'settings.mail.failed.mail' },
  sms: { delivered: 'settings.phone.delivered', failed: 'settings.phone.failed.sms' },
} as const;
function getNewsText(of: AddressKind, news: CodeNewsItem | undefined): string | undefined {
  const words = news?.of === of ? NEWS_TEXTS[of][news.is] : undefined;
  return words && texts.t(words);
}

const UNDELIVERED = {
  mail: { first: 'settings.mail.undelivered', second: 'settings.second.undelivered.mail' },
  sms: { first: 'settings.phone.undelivered', second: 'settings.second.undelivered.sms' },
} as const;

/** The code will not arrive. */
function getUndeliveredText(questionId: string, news: CodeNewsItem | undefined): string | undefined {
  if (news?.is !== 'failed') return undefined;
  const { of, isSecond } = news;
  if (questionId !== `${of}.code` && questionId !== `${of}.wrongCode`) return undefined;
  return texts.t(UNDELIVERED[of][isSecond ? 'second' : 'first']);
}

export function getNotice(
  id: string,
  of: AddressKind,
  { kind, why, news }: Pick<VerificationState, 'kind' | 'why' | 'news'>,
): string | undefined {
  if (id === `${of}.noNew`) return why;
  if (id !== `${of}.failed`) return getUndeliveredText(id, news);
  if (of === kind) return why;
  const rest = texts.t('settings.second.notSent');
  return why === undefined ? rest : `${why} ${rest}`;
}

/** First, replaced, wrong but replaced, queued. */
const codeTexts = {
  mail: {
    code: 'settings.mail.code',
    new: 'settings.mail.code.new',
    newest: 'settings.mail.code.newest',
    late: 'settings.mail.code.late',
  },
  sms: {
    code: 'settings.phone.code',
    new: 'settings.phone.code.new',
    newest: 'settings.phone.code.newest',
    late: 'settings.phone.code.late',
  },
} as const;

/** Names the address, to reveal typos, and which code is valid. */
function getCodeQuestion(
  id: string,
  of: AddressKind,
  to: string,
  { again = false, late = false }: Pick<AddressVerification[AddressKind] & {}, 'again' | 'late'>,
): string | undefined {
  const isWrong = id === `${of}.wrongCode`;
  if (to === '' || !(id === `${of}.code` || (isWrong && again))) return undefined;
  const first = late ? 'late' : again ? 'new' : 'code';
  const words = isWrong ? 'newest' : first;
  return texts.t(codeTexts[of][words], of === 'sms' ? { phone: phoneInWords(to) } : { mail: to });
}

function getWrongCodeText(
  words: string | undefined,
  id: 'mail.wrongCode' | 'sms.wrongCode',
  tries: number | undefined,
): string | undefined {
  if (tries === undefined) return words;
  if (tries === 0) return texts.t('settings.code.noTries');
  return texts.t('settings.code.tries', { text: words ?? texts.t(id), count: tries });
}

const MERGED_TEXTS: Readonly<Record<string, 'settings.mail.joined' | 'settings.phone.joined'>> = {
  'registerMail.done.text': 'settings.mail.joined',
  'registerPhone.done.text': 'settings.phone.joined',
  'mobileNeeded.done.text': 'settings.phone.joined',
};

const NEW_NUMBER_TEXTS: Readonly<Record<string, 'registerPhone.done' | 'settings.phone.new'>> = {
  'login.done': 'registerPhone.done',
  'login.done.text': 'settings.phone.new',
};

/** Code target, failure reason, or other address. */
export function getQuestionText(
  id: string,
  of: AddressKind,
  { kind, asked, why, news, joined }: VerificationState,
): string | undefined {
  const joins = (joined ? MERGED_TEXTS : NEW_NUMBER_TEXTS)[id];
  if (joins) return texts.t(joins);
  if (id === 'sms.discover.failed') return why;
  const { masked = '', discovery } = asked;
  if (id === 'mail.linked' || id === 'mail.linked.send') return texts.t(id, { maskedEmail: masked });
  if (id === 'sms.linked' || id === 'sms.linked.send') return texts.t(id, { maskedPhone: unbroken(masked) });
  if (id === 'sms.discover' && discovery)
    return texts.t(id, { code: unbroken(formatCode(discovery)), number: unbroken(formatNumber(discovery)) });
  if (id === `${of}.noCode`) return getNewsText(of, news);
  const to = asked[of]?.to ?? (of === kind ? '' : masked);
  const question = getCodeQuestion(id, of, to, asked[of] ?? {});
  return id === 'mail.wrongCode' || id === 'sms.wrongCode'
    ? getWrongCodeText(question, id, asked[of]?.tries)
    : question;
}
