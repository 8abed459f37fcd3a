import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { dateNow } from '../../platform/lib/clock.ts';

/** Where a code went. */
interface Address {
  readonly kind: 'mail' | 'sms';
  readonly value: string;
}
/** When it was refused: it is written later, and told where it belongs. */
type Noted = Address & { readonly at: Date };

/** Codes that were not the one, of staff: written a while later, so that no answer takes longer for an address of staff. */
export interface RefusedSignIns {
  note(address: Address): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** How long what was noted waits, milliseconds. */
const WAIT_MS = 5_000;
/** So many are held at once: whoever tries more is held back by limits long before. */
const MOST = 1_000;
/** So many are written of one member of staff in an hour. */
const AN_HOUR = 20;

const COLUMN = { mail: 'email', sms: 'phone' } as const;
const WHAT = { mail: 'refusedMail', sms: 'refusedSms' } as const;

async function write(db: Database, { kind, value, at }: Noted): Promise<void> {
  await db.execute(sql`insert into trail (at, cuid, kind, what, via, rlid, name)
    select ${at.toISOString()}::timestamptz, s.cuid, 'signIn', ${WHAT[kind]}, 'page', s.rlid, s.name from staff s
    where ${sql.identifier(COLUMN[kind])} = ${value} and (select count(*) from trail t where t.cuid = s.cuid and t.rlid = s.rlid
      and t.kind = 'signIn' and t.what like 'refused%' and t.at > now() - interval '1 hour') < ${AN_HOUR}`);
}

/** Keeps refused codes of staff until they are written. */
export function createRefusedSignIns(
  db: Database,
  warn: (line: string, error: unknown) => void,
): RefusedSignIns {
  let noted: Noted[] = [];
  let clock: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(clock);
    clock = undefined;
    const some = noted;
    noted = [];
    writing = writing.then(async () => {
      for (const address of some)
        await write(db, address).catch((error: unknown) =>
          warn('A refused sign-in could not be noted.', error),
        );
    });
    return writing;
  };
  return {
    note(address) {
      if (noted.length >= MOST) return;
      noted.push({ ...address, at: dateNow() });
      clock ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
    flush,
    close: flush,
  };
}
