import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { Warn } from '../../platform/logging/log.ts';

interface Address {
  readonly kind: 'mail' | 'sms';
  readonly value: string;
}
type RefusedCode = Address & { readonly at: Date };

/** Writes wrong staff codes later: response times must not reveal staff addresses. */
export interface RefusedSignIns {
  record(address: Address): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_DELAY_MS = 5_000;
/** Rate limits apply long before. */
const MAX_BUFFERED = 1_000;
/** Per staff member. */
const MAX_PER_HOUR = 20;

const COLUMN = { mail: 'email', sms: 'phone' } as const;
const WHAT = { mail: 'refusedMail', sms: 'refusedSms' } as const;

async function insertRefusal(db: Database, { kind, value, at }: RefusedCode): Promise<void> {
  await db.execute(sql`insert into trail (at, cuid, kind, what, via, rlid, name)
    select ${at.toISOString()}::timestamptz, s.cuid, 'signIn', ${WHAT[kind]}, 'page', s.rlid, s.name from staff s
    where ${sql.identifier(COLUMN[kind])} = ${value} and (select count(*) from trail t where t.cuid = s.cuid and t.rlid = s.rlid
      and t.kind = 'signIn' and t.what like 'refused%' and t.at > now() - interval '1 hour') < ${MAX_PER_HOUR}`);
}

export function createRefusedSignIns(db: Database, warn: Warn): RefusedSignIns {
  let buffer: RefusedCode[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = buffer;
    buffer = [];
    writing = writing.then(async () => {
      for (const address of batch)
        await insertRefusal(db, address).catch((error: unknown) =>
          warn('Failed to record a refused sign-in', { event: 'record_refused_sign_in_failed', error }),
        );
    });
    return writing;
  };
  return {
    record(address) {
      if (buffer.length >= MAX_BUFFERED) return;
      buffer.push({ ...address, at: getDatabaseNow() });
      timer ??= setTimeout(() => void flush(), FLUSH_DELAY_MS).unref();
    },
    flush,
    close: flush,
  };
}
