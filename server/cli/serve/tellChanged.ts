import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { trail } from '../../platform/db/schema.ts';
import { findText } from '../../platform/lib/texts.ts';
import type { Log } from '../../platform/logging/log.ts';
import { gathered } from '../../platform/realtime/bus.ts';

const AT_ONCE = 100;

export interface ChangeTeller {
  heard(): void;
  /** Runs a load that reports its own changes. */
  own<T>(load: () => Promise<T>): Promise<T>;
}

type Row = Pick<typeof trail.$inferSelect, 'cuid' | 'what' | 'via'>;

function lineOf({ cuid, what, via }: Row, language: Language): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const word = (id: string) => findText(`trail.${id}`, locale) ?? id;
  const colon = language === 'fr' ? '\u202f:' : ':';
  return `${cuid}${colon} ${word(`customer.${what}`)} (${word(`via.${via}`)})${colon} npx parvis trail ${cuid}`;
}

/** Logs customer changes by commands and other servers, from the audit log. */
export async function tellChanged(
  db: Database,
  language: Language,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
): Promise<ChangeTeller> {
  const ofCustomers = eq(trail.kind, 'customer');
  const newest = async () =>
    (
      await db
        .select({ id: max(trail.id) })
        .from(trail)
        .where(ofCustomers)
    )[0]?.id ?? 0;
  let last = await newest();
  let loads = 0;

  async function tell(): Promise<void> {
    if (loads > 0) return;
    const rows = await db
      .select({ id: trail.id, cuid: trail.cuid, what: trail.what, via: trail.via })
      .from(trail)
      .where(and(ofCustomers, gt(trail.id, last)))
      .orderBy(asc(trail.id))
      .limit(AT_ONCE);
    for (const { id, ...row } of rows) {
      // Reported by a concurrent load of this server.
      if (id <= last) continue;
      last = id;
      const facts = { event: 'customer', customer: row.cuid };
      const line = lineOf(row, language);
      if (row.what === 'refused') warn(line, undefined, undefined, { ...facts, level: 'error' });
      else print(line, facts);
    }
  }
  const telling = gathered(tell);

  return {
    heard: telling.soon,
    async own(load) {
      loads += 1;
      try {
        return await load();
      } finally {
        last = Math.max(last, await newest().catch(() => last));
        loads -= 1;
      }
    },
  };
}
