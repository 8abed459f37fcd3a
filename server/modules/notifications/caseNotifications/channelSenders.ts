import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import { getSmsPerDay } from '../../../platform/config/escalation.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deliveries } from '../../../platform/db/schema.ts';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { translate as words } from '../../../platform/lib/texts.ts';
import type { AppContext } from '../../context/appContext.ts';
import {
  buildStaffLink,
  enqueueMessage,
  renderNewsSms,
  renderSms,
  renderStaffMail,
  type StaffMailInput,
} from '../../messaging/service.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { findUsedUpMailBudget, findUsedUpSmsBudget } from './budgets.ts';
import type { Unseen } from './dueNews.ts';
import { renderFollowMail } from './followMail.ts';
import { loadGatheringNews, renderGatheringMail } from './gatheringMail.ts';
import { loadCaseNews, renderNewsMail } from './newsMail.ts';
import type { NewsRecipient } from './newsRecipient.ts';
import type { Side } from './sides.ts';
import { buildSmsUnsubscribeLink, buildUnsubscribeLink } from './unsubscribe.ts';

const EXPIRY_HOURS = 24;

/** News join the next message while one waits. */
type NewsPurpose = 'news' | 'staff' | 'follow' | 'gathering' | 'host';

async function isMessageWaiting(tx: Tx, to: string, about: NewsPurpose): Promise<boolean> {
  const waiting = and(
    eq(deliveries.recipient, to),
    eq(deliveries.about, about),
    eq(deliveries.state, 'waiting'),
  );
  return (await tx.select({ id: deliveries.id }).from(deliveries).where(waiting).limit(1)).length > 0;
}

/** `onItsWay`: an earlier one waits; `person`, `day`: budget used up. */
export type SendOutcome = 'sent' | 'onItsWay' | 'person' | 'day';

/** Maximum pushes at once; the badge counts all. */
const CASES_MAX = 3;

function pickLatest(news: readonly Unseen[]): Unseen[] {
  const last = new Map<string, Unseen>();
  for (const one of news) {
    last.delete(one.csid);
    last.set(one.csid, one);
  }
  return [...last.values()].slice(-CASES_MAX);
}

interface CaseReference {
  readonly csid: string;
  readonly nbr: string;
}

const removeDuplicates = (cases: readonly CaseReference[]): readonly CaseReference[] => [
  ...new Map(cases.map((one) => [one.csid, one])).values(),
];

function renderStaffNewsMail(
  news: readonly CaseReference[],
  danger: boolean,
  mail: Omit<StaffMailInput, 'cases'>,
) {
  const { locale } = mail;
  const cases = removeDuplicates(news);
  const numbers = new Intl.ListFormat(locale).format(cases.map(({ nbr }) => nbr));
  const values = { numbers, count: cases.length };
  return renderStaffMail({ ...mail, cases }, (site) => ({
    subject: words(danger ? 'mail.staff.subject.danger' : 'mail.staff.subject', locale, values),
    paragraphs: [words('mail.staff.text', locale, values)],
    why: words('mail.staff.why', locale, { site }),
  }));
}

interface NewsToSend {
  readonly recipient: NewsRecipient;
  readonly news: readonly Unseen[];
}

const isUrgent = ({ news }: NewsToSend): boolean => news.some(({ urgent }) => urgent);

const getExpiry = () => new Date(getDatabaseTime() + EXPIRY_HOURS * 3_600_000);

/** A new push replaces a waiting one of the case. */
async function sendPush(
  context: AppContext,
  tx: Tx,
  toSend: NewsToSend,
  to: Side,
): Promise<SendOutcome | 'known'> {
  const staff = to === 'staff' || to === 'host';
  const urgency = isUrgent(toSend) ? 'high' : 'normal';
  let isQueued = false;
  for (const { csid, msgId, isMessage } of pickLatest(toSend.news)) {
    const type = staff || (isMessage && to !== 'follower') ? 'caseMsg' : 'caseUpdate';
    const news = { type, csid, msgId, staff, follows: to === 'follower' } as const;
    const { outcome } = await pushToPerson(context, tx, toSend.recipient.crUid, news, { urgency });
    isQueued ||= outcome === 'queued';
  }
  // Without a subscription, the next channel follows.
  return isQueued ? 'sent' : 'known';
}

