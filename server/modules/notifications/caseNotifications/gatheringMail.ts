import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { gatherings } from '../../../platform/db/schema.ts';
import { translate } from '../../../platform/lib/texts.ts';
import type { Customer } from '../../customers/service.ts';
import { type RenderedMail, renderMail } from '../../messaging/service.ts';
import type { Unseen } from './dueNews.ts';
import type { NewsLinks } from './newsMail.ts';

interface GatheringNews {
  readonly csid: string;
  readonly title: Words;
  readonly count: number;
}

export async function loadGatheringNews(tx: Tx, news: readonly Unseen[]): Promise<GatheringNews[]> {
  const csids = [...new Set(news.map(({ csid }) => csid))];
  const rows = await tx
    .select({ csid: gatherings.csid, title: gatherings.title })
    .from(gatherings)
    .where(inArray(gatherings.csid, csids));
  return rows.map((row) => ({ ...row, count: news.filter(({ csid }) => csid === row.csid).length }));
}

/** Shows titles and numbers, without text or names. */
export function renderGatheringMail(
  news: readonly GatheringNews[],
  customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>,
  locale: Locale,
  { origin, end, isHost = false }: NewsLinks & { readonly isHost?: boolean },
): RenderedMail & { readonly unsubscribe: string } {
  const site = wordsIn(customer.lbl, locale);
  const [first] = news;
  const { cuid } = customer;
  const [one, all] = isHost ? [`/staff/${cuid}`, `/staff/${cuid}/gatherings`] : [`/m/g/${cuid}`, '/m/home'];
  const path = news.length === 1 && first ? `${one}/${first.csid}` : all;
  const lines = news.map(({ title, count }) =>
    translate('mail.gathering.line', locale, { count, title: wordsIn(title, locale) }),
  );
  const total = news.reduce((sum, { count }) => sum + count, 0);
  const mail = renderMail(
    {
      subject: translate('mail.gathering.subject', locale, { count: total, site }),
      paragraphs: [translate('mail.news.hello', locale), lines.join('\n')],
      action: { label: translate('mail.gathering.open', locale), href: `${origin}${path}` },
      reply: translate('mail.gathering.reply', locale),
      foot: [
        { text: translate(isHost ? 'mail.gathering.why.host' : 'mail.gathering.why', locale) },
        { text: translate('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, branding: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}
