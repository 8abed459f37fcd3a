import { phoneInWords, unbroken } from '@parvis/questionnaire/model/values/validate';
import { texts } from '../../../lib/texts/store.ts';
import type { CodeNews } from '../codeWatch.ts';
import type { AskedAddress } from './askedAddress.ts';
import type { AddressKind } from './codeCalls.ts';
import { shownCode, shownNumber } from './discovery.ts';

export interface KnownNews {
  readonly of: AddressKind;
  readonly is: CodeNews;
  /** Sent to the account's other address, not a typed one. */
  readonly isSecond: boolean;
}

interface Proving {
  readonly kind: AddressKind;
  readonly asked: AskedAddress;
  readonly why: string | undefined;
  readonly news: KnownNews | undefined;
  /** The address had an account, now merged. */
  readonly joined?: boolean;
}

/** Texts for a missing code. */
const TOLD = {
  mail: { delivered: undefined, failed: 'settings.mail.failed.mail' },
  sms: { delivered: 'settings.phone.delivered', failed: 'settings.phone.failed.sms' },
} as const;
function toldOf(of: AddressKind, news: KnownNews | undefined): string | undefined {
  const words = news?.of === of ? TOLD[of][news.is] : undefined;
  return words && texts.t(words);
}

const UNDELIVERED = {
  mail: { first: 'settings.mail.undelivered', second: 'settings.second.undelivered.mail' },
  sms: { first: 'settings.phone.undelivered', second: 'settings.second.undelivered.sms' },
} as const;

/** Notice that the question's code will not arrive. */
function undeliveredWords(questionId: string, news: KnownNews | undefined): string | undefined {
  if (news?.is !== 'failed') return undefined;
  const { of, isSecond } = news;
  if (questionId !== `${of}.code` && questionId !== `${of}.wrongCode`) return undefined;
  return texts.t(UNDELIVERED[of][isSecond ? 'second' : 'first']);
}

/** Notice above a question. */
export function noted(
  id: string,
  of: AddressKind,
  { kind, why, news }: Pick<Proving, 'kind' | 'why' | 'news'>,
): string | undefined {
  if (id === `${of}.noNew`) return why;
  if (id !== `${of}.failed`) return undeliveredWords(id, news);
  if (of === kind) return why;
  const rest = texts.t('settings.second.notSent');
  return why === undefined ? rest : `${why} ${rest}`;
}

/** Texts of the code question: first, replaced, wrong but replaced, queued. */
const codeWords = {
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

/** Names the address, to reveal typos, and the valid one of two codes. */
function codeQuestion(
  id: string,
  of: AddressKind,
  to: string,
  { again = false, late = false }: Pick<AskedAddress[AddressKind] & {}, 'again' | 'late'>,
): string | undefined {
  const isWrong = id === `${of}.wrongCode`;
  if (to === '' || !(id === `${of}.code` || (isWrong && again))) return undefined;
  const first = late ? 'late' : again ? 'new' : 'code';
  const words = isWrong ? 'newest' : first;
  return texts.t(codeWords[of][words], of === 'sms' ? { phone: phoneInWords(to) } : { mail: to });
}

function wrongWords(
  words: string | undefined,
  id: 'mail.wrongCode' | 'sms.wrongCode',
  tries: number | undefined,
): string | undefined {
  if (tries === undefined) return words;
  if (tries === 0) return texts.t('settings.code.noTries');
  return texts.t('settings.code.tries', { text: words ?? texts.t(id), count: tries });
}

/** Texts after a merge. */
const JOINED: Readonly<Record<string, 'settings.mail.joined' | 'settings.phone.joined'>> = {
  'registerMail.done.text': 'settings.mail.joined',
  'registerPhone.done.text': 'settings.phone.joined',
  'mobileNeeded.done.text': 'settings.phone.joined',
};

/** Texts after signing in with a new number. */
const NEW: Readonly<Record<string, 'registerPhone.done' | 'settings.phone.new'>> = {
  'login.done': 'registerPhone.done',
  'login.done.text': 'settings.phone.new',
};

/** Replaces the text of a question: target of a code, reason of a failure, the other address. */
export function said(
  id: string,
  of: AddressKind,
  { kind, asked, why, news, joined }: Proving,
): string | undefined {
  const joins = (joined ? JOINED : NEW)[id];
  if (joins) return texts.t(joins);
  if (id === 'sms.discover.failed') return why;
  const { masked = '', discovery } = asked;
  if (id === 'mail.linked' || id === 'mail.linked.send') return texts.t(id, { maskedEmail: masked });
  if (id === 'sms.linked' || id === 'sms.linked.send') return texts.t(id, { maskedPhone: unbroken(masked) });
  if (id === 'sms.discover' && discovery)
    return texts.t(id, { code: unbroken(shownCode(discovery)), number: unbroken(shownNumber(discovery)) });
  if (id === `${of}.noCode`) return toldOf(of, news);
  const to = asked[of]?.to ?? (of === kind ? '' : masked);
  const question = codeQuestion(id, of, to, asked[of] ?? {});
  return id === 'mail.wrongCode' || id === 'sms.wrongCode'
    ? wrongWords(question, id, asked[of]?.tries)
    : question;
}
