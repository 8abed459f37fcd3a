import { MODERATION_UNDO_TIME } from '@parvis/api/entities/moderation';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { moderatedMessages } from '../../platform/db/schema.ts';
import { defineJob, enqueueJob } from '../../platform/jobs/defineJob.ts';
import { deleteFileRows } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import { removeOrphanFiles } from '../media/service.ts';

interface ModeratedMessage {
  readonly csid: string;
  readonly msgId: number;
}

/** @returns ids of files to delete after the commit */
async function eraseContent(tx: Tx, { csid, msgId }: ModeratedMessage): Promise<readonly string[]> {
  const own = and(
    eq(moderatedMessages.csid, csid),
    eq(moderatedMessages.msgId, msgId),
    isNotNull(moderatedMessages.content),
  );
  const [row] = await tx.select().from(moderatedMessages).where(own).for('update');
  if (!row?.content) return [];
  await tx.update(moderatedMessages).set({ content: null }).where(own);
  return deleteFileRows(tx, { csid, media: row.content.media });
}

/** Runs after the time to undo. */
export const eraseModerated = defineJob<ModeratedMessage, AppContext>({
  name: 'moderation',
  payload: z.object({ csid: z.string(), msgId: z.int() }),
  channel: 'upkeep',
  key: ({ csid, msgId }) => `moderation:${csid}:${msgId}`,
  async findMissing(pool) {
    const { rows } = await pool.query<ModeratedMessage>(
      `select csid, msg_id as "msgId" from moderated_messages m where content is not null and not exists (
         select from graphile_worker.jobs j where j.key = 'moderation:' || m.csid || ':' || m.msg_id)`,
    );
    return rows;
  },
  does: 'erases the content of a moderated message',
  async run(message, { services }) {
    await removeOrphanFiles(services, await runInTransaction(services, (tx) => eraseContent(tx, message)));
    return undefined;
  },
});

export const enqueueErasure = (tx: Tx, message: ModeratedMessage): Promise<void> =>
  enqueueJob(tx, eraseModerated, message, { after: MODERATION_UNDO_TIME / 1000 });
