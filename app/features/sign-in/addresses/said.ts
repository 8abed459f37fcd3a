import { phoneInWords, unbroken } from '@parvis/questionnaire/model/values/validate';
import { texts } from '../../../lib/texts/store.ts';
import type { CodeNews } from '../codeWatch.ts';
import type { AskedAddress } from './askedAddress.ts';
import type { AddressKind } from './codeCalls.ts';
import { shownCode, shownNumber } from './discovery.ts';

/** What became of a code, and of which. */
export interface KnownNews {
  readonly of: AddressKind;
  readonly is: CodeNews;
  /** It is the second code of an account, which goes to no address that was typed. */
  readonly isSecond: boolean;
}

/** What is known while an address is proved. */
interface Proving {
  /** Which address it is about first. */
  readonly kind: AddressKind;
  readonly asked: AskedAddress;
  /** Why no code was sent. */
  readonly why: string | undefined;
  readonly news: KnownNews | undefined;
  /** The address had an account, of which this device is a part from now on. */
  readonly joined?: boolean;
}

/** What became of a code, as whoever got none reads it. */
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

/** That the code will not come which a question waits for, and the way out; nothing of any other. */
function undeliveredWords(questionId: string, news: KnownNews | undefined): string | undefined {
  if (news?.is !== 'failed') return undefined;
  const { of, isSecond } = news;
  if (questionId !== `${of}.code` && questionId !== `${of}.wrongCode`) return undefined;
  return texts.t(UNDELIVERED[of][isSecond ? 'second' : 'first']);
}

/** What stands above a question: why no code was sent and what holds meanwhile, or that the code it waits for will not come. */
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

/** The question for a code by what it says: where it went first, where another one went, that the other one alone counts, that it waits. */
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

/** Where a code was sent, so that a slip of the keys is seen; and, of two, which one counts. */
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

/** That a code was wrong, and how often it may still be tried. */
function wrongWords(
  words: string | undefined,
  id: 'mail.wrongCode' | 'sms.wrongCode',
  tries: number | undefined,
): string | undefined {
  if (tries === undefined) return words;
  if (tries === 0) return texts.t('settings.code.noTries');
  return texts.t('settings.code.tries', { text: words ?? texts.t(id), count: tries });
}

/** What is said of an address that is proved, where it had an account. */
const JOINED: Readonly<Record<string, 'settings.mail.joined' | 'settings.phone.joined'>> = {
  'registerMail.done.text': 'settings.mail.joined',
  'registerPhone.done.text': 'settings.phone.joined',
  'mobileNeeded.done.text': 'settings.phone.joined',
};

/** What is said at the end of signing in where the number had no account: it is one’s own from now on. */
const NEW: Readonly<Record<string, 'registerPhone.done' | 'settings.phone.new'>> = {
  'login.done': 'registerPhone.done',
  'login.done.text': 'settings.phone.new',
};

/** What is said in place of the words of a question: where a code went, why it did not, what the other address is. */
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
