import { defaultLocale, localeOf } from '@parvis/locales/languages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { pushes } from '../store/schema.ts';
import { pushedCase } from './pushedCase.ts';
import { wordsOf } from './words.ts';

/** Words of messages name who wrote them; the fact alone names nobody. */
const holdsWords = sql`${pushes.message} ->> 'author' is not null`;

/** What waits for a browser whose person wants no words any more says the fact alone. */
export async function takeWordsBack(tx: Tx, subscription: string): Promise<void> {
  const waiting = await tx
    .select({ id: pushes.id, type: pushes.type, message: pushes.message })
    .from(pushes)
    .where(and(eq(pushes.subscription, subscription), eq(pushes.state, 'waiting'), holdsWords))
    .for('update');
  for (const { id, type, message } of waiting) {
    if (message?.csid === undefined || message.msgId === undefined || type === 'trial') continue;
    const told = await pushedCase(tx, message.csid, message.msgId);
    const { author: _, ...rest } = message;
    const locale = localeOf(message.language) ?? defaultLocale;
    const reader = { locale, staff: message.staff, content: false };
    await tx
      .update(pushes)
      // What it told of is gone: so is what it said.
      .set(
        told
          ? { message: { ...rest, ...wordsOf(type, told, reader) } }
          : { state: 'replaced', message: null },
      )
      .where(eq(pushes.id, id));
  }
}
