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
import { signText } from '../../../platform/lib/signing.ts';
import type { AppContext } from '../../context/appContext.ts';

/** 132 bits in few bytes. */
const TOKEN_LENGTH = 22;

/** Derived from the id, not stored. */
export const createAckToken = (secret: Buffer, id: string): string =>
  signText(secret, `push:${id}`).toString('base64url').slice(0, TOKEN_LENGTH);

function isAckToken(secret: Buffer, id: string, token: string): boolean {
  const [right, bytes] = [Buffer.from(createAckToken(secret, id)), Buffer.from(token)];
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

type Ack = z.infer<typeof ackSchema>;

const setFirst = (column: AnyPgColumn): SQL => sql`coalesce(${column}, now())`;
const seen = { delivered: setFirst(pushes.delivered), shown: setFirst(pushes.shown) };

/** Opening or dismissing implies seeing. */
const stateColumns: Readonly<
  Record<NotificationState, Partial<Record<'delivered' | 'shown' | 'clicked' | 'dismissed', SQL>>>
> = {
  delivered: { delivered: seen.delivered },
  shown: seen,
  clicked: { ...seen, clicked: setFirst(pushes.clicked) },
  dismissed: { ...seen, dismissed: setFirst(pushes.dismissed) },
};

// The push service accepted it; only its response was lost. Prevents a resend.
const acceptedColumns = {
  state: sql`case when ${pushes.state} = 'waiting' then 'sent' else ${pushes.state} end`,
  message: null,
};

/** Ignores unknown notifications and wrong tokens. */
export async function storeAcknowledgements({ db, secret }: AppContext, acks: readonly Ack[]): Promise<void> {
  const believed = acks.filter(({ id, ack }) => isAckToken(secret, id, ack));
  for (const state of notificationStates) {
    const ids = believed.filter((one) => one.state === state).map(({ id }) => id);
    if (ids.length > 0)
      await db
        .update(pushes)
        .set({ ...stateColumns[state], ...acceptedColumns })
        .where(inArray(pushes.id, ids));
  }
}
