import type { Gathering, GatheringInfo, StaffGathering } from '@parvis/api/entities/gathering';
import type { Message } from '@parvis/api/entities/message';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import { messages } from '../../platform/db/schema.ts';
import { isCleared, toMedia, toMessage } from '../cases/service.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type FoundGathering, findGathering, getGatheringState } from './findGathering.ts';
import { listHidden } from './hiddenMembers.ts';
import { loadHungItems } from './hungItems.ts';

export interface ViewContext {
  readonly locale: Locale;
  readonly cstmrLbl: string;
  /** The place of the scanned code. */
  readonly placeCode?: string | undefined;
}

/** Without text or names of people. */
export function toGathering(
  { gathering, row, people, picture, part, unread }: FoundGathering,
  { locale, cstmrLbl, placeCode }: ViewContext,
): Gathering {
  const { title, intro, access, beginsAt, endsAt } = gathering;
  return {
    ...{ gthrId: row.csid, cuid: row.cuid, cstmrLbl },
    title: wordsIn(title, locale),
    ...(intro && { intro: wordsIn(intro, locale) }),
    ...(picture && { picture: toMedia(picture) }),
    ...(row.placeCode !== null && { placeLbl: wordsIn(row.placeLbl, locale), place: row.placeCode }),
    ...(row.placeCode !== null && row.placeCode === placeCode && { here: true as const }),
    access,
    state: getGatheringState({ row, gathering }),
    ...(beginsAt && { beginsAt: beginsAt.toISOString() }),
    endsAt: (endsAt ?? row.eraseOn).toISOString(),
    ...(gathering.premoderated && { premoderated: true as const }),
    people,
    last: row.lastAt.toISOString(),
    ...(part && { joined: true as const, unread }),
  };
}

/** Undefined once its content is gone. */
async function loadPinned(
  { db }: Pick<AppContext, 'db'>,
  { gathering: { csid, pinnedMsgId } }: FoundGathering,
  reader: Reader,
): Promise<Message | undefined> {
  if (pinnedMsgId === null) return undefined;
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, pinnedMsgId)));
  return row && !isCleared(row) ? toMessage({ ...row, gthrId: csid }, reader) : undefined;
}

async function toInfo(
  context: AppContext,
  found: FoundGathering,
  view: ViewContext,
  reader: Reader | undefined,
): Promise<GatheringInfo> {
  const { row, part } = found;
  const member = reader && (part || reader.staff) ? reader : undefined;
  const hidden = member && !member.staff ? await listHidden(context.db, row.csid, member.crUid) : [];
  const pinned = member && (await loadPinned(context, found, member));
  return {
    ...toGathering(found, view),
    eraseOn: row.eraseOn.toISOString(),
    ...(part?.name && { name: part.name }),
    ...(hidden.length > 0 && { hidden }),
    ...(part?.muted && { muted: true as const }),
    ...(part?.silencedAt && { silenced: true as const }),
    ...(pinned && { pinned }),
    ...(member && (await loadHungItems(context, found, member))),
  };
}

/** For visitors. @throws Refusal unknownGathering */
export async function loadGatheringInfo(
  context: AppContext,
  at: { readonly gthrId: string; readonly cuid: string },
  { crUid, locale, placeCode }: { crUid: string | null; locale: Locale; placeCode?: string | undefined },
): Promise<GatheringInfo> {
  const customer = await context.customers.get(at.cuid);
  const found = await findGathering(context.db, { ...at, cuid: customer.cuid }, { crUid, staff: false });
  const reader = crUid === null ? undefined : { crUid, staff: false, locale };
  const view = { locale, placeCode, cstmrLbl: wordsIn(customer.lbl, locale) };
  return toInfo(context, found, view, reader);
}

export async function toStaffGathering(
  context: AppContext,
  found: FoundGathering,
  reader: StaffReader,
): Promise<StaffGathering> {
  const { locale } = reader;
  const customer = await context.customers.get(reader.role.cuid);
  return {
    ...(await toInfo(context, found, { locale, cstmrLbl: wordsIn(customer.lbl, locale) }, reader)),
    by: found.gathering.madeName,
    byStaff: found.gathering.madeByStaff,
    messages: found.row.lastMsgId,
    ...(found.waiting > 0 && { waiting: found.waiting }),
  };
}

/** @throws Refusal unknownGathering */
export async function loadStaffGathering(
  context: AppContext,
  gthrId: string,
  reader: StaffReader,
): Promise<StaffGathering> {
  const { cuid } = reader.role;
  return toStaffGathering(context, await findGathering(context.db, { gthrId, cuid }, reader), reader);
}
