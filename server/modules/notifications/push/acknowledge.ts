import { timingSafeEqual } from 'node:crypto';
import {
  type ackSchema,
  type NotificationState,
  notificationStates,
} from '@parvis/api/entities/notification';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { pushes } from '../../../platform/db/schema.ts';
import { signatureOf } from '../../../platform/lib/signing.ts';
import type { Services } from '../../context/services.ts';

/** 132 bits, in few of the notification's bytes. */
const LENGTH = 22;

/** Derived from the id, not stored. */
export const ackToken = (secret: Buffer, id: string): string =>
  signatureOf(secret, `push:${id}`).toString('base64url').slice(0, LENGTH);

function isAckToken(secret: Buffer, id: string, given: string): boolean {
  const [right, bytes] = [Buffer.from(ackToken(secret, id)), Buffer.from(given)];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

type Ack = z.infer<typeof ackSchema>;

const first = (column: AnyPgColumn): SQL => sql`coalesce(${column}, now())`;
const seen = { delivered: first(pushes.delivered), shown: first(pushes.shown) };

/** Opening or dismissing implies having seen it. */
const known: Readonly<
  Record<NotificationState, Partial<Record<'delivered' | 'shown' | 'clicked' | 'dismissed', SQL>>>
> = {
  delivered: { delivered: seen.delivered },
  shown: seen,
  clicked: { ...seen, clicked: first(pushes.clicked) },
  dismissed: { ...seen, dismissed: first(pushes.dismissed) },
};

// The push service accepted it, although its response was lost: prevents a resend.
const came = {
  state: sql`case when ${pushes.state} = 'waiting' then 'sent' else ${pushes.state} end`,
  message: null,
};

/** Ignores unknown notifications and wrong tokens. */
export async function acknowledge({ db, secret }: Services, acks: readonly Ack[]): Promise<void> {
  const believed = acks.filter(({ id, ack }) => isAckToken(secret, id, ack));
  for (const state of notificationStates) {
    const ids = believed.filter((one) => one.state === state).map(({ id }) => id);
    if (ids.length > 0)
      await db
        .update(pushes)
        .set({ ...known[state], ...came })
        .where(inArray(pushes.id, ids));
  }
}
