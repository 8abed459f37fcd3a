import pg from 'pg';
import type { Load } from './load.ts';

/** Against acknowledgements. */
export interface Audit {
  lost: number;
  doubled: number;
  /** Gaps in message numbers. */
  holes: number;
}

interface Row {
  csid: string;
  txt: string | null;
  msg_id: number;
}

const keyOf = (csid: string, txt: string | null): string => `${csid} ${txt}`;

export async function audit(url: string, { messages, reports }: Load): Promise<Audit> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(
    'select csid, msg_txt as txt, msg_id from messages where csid = any($1)',
    [[...reports]],
  );
  const { rows: cases } = await client.query<{ csid: string }>(
    'select csid from cases where csid = any($1)',
    [[...reports]],
  );
  await client.end();
  const stored = new Map<string, number>();
  const lengths = new Map<string, { count: number; last: number }>();
  for (const { csid, txt, msg_id } of rows) {
    if (txt !== null) stored.set(keyOf(csid, txt), (stored.get(keyOf(csid, txt)) ?? 0) + 1);
    const { count, last } = lengths.get(csid) ?? { count: 0, last: 0 };
    lengths.set(csid, { count: count + 1, last: Math.max(last, msg_id) });
  }
  const known = new Set(cases.map(({ csid }) => csid));
  const lostMessages = messages.filter(({ csid, txt }) => !stored.has(keyOf(csid, txt))).length;
  return {
    lost: lostMessages + reports.filter((csid) => !known.has(csid)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
    holes: [...lengths.values()].filter(({ count, last }) => count !== last).length,
  };
}
