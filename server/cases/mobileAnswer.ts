import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { agreedInTheEnd } from '@parvis/questionnaire/flows/mobileNeeded';
import { eq } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { identities } from '../store/schema.ts';
import { type CaseRow, type MessageRow, withId } from './caseRows.ts';
import { type AnswerSender, appendAnswers, type PlayedAnswers } from './playedAnswers.ts';
import type { ReplayedReport } from './replayReport.ts';
import { contactChange } from './reporterContact.ts';
import { toldByContact } from './toldSteps.ts';

/** What is stored of the answers: whoever was asked for a number, agreed and said no after all, said no. */
export const inTheEnd = ({ flow }: MessageRow, replayed: ReplayedReport): ReplayedReport =>
  flow === 'mobileNeeded'
    ? { ...replayed, entries: agreedInTheEnd(replayed.entries, replayed.flags) }
    : replayed;

/** The number that somebody proved; nothing where they proved none, whatever their device says. */
async function provedNumber(tx: Tx, crUid: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ phone: identities.phone })
    .from(identities)
    .where(eq(identities.crUid, crUid));
  return person?.phone ?? undefined;
}

/** How the reporter can be reached from now on: by the number that they proved, where they said that staff may have it. */
async function contactAfter(
  tx: Tx,
  row: CaseRow,
  { abort, flags }: PlayedAnswers,
): Promise<GivenContact | undefined> {
  if (abort || !flags.includes('acceptSms')) return undefined;
  const phone = await provedNumber(tx, row.reporter);
  return phone === undefined ? undefined : { ...row.contact, phone };
}

/**
 * Stores what a reporter says who was asked for a mobile number, and tells what really is: the number that they proved stands in the
 * case, or it is still missing.
 * @throws Refusal conflict
 */
export async function storeMobileAnswer(
  tx: Tx,
  row: CaseRow,
  answered: PlayedAnswers,
  sender: AnswerSender,
): Promise<MessageRow | undefined> {
  // Another question was put since.
  if (row.mobileMsgId !== answered.asked.msgId) throw new Refusal('conflict');
  const contact = await contactAfter(tx, row, answered);
  // A number that was only said before and is proved now is told as well.
  const became = contact ? (contactChange(row.contact, contact) ?? 'changed') : 'missing';
  const event = toldByContact(became);
  const told = withId({ crUid: row.reporter, staff: false, event });
  return appendAnswers(tx, row, answered, sender, {
    change: { mobileMsgId: null, ...(contact && { contact }) },
    event: told,
  });
}
