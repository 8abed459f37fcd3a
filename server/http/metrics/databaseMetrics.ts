import type pg from 'pg';
import { countDueRows } from '../../modules/privacy/service.ts';
import type { MetricFamily } from '../../platform/metrics/prometheusText.ts';

/** Queue length per channel, and the delay of its oldest due message. */
const QUEUE = `with went as (select kind, max(created) as at from deliveries where state = 'sent' group by kind)
  select kind as way, count(*)::int as waiting,
    coalesce(extract(epoch from now() - min(created)
      filter (where about <> 'news' and (tries = 0 or created > coalesce(at, '-infinity')))), 0)::float8 as late
    from deliveries left join went using (kind) where state = 'waiting' group by kind
  union all select 'push', count(*)::int, greatest(0, extract(epoch from now() - min(due)))::float8
    from pushes where state = 'waiting' having count(*) > 0`;
const CHANNELS = ['mail', 'sms', 'push'] as const;

const ERASED = `select coalesce(sum(cases), 0)::float8 as cases, coalesce(sum(messages), 0)::float8 as messages, count(*)::int as runs from erasures`;

/** Erasure runs hourly: older rows are overdue. The count is expensive, so cached. */
const OVERDUE_MS = 2 * 3_600_000;
const OVERDUE_KEPT_MS = 300_000;

interface Waiting {
  readonly way: string;
  readonly waiting: number;
  readonly late: number;
}

async function readQueueFamilies(pool: pg.Pool): Promise<MetricFamily[]> {
  const { rows } = await pool.query<Waiting>(QUEUE);
  const buildSamples = (pick: (row: Waiting) => number) =>
    CHANNELS.map((way) => {
      const row = rows.find((one) => one.way === way);
      return { labels: { way }, value: row ? pick(row) : 0 };
    });
  return [
    {
      name: 'parvis_queue_waiting',
      type: 'gauge',
      help: 'Mails, SMS and pushes that wait to be sent, or to be tried again.',
      samples: buildSamples(({ waiting }) => waiting),
    },
    {
      name: 'parvis_queue_late_seconds',
      type: 'gauge',
      help: 'How long the one waits that should be gone first; 0 where one address alone refuses.',
      samples: buildSamples(({ late }) => late),
    },
  ];
}

async function readErasedFamily(pool: pg.Pool): Promise<MetricFamily> {
  const { rows } = await pool.query<{ cases: number; messages: number; runs: number }>(ERASED);
  const { cases = 0, messages = 0, runs = 0 } = rows[0] ?? {};
  const of = { cases, messages, runs };
  return {
    name: 'parvis_erased_total',
    type: 'counter',
    help: 'What the register of erasing says went, and runs that found something.',
    samples: Object.entries(of).map(([what, value]) => ({ labels: { what }, value })),
  };
}

const SURVEYED = `select coalesce(sum(many), 0)::float8 as answers from survey_counts where item = '' and value = ''`;

async function readSurveyFamily(pool: pg.Pool): Promise<MetricFamily> {
  const { rows } = await pool.query<{ answers: number }>(SURVEYED);
  return {
    name: 'parvis_survey_answers',
    type: 'gauge',
    help: 'How many answers the survey about the service has; "parvis survey" tells what they say.',
    samples: [{ value: rows[0]?.answers ?? 0 }],
  };
}

/** Equal on all servers. */
export function watchDatabase(pool: pg.Pool, now: () => number = Date.now) {
  let kept: { value: number; until: number } | undefined;
  async function countOverdue(): Promise<number> {
    if (!kept || kept.until <= now()) {
      const due = await countDueRows(pool, new Date(now() - OVERDUE_MS));
      const value = Object.values(due).reduce((sum, rows) => sum + rows, 0);
      kept = { value, until: now() + OVERDUE_KEPT_MS };
    }
    return kept.value;
  }
  return {
    async getFamilies(): Promise<MetricFamily[]> {
      return [
        ...(await readQueueFamilies(pool)),
        await readErasedFamily(pool),
        await readSurveyFamily(pool),
        {
          name: 'parvis_overdue_rows',
          type: 'gauge',
          help: 'Rows that should have been erased more than two hours ago: 0, or erasing fails.',
          samples: [{ value: await countOverdue() }],
        },
      ];
    },
  };
}
