import type { Connected, ConnectLink, Invitation, LinkState } from '@parvis/api/entities/link';
import type { Locale } from '@parvis/locales/languages';
import { placeWords } from '@parvis/locales/placeWords';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq, isNull } from 'drizzle-orm';
import { participants, type places } from '../../platform/db/schema.ts';
import type { AppContext } from '../context/appContext.ts';
import { toCustomerInfo } from '../customers/service.ts';
import { findLink, getLinkState, type LinkRow, type LinkSubject, opensStart } from './findLink.ts';

type PlaceRow = typeof places.$inferSelect;

/** For staff. */
export function toConnectLink(
  subject: LinkSubject & { readonly place: PlaceRow | null },
  locale: Locale,
): ConnectLink {
  const { link, place } = subject;
  return {
    id: link.id,
    ...(link.csid !== null && { csid: link.csid }),
    ...(link.placeCode !== null && { place: link.placeCode }),
    ...(place && { placeLbl: wordsIn(placeWords(place.lbl, place.descr), locale) }),
    ...(link.label !== null && { label: link.label }),
    ...(link.madeName !== null && { madeBy: link.madeName }),
    madeAt: link.madeAt.toISOString(),
    uses: link.uses,
    ...(link.useLimit !== null && { useLimit: link.useLimit }),
    ...(link.endsAt !== null && { endsAt: link.endsAt.toISOString() }),
    state: getLinkState(subject),
    ...(link.joinsAs !== null && {
      as: link.joinsAs,
      victim: link.victim,
      fromStart: link.fromStart,
    }),
  };
}

type CaseWords = Pick<Invitation, 'ccatLbls' | 'placeLbl'>;

const toInvitation = (link: LinkRow, about: CaseWords): Invitation => ({
  ...(link.madeName !== null && { by: link.madeName }),
  ...about,
  as: link.joinsAs ?? 'invited',
  victim: link.victim,
  fromStart: link.fromStart,
});

/** Other links do not reveal their case. */
const tellsCase = (state: LinkState): boolean => state === 'valid' || state === 'stopped';

async function findPart(
  { db }: AppContext,
  csid: string | null,
  crUid: string | null,
): Promise<Pick<typeof participants.$inferSelect, 'csid' | 'readsAfter'> | undefined> {
  if (csid === null || crUid === null) return undefined;
  const [part] = await db
    .select({ csid: participants.csid, readsAfter: participants.readsAfter })
    .from(participants)
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.crUid, crUid),
        eq(participants.staff, false),
        isNull(participants.left),
      ),
    );
  return part;
}

/**
 * For the person who opens the link.
 * @throws Refusal unknownLink, unknownCustomer
 */
export async function describeConnection(
  context: AppContext,
  id: string,
  { crUid, locale }: { readonly crUid: string | null; readonly locale: Locale },
): Promise<Connected> {
  const found = await findLink(context.db, id);
  const { link, row } = found;
  const state = getLinkState(found);
  const part = await findPart(context, link.csid, crUid);
  const customer = await context.customers.get(link.cuid);
  return {
    cstmr: toCustomerInfo(customer, locale),
    kind: link.csid === null ? 'customer' : 'case',
    state,
    ...(row &&
      tellsCase(state) && {
        invitation: toInvitation(link, {
          ccatLbls: row.ccatLbls.map((words) => wordsIn(words, locale)),
          placeLbl: wordsIn(row.placeLbl, locale),
        }),
      }),
    ...(part && { csid: part.csid }),
    ...(part && state === 'valid' && opensStart(link, part) && { opensStart: true as const }),
  };
}
