import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { trail } from '../../platform/db/schema.ts';
import { findText } from '../../platform/lib/texts.ts';
import type { Log } from '../../platform/logging/log.ts';
import { createDebouncer } from '../../platform/realtime/bus.ts';

const BATCH_SIZE = 100;

export interface ChangeLogger {
  onChange(): void;
  /** The load reports its own changes. */
  runOwnLoad<T>(load: () => Promise<T>): Promise<T>;
}

type Row = Pick<typeof trail.$inferSelect, 'cuid' | 'what' | 'via'>;

function formatChange({ cuid, what, via }: Row, language: Language): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const translate = (id: string) => findText(`trail.${id}`, locale) ?? id;
  const colon = language === 'fr' ? '\u202f:' : ':';
  return `${cuid}${colon} ${translate(`customer.${what}`)} (${translate(`via.${via}`)})${colon} npx parvis trail ${cuid}`;
}

/** From the audit log. */
export async function logCustomerChanges(
  db: Database,
  language: Language,
  { print, warn }: Pick<Log, 'print' | 'warn'>,
): Promise<ChangeLogger> {
  const ofCustomers = eq(trail.kind, 'customer');
  const fetchNewestId = async () =>
    (
      await db
        .select({ id: max(trail.id) })
        .from(trail)
        .where(ofCustomers)
    )[0]?.id ?? 0;
  let last = await fetchNewestId();
  let loads = 0;

  async function logNewChanges(): Promise<void> {
    if (loads > 0) return;
    const rows = await db
      .select({ id: trail.id, cuid: trail.cuid, what: trail.what, via: trail.via })
      .from(trail)
      .where(and(ofCustomers, gt(trail.id, last)))
      .orderBy(asc(trail.id))
      .limit(BATCH_SIZE);
    for (const { id, ...row } of rows) {
      // A concurrent load reported it.
      if (id <= last) continue;
      last = id;
      const customer = row.cuid;
      const line = formatChange(row, language);
      if (row.what === 'refused') warn(line, { event: 'customer_refused', customer });
      else print(line, { event: 'customer', customer });
    }
  }
  const scheduled = createDebouncer(logNewChanges);

  return {
    onChange: scheduled.schedule,
    async runOwnLoad(load) {
      loads += 1;
      try {
        return await load();
      } finally {
        last = Math.max(last, await fetchNewestId().catch(() => last));
        loads -= 1;
      }
    },
  };
}