/** Contains only the fact and a link. */
async function sendSms(
  context: AppContext,
  tx: Tx,
  { recipient, news }: NewsToSend,
  about: 'news' | 'staff',
): Promise<SendOutcome> {
  const { config, secret, customers } = context;
  const { crUid, cuid, phone, name, origin, locale } = recipient;
  if (phone === null || (await isMessageWaiting(tx, phone, about))) return 'onItsWay';
  const customer = await customers.get(cuid);
  const budget = { perDay: config.smsPerDay, ofCustomer: getSmsPerDay(customer) };
  const spent = await findUsedUpSmsBudget(tx, { person: name, cuid }, budget);
  if (spent) return spent;
  const site = wordsIn(customer.lbl, locale);
  const end = buildSmsUnsubscribeLink(secret, origin, { crUid, phone });
  const cases = removeDuplicates(news);
  const text =
    about === 'staff'
      ? renderSms(site, (named) =>
          words('sms.staff.text', locale, {
            ...{ site: named, end, link: buildStaffLink(cases, { origin, cuid }), nbr: cases[0]?.nbr ?? '' },
          }),
        )
      : renderNewsSms(locale, {
          ...{ site, end, link: `${origin}/m/home` },
          count: cases.length,
        });
  await enqueueMessage(context, tx, {
    ...({ kind: 'sms', about, id: createId(), to: phone, message: { text } } as const),
    ...{ cuid, person: name, until: getExpiry(), shouldSend: true },
  });
  return 'sent';
}

/** Dangers ignore the budget. */
async function sendMail(
  context: AppContext,
  tx: Tx,
  toSend: NewsToSend,
  about: NewsPurpose,
): Promise<SendOutcome> {
  const { config, secret, customers } = context;
  const { recipient, news } = toSend;
  const { crUid, cuid, email, name, origin, locale } = recipient;
  const danger = isUrgent(toSend);
  if (email === null || (await isMessageWaiting(tx, email, about))) return 'onItsWay';
  const spent = danger
    ? undefined
    : await findUsedUpMailBudget(tx, { person: name, cuid }, config.mailNewsPerDay);
  if (spent) return spent;
  const customer = await customers.get(cuid);
  const end = buildUnsubscribeLink(secret, origin, { crUid, cuid, email });
  const links = { origin, end };
  const renderMessage = async () => {
    if (about === 'staff') return renderStaffNewsMail(news, danger, { customer, locale, ...links });
    if (about === 'gathering' || about === 'host')
      return renderGatheringMail(await loadGatheringNews(tx, news), customer, locale, {
        ...links,
        isHost: about === 'host',
      });
    if (about === 'follow') return renderFollowMail(removeDuplicates(news), customer, locale, links);
    return renderNewsMail(
      await loadCaseNews(tx, news),
      customer,
      { locale, words: recipient.news === 'words' },
      links,
    );
  };
  const message = await renderMessage();
  await enqueueMessage(context, tx, {
    ...({ kind: 'mail', about, id: createId(), to: email, message } as const),
    ...{ cuid, person: name, until: getExpiry(), shouldSend: true },
  });
  return 'sent';
}

type SendNews<Outcome> = (context: AppContext, tx: Tx, toSend: NewsToSend) => Promise<Outcome>;

export const channelSenders: Readonly<
  Record<
    Side,
    Readonly<{
      push: SendNews<SendOutcome | 'known'>;
      mail: SendNews<SendOutcome>;
      sms: SendNews<SendOutcome>;
    }>
  >
> = {
  visitor: {
    push: (...given) => sendPush(...given, 'visitor'),
    mail: (...given) => sendMail(...given, 'news'),
    sms: (...given) => sendSms(...given, 'news'),
  },
  staff: {
    push: (...given) => sendPush(...given, 'staff'),
    mail: (...given) => sendMail(...given, 'staff'),
    sms: (...given) => sendSms(...given, 'staff'),
  },
  follower: {
    push: (...given) => sendPush(...given, 'follower'),
    mail: (...given) => sendMail(...given, 'follow'),
    // Followers get no SMS.
    sms: async () => 'onItsWay',
  },
  member: {
    push: (...given) => sendPush(...given, 'member'),
    mail: (...given) => sendMail(...given, 'gathering'),
    sms: async () => 'onItsWay',
  },
  host: {
    push: (...given) => sendPush(...given, 'host'),
    mail: (...given) => sendMail(...given, 'host'),
    sms: async () => 'onItsWay',
  },
};
