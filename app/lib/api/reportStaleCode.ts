import { codeCalls } from '@parvis/api/calls/codes';
import { codeSchema } from '@parvis/api/entities/basics';
import * as z from 'zod/mini';
import { client } from './client.ts';

/** Reports a dead code, for administrators. Never rejects. */
export async function reportStaleCode(qrid: string): Promise<void> {
  if (!z.safeParse(codeSchema, qrid).success) return;
  await client.call(codeCalls.userQridStale, { body: { qrid } }).catch(() => undefined);
}
