import { eventMessages } from '@parvis/api/entities/systemMessages';
import { type Locale, languageOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { cases, messages, participants } from '../../../platform/db/schema.ts';
import { translate } from '../../../platform/lib/texts.ts';
import type { MessageRow } from '../../cases/service.ts';
import type { Customer } from '../../customers/service.ts';
import { type RenderedMail, renderMail } from '../../messaging/service.ts';
import type { Unseen } from './dueNews.ts';

export interface CaseNews {
  readonly csid: string;
  readonly nbr: string;
  readonly news: readonly (Pick<MessageRow, 'msgTxt' | 'event' | 'qstn'> & {
    readonly poll?: MessageRow['poll'];
    readonly name: string | null;
  })[];
}

export interface NewsReader {
  readonly locale: Locale;
  readonly words: boolean;
}

export interface NewsLinks {
  readonly origin: string;
  readonly end: string;
}

/** Characters per mail. */
const QUOTE_MAX = 2_500;

const formatQuote = (name: string, value: string, locale: Locale): string =>
  value.includes('\n')
    ? `${translate('own.pair', locale, { name, value: '' }).trimEnd()}\n${value}`
    : translate('own.pair', locale, { name, value });

/** Questions show their title. */
function formatNews(
  { msgTxt, event, qstn, name, poll: sent }: CaseNews['news'][number],
  locale: Locale,
): string {
  const by = name ?? translate('name.staff', locale);
  const poll = sent ? wordsIn(sent.lbl, locale) : '';
  const eventText =
    event === null ? undefined : translate(eventMessages[event].text, locale, { name: by, poll });
  const titleId = qstn?.questions[qstn.start]?.titleId;
  const question = titleId && (ownWords(qstn?.texts, languageOf(locale).tag, titleId) ?? titleId);
  const who = eventText ?? by;
  const value = msgTxt ?? question;
  return value ? formatQuote(who, value, locale) : who;
}

const truncateQuote = (words: string): string =>
  words.length <= QUOTE_MAX ? words : `${words.slice(0, QUOTE_MAX).replace(/[\uD800-\uDBFF]$/, '')}…`;

const getPagePath = (cases: readonly CaseNews[], cuid: string): string =>
  cases.length === 1 ? `/m/case/${cuid}/${cases[0]?.csid}` : '/m/home';

/** Includes messages only if the reader wants them. */
export function renderNewsMail(
  cases: readonly CaseNews[],
  customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>,
  { locale, words }: NewsReader,
  { origin, end }: NewsLinks,
): RenderedMail & { readonly unsubscribe: string } {
  const site = wordsIn(customer.lbl, locale);
  const numbers = new Intl.ListFormat(locale).format(cases.map(({ nbr }) => nbr));
  const values = { site, numbers, count: cases.length };
  const content = cases.map(({ nbr, news }) =>
    [
      ...(cases.length > 1 ? [translate('case.number', locale, { nbr })] : []),
      ...news.map((one) => formatNews(one, locale)),
    ].join('\n'),
  );
  const mail = renderMail(
    {
      subject: translate('mail.news.subject', locale, values),
      paragraphs: [translate('mail.news.hello', locale), translate('mail.news.text', locale, values)],
      quoted: words ? truncateQuote(content.join('\n\n')) : undefined,
      action: {
        label: translate('mail.news.open', locale, { count: cases.length }),
        href: `${origin}${getPagePath(cases, customer.cuid)}`,
      },
      reply: translate('mail.reply.case', locale, { count: cases.length }),
      foot: [
        { text: translate('mail.news.why', locale) },
        { text: translate('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, branding: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}

export async function loadCaseNews(tx: Tx, unseen: readonly Unseen[]): Promise<CaseNews[]> {
  const csids = [...new Set(unseen.map(({ csid }) => csid))];
  const rows = await tx
    .select({
      csid: messages.csid,
      msgId: messages.msgId,
      msgTxt: messages.msgTxt,
      event: messages.event,
      qstn: messages.qstn,
      poll: messages.poll,
      name: participants.name,
      nbr: cases.nbr,
    })
    .from(messages)
    .innerJoin(cases, eq(cases.csid, messages.csid))
    .leftJoin(
      participants,
      and(
        eq(participants.csid, messages.csid),
        eq(participants.crUid, messages.crUid),
        eq(participants.staff, true),
      ),
    )
    .where(inArray(messages.csid, csids))
    .orderBy(messages.csid, messages.msgId);
  const isUnseen = new Set(unseen.map(({ csid, msgId }) => `${csid} ${msgId}`));
  return csids.flatMap((csid) => {
    const news = rows.filter((row) => row.csid === csid && isUnseen.has(`${csid} ${row.msgId}`));
    return news[0] ? [{ csid, nbr: news[0].nbr, news }] : [];
  });
}
