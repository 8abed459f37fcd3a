import type { RungName, TrialOutcome } from '@parvis/api/entities/rungs';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { smsPerDayOf } from '../../../platform/config/pace.ts';
import { timeNow } from '../../../platform/lib/clock.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { text } from '../../../platform/lib/texts.ts';
import { change, type Services } from '../../context/services.ts';
import type { Session } from '../../context/session.ts';
import { type MailCustomer, staffedBy } from '../../identity/formerStaff.ts';
import { requesterName } from '../../identity/requesters.ts';
import { visitedBy } from '../../identity/verification.ts';
import { enqueue, type Written } from '../../messaging/enqueue.ts';
import { type FirstTry, pollFor, waitForFirstTry } from '../../messaging/firstTry.ts';
import { writtenMail } from '../../messaging/mailTexts.ts';
import { smsOf } from '../../messaging/smsTexts.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { pushStatesOf } from '../push/statesOf.ts';
import { usedUpSms } from './budgets.ts';
import { standingOf, type Told, toldOf } from './standing.ts';
import { endAddress, smsEndAddress } from './unsubscribe.ts';

/** Milliseconds. */
const PATIENCE = 8_000;
/** Expiry, since a late test would confuse. */
const WORTH_MINUTES = 10;

export interface Trier {
  readonly session: Session;
  readonly locale: Locale;
  readonly origin: string;
}

const FIRST_TRY = { sent: 'sent', waiting: 'underWay', refused: 'failed' } as const satisfies Record<
  FirstTry,
  TrialOutcome
>;

async function tryPush(services: Services, { session }: Trier, told: Told): Promise<TrialOutcome> {
  const pushed = await change(services, (tx) =>
    pushToPerson(services, tx, told.crUid, { type: 'trial' }, { urgency: 'high', session: session.hash }),
  );
  if (pushed.outcome === 'noSubscription') return 'off';
  const tried = await pollFor(async () => {
    const [row] = await pushStatesOf(services.db, pushed.ids);
    return row?.state === 'waiting' && row.reason === null ? undefined : { state: row?.state };
  }, PATIENCE);
  if (!tried) return 'underWay';
  return tried.state === 'sent' ? 'sent' : tried.state === 'waiting' ? 'underWay' : 'failed';
}

/** The employer, else the customer last visited. */
async function senderOf({ db }: Services, { session }: Trier, told: Told): Promise<MailCustomer | undefined> {
  const [employer] =
    told.isStaff && told.email ? await staffedBy(db, { kind: 'mail', value: told.email }) : [];
  return employer ?? (await visitedBy(db, session));
}

async function written(
  services: Services,
  trier: Trier,
  { told, rung }: { readonly told: Told; readonly rung: 'mail' | 'sms' },
): Promise<Written> {
  const { secret } = services;
  const { locale, origin } = trier;
  const { crUid, email, phone } = told;
  const from = await senderOf(services, trier, told);
  const site = (from && wordsIn(from.lbl, locale)) ?? text('app.name', locale);
  const link = `${origin}/m/settings`;
  if (rung === 'sms') {
    const to = phone ?? '';
    const end = smsEndAddress(secret, origin, { crUid, phone: to });
    const said = smsOf(site, (name) => text('sms.trial.text', locale, { site: name, link, end }));
    return { kind: 'sms', to, message: { text: said } };
  }
  const to = email ?? '';
  const end = endAddress(secret, origin, { crUid, email: to, cuid: from?.cuid ?? '' });
  const mail = writtenMail(
    {
      subject: text('mail.trial.subject', locale, { site }),
      paragraphs: [text('mail.news.hello', locale), text('mail.trial.text', locale)],
      action: { label: text('mail.trial.open', locale), href: link },
      reply: text('mail.reply.contact', locale, { host: new URL(origin).host }),
      foot: [{ text: text('mail.trial.why', locale) }, { text: text('mail.news.end', locale), href: end }],
    },
    { locale, site, look: from },
  );
  return { kind: 'mail', to, message: { ...mail, unsubscribe: end } };
}

async function tryMessage(
  services: Services,
  trier: Trier,
  { told, rung }: { readonly told: Told; readonly rung: 'mail' | 'sms' },
): Promise<TrialOutcome> {
  const { db, config, customers } = services;
  const id = newId();
  const message = await written(services, trier, { told, rung });
  const person = requesterName(services.secret, 'identity', told.crUid);
  const isQueued = await change(services, async (tx) => {
    const cuid = rung === 'sms' ? told.payer : (await senderOf(services, trier, told))?.cuid;
    if (rung === 'sms' && cuid !== undefined) {
      const ofCustomer = smsPerDayOf(await customers.get(cuid));
      const spent = await usedUpSms(tx, { person, cuid }, { perDay: config.smsPerDay, ofCustomer });
      if (spent) return false;
    }
    const until = new Date(timeNow() + WORTH_MINUTES * 60_000);
    await enqueue(services, tx, { ...message, about: 'trial', id, cuid, person, until, goes: true });
    return true;
  });
  if (!isQueued) return 'failed';
  return FIRST_TRY[await waitForFirstTry(db, id, PATIENCE)];
}

/** Sends a test message, also in quiet hours. For `page`, the response is the test. */
export async function tryRung(services: Services, trier: Trier, rung: RungName): Promise<TrialOutcome> {
  if (rung === 'page') return 'sent';
  const told = trier.session.crUid === null ? undefined : await toldOf(services, trier.session.crUid);
  if (!told) return 'off';
  if (rung === 'push') return tryPush(services, trier, told);
  const here = { mail: services.mail.available, sms: services.sms.available };
  const isOn = standingOf(told, here).some((one) => one.rung === rung && one.on);
  return isOn ? tryMessage(services, trier, { told, rung }) : 'off';
}
