import type { Notification as Pushed } from '@parvis/api/entities/notification';
import { pushWords } from '@parvis/locales/inWorker/pushWords';
import { defaultLocale, type Locale, localeOf } from '@parvis/locales/languages';
import type { Carried } from '../notifications/carried.ts';

/** What is drawn where a customer has no picture. */
const ICON = '/apple-touch-icon.png';
/** Notifications that say nothing of a case are one. */
const TAG = 'news';

/** How a notification is shown; of its options TypeScript's library knows a few alone. */
export interface Notice {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    readonly icon: string;
    readonly tag: string;
    /** One that takes the place of another rings, too. */
    readonly renotify: true;
    readonly silent?: boolean;
    readonly timestamp?: number;
    readonly data: Carried;
  };
}

/** Types whose words are shown. */
const KNOWN: ReadonlySet<string> = new Set(['newCsid', 'caseUpdate', 'caseMsg', 'trial']);

/** Whether a type is one that this worker knows. */
export const isKnown = (type: string): boolean => KNOWN.has(type);

const base = { renotify: true } as const;

/** What is shown where nothing is known of what came: something always is, as browsers ask. */
export const genericNotice = (locale: Locale = defaultLocale, pushed?: Pushed): Notice => ({
  title: pushWords(locale, 'push.news'),
  options: {
    ...base,
    body: pushWords(locale, 'push.news.text'),
    lang: locale,
    icon: pushed?.icon ?? ICON,
    tag: pushed?.tag || TAG,
    data: { id: pushed?.id ?? '', ack: pushed?.ack ?? '', url: pushed?.url ?? '/m/home', messages: 0 },
  },
});

/** How many messages a notification tells of that takes the place of an earlier one of its case. */
const messagesOf = ({ id, type }: Pushed, earlier: Carried | undefined): number => {
  const before = earlier?.messages ?? 0;
  // Pushed twice it is no other message.
  return type === 'caseMsg' && earlier?.id !== id ? before + 1 : before;
};

/** Of several messages their number, before the words of the last one where these are wanted. */
function bodyOf({ type, author, body }: Pushed, messages: number, locale: Locale): string {
  // What happened names who did it.
  if (type !== 'caseMsg') return body;
  const said = author ? pushWords(locale, 'push.said', { author, body }) : body;
  if (messages < 2) return said;
  const count = pushWords(locale, 'push.messages', { count: messages });
  return author ? `${count}\n${said}` : count;
}

/** A notification as it is shown: words and language are those it came with. @param earlier the one of its case that is shown now */
export function noticeOf(pushed: Pushed, earlier?: Carried): Notice {
  const { id, ack, url, csid, msgId, title, icon, tag, language, at } = pushed;
  const locale = localeOf(language) ?? defaultLocale;
  const messages = messagesOf(pushed, earlier);
  const timestamp = Date.parse(at);
  return {
    title,
    options: {
      ...base,
      body: bodyOf(pushed, messages, locale),
      lang: language,
      icon: icon ?? ICON,
      tag: tag || TAG,
      ...(Number.isFinite(timestamp) && { timestamp }),
      data: {
        ...{ id, ack, url, messages },
        ...(csid !== undefined && { csid }),
        ...(msgId !== undefined && { msgId }),
      },
    },
  };
}
