import { DAY } from '@parvis/locales/dates';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { staff } from '../../../platform/db/schema.ts';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { translate } from '../../../platform/lib/texts.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findMessageOrigin } from '../../customers/service.ts';
import { findPersonLanguage, hashRequester } from '../../identity/service.ts';
import { enqueueMessage, renderStaffMail } from '../../messaging/service.ts';
import { buildUnsubscribeLink } from '../caseNotifications/unsubscribe.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { loadMember, type StaffMember } from './staffCalls.ts';

interface StoredNotice {
  readonly csid: string;
  readonly cuid: string;
  readonly nbr: string;
  readonly reference: string;
  readonly stopped: boolean;
  /** The case's last message. */
  readonly msgId: number;
}

async function mailNotice(
  context: AppContext,
  tx: Tx,
  { csid, cuid, nbr, reference, stopped }: StoredNotice,
  { crUid, email }: StaffMember & { readonly email: string },
): Promise<void> {
  const { secret, customers } = context;
  const customer = await customers.get(cuid);
  const locale = await findPersonLanguage(tx, crUid);
  const origin = await findMessageOrigin(context, cuid);
  const end = buildUnsubscribeLink(secret, origin, { crUid, cuid, email });
  const message = renderStaffMail({ cases: [{ csid }], customer, locale, origin, end }, (site) => ({
    subject: translate('mail.notice.subject', locale, { reference }),
    paragraphs: [
      translate('mail.notice.text', locale, { nbr, reference }),
      ...(stopped ? [translate('mail.notice.stopped', locale)] : []),
    ],
    why: translate('mail.notice.why', locale, { site }),
  }));
  await enqueueMessage(context, tx, {
    ...({ kind: 'mail', about: 'notice', id: createId(), to: email, message } as const),
    ...{ cuid, person: hashRequester(secret, 'identity', crUid) },
    ...{ until: new Date(getDatabaseTime() + DAY), shouldSend: true },
  });
}

/** Notifies at once, by push and mail. */
export async function notifyModerators(context: AppContext, tx: Tx, notice: StoredNotice): Promise<void> {
  const { cuid, csid, msgId } = notice;
  const moderators = await tx
    .select({ rlid: staff.rlid })
    .from(staff)
    .where(and(eq(staff.cuid, cuid), eq(staff.moderate, true)))
    .orderBy(staff.rlid);
  for (const { rlid } of moderators) {
    const member = await loadMember(tx, rlid);
    if (!member) continue;
    const news = { type: 'caseUpdate', csid, msgId, staff: true } as const;
    await pushToPerson(context, tx, member.crUid, news, { urgency: 'high' });
    const { email } = member;
    if (context.mail.available && email !== null && member.news !== 'off')
      await mailNotice(context, tx, notice, { ...member, email });
  }
}
