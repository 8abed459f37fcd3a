import type { RungName, TrialOutcome } from '@parvis/api/entities/rungs';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { getSmsPerDay } from '../../../platform/config/escalation.ts';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { translate } from '../../../platform/lib/texts.ts';
import { type AppContext, commitAndNotify } from '../../context/appContext.ts';
import type { Session } from '../../context/session.ts';
import {
  findStaffCustomers,
  findVisitedCustomer,
  hashRequester,
  type MailCustomer,
} from '../../identity/service.ts';
import {
  enqueueMessage,
  type FirstAttempt,
  type MessageContent,
  pollUntil,
  renderMail,
  renderSms,
  waitForFirstAttempt,
} from '../../messaging/service.ts';
import { loadPushStates } from '../push/pushStates.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { findUsedUpSmsBudget } from './budgets.ts';
import { buildChannelStates, loadNotifiedPerson, type NotifiedPerson } from './channelStates.ts';
import { buildSmsUnsubscribeLink, buildUnsubscribeLink } from './unsubscribe.ts';

/** Milliseconds. */
const TIMEOUT_MS = 8_000;
/** A late test would confuse. */
const EXPIRY_MINUTES = 10;

export interface TrialRequest {
  readonly session: Session;
  readonly locale: Locale;
  readonly origin: string;
}

const TRIAL_OUTCOMES = { sent: 'sent', waiting: 'underWay', refused: 'failed' } as const satisfies Record<
  FirstAttempt,
  TrialOutcome
>;

async function sendTrialPush(
  context: AppContext,
  { session }: TrialRequest,
  recipient: NotifiedPerson,
): Promise<TrialOutcome> {
  const pushed = await commitAndNotify(context, (tx) =>
    pushToPerson(context, tx, recipient.crUid, { type: 'trial' }, { urgency: 'high', session: session.hash }),
  );
  if (pushed.outcome === 'noSubscription') return 'off';
  const tried = await pollUntil(async () => {
    const [row] = await loadPushStates(context.db, pushed.ids);
    return row?.state === 'waiting' && row.reason === null ? undefined : { state: row?.state };
  }, TIMEOUT_MS);
  if (!tried) return 'underWay';
  return tried.state === 'sent' ? 'sent' : tried.state === 'waiting' ? 'underWay' : 'failed';
}

/** Employer, else customer last visited. */
async function findTrialSender(
  { db }: AppContext,
  { session }: TrialRequest,
  recipient: NotifiedPerson,
): Promise<MailCustomer | undefined> {
  const [employer] =
    recipient.isStaff && recipient.email
      ? await findStaffCustomers(db, { kind: 'mail', value: recipient.email })
      : [];
  return employer ?? (await findVisitedCustomer(db, session));
}

async function renderTrialMessage(
  context: AppContext,
  trial: TrialRequest,
  { recipient, channel }: { readonly recipient: NotifiedPerson; readonly channel: 'mail' | 'sms' },
): Promise<MessageContent> {
  const { secret } = context;
  const { locale, origin } = trial;
  const { crUid, email, phone } = recipient;
  const from = await findTrialSender(context, trial, recipient);
  const site = (from && wordsIn(from.lbl, locale)) ?? translate('app.name', locale);
  const link = `${origin}/m/settings`;
  if (channel === 'sms') {
    const to = phone ?? '';
    const end = buildSmsUnsubscribeLink(secret, origin, { crUid, phone: to });
    const said = renderSms(site, (name) => translate('sms.trial.text', locale, { site: name, link, end }));
    return { kind: 'sms', to, message: { text: said } };
  }
  const to = email ?? '';
  const end = buildUnsubscribeLink(secret, origin, { crUid, email: to, cuid: from?.cuid ?? '' });
  const mail = renderMail(
    {
      subject: translate('mail.trial.subject', locale, { site }),
      paragraphs: [translate('mail.news.hello', locale), translate('mail.trial.text', locale)],
      action: { label: translate('mail.trial.open', locale), href: link },
      reply: translate('mail.reply.contact', locale, { host: new URL(origin).host }),
      foot: [
        { text: translate('mail.trial.why', locale) },
        { text: translate('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, branding: from },
  );
  return { kind: 'mail', to, message: { ...mail, unsubscribe: end } };
}

async function sendTrialMessage(
  context: AppContext,
  trial: TrialRequest,
  { recipient, channel }: { readonly recipient: NotifiedPerson; readonly channel: 'mail' | 'sms' },
): Promise<TrialOutcome> {
  const { db, config, customers } = context;
  const id = createId();
  const message = await renderTrialMessage(context, trial, { recipient, channel });
  const person = hashRequester(context.secret, 'identity', recipient.crUid);
  const isQueued = await commitAndNotify(context, async (tx) => {
    const cuid =
      channel === 'sms' ? recipient.payer : (await findTrialSender(context, trial, recipient))?.cuid;
    if (channel === 'sms' && cuid !== undefined) {
      const ofCustomer = getSmsPerDay(await customers.get(cuid));
      const spent = await findUsedUpSmsBudget(tx, { person, cuid }, { perDay: config.smsPerDay, ofCustomer });
      if (spent) return false;
    }
    const until = new Date(getDatabaseTime() + EXPIRY_MINUTES * 60_000);
    await enqueueMessage(context, tx, {
      ...message,
      about: 'trial',
      id,
      cuid,
      person,
      until,
      shouldSend: true,
    });
    return true;
  });
  if (!isQueued) return 'failed';
  return TRIAL_OUTCOMES[await waitForFirstAttempt(db, id, TIMEOUT_MS)];
}

/** Ignores quiet hours. `page`: the response is the test. */
export async function sendTrialNotification(
  context: AppContext,
  trial: TrialRequest,
  channel: RungName,
): Promise<TrialOutcome> {
  if (channel === 'page') return 'sent';
  const recipient =
    trial.session.crUid === null ? undefined : await loadNotifiedPerson(context, trial.session.crUid);
  if (!recipient) return 'off';
  if (channel === 'push') return sendTrialPush(context, trial, recipient);
  const available = { mail: context.mail.available, sms: context.sms.available };
  const isOn = buildChannelStates(recipient, available).some((one) => one.rung === channel && one.on);
  return isOn ? sendTrialMessage(context, trial, { recipient, channel }) : 'off';
}
