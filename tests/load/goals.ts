import type { Section } from '../bench/figures.ts';

/** One of the figures that the server is held to. */
interface Goal {
  what: string;
  /** Title of the section, name of its row, name of its column. */
  at: readonly [section: string, row: string, column: string];
  least?: number;
  most?: number;
  /** What stands in the way, seen in a profile: said where the goal is missed. */
  limit: string;
}

const BESIDE = 'Beside a bare server';
const GROWTH = 'Growth';
const STREAMS = 'Live streams';
const RETENTION = 'Retention';
const ACROSS = 'From one server to a page at the other';

const rules =
  'the rest is one look-up of session and right, the rules under the lock, and checks, headers and limits in many small parts, none above a twentieth of the server’s time';
const machine =
  'the answer itself takes that long: the generator, the server and the database share the processors';

const share = (call: string, limit: string): Goal => ({
  what: `${call}: share of the bare server’s requests a second`,
  at: [BESIDE, call, 'share'],
  least: 0.6,
  limit,
});
const growth = (call: string): Goal => ({
  what: `${call}: with 100,000 cases and 1,000,000 messages, times as long`,
  at: [GROWTH, call, 'ratio'],
  most: 1.3,
  limit:
    'the plans do not grow with the tables (`plans.test.ts`); what is left are pages that lie in no cache yet',
});

const erasing = (rows: string): readonly Goal[] => [
  {
    what: `erasing ${rows} rows: times as long as plain SQL`,
    at: [RETENTION, rows, 'ratio'],
    most: 2,
    limit: 'each batch is a transaction of its own, so that nobody waits for all of them',
  },
  {
    what: `p99 of sends while ${rows} rows go: times as long as without`,
    at: [RETENTION, rows, 'p99 ratio'],
    most: 2,
    limit: machine,
  },
];

/** Photos of which eight are sent at once (`media.ts`). */
const MEDIA_ROWS = [
  '12 megapixels, on its side',
  '48 megapixels, on its side',
  '15 megapixels, progressive',
  '12 megapixels, PNG of few colours',
  'a bomb of 63 megapixels in 8 kB',
  'a bomb of 100 megapixels in 12 kB',
] as const;

const photosAtOnce = (photo: string): readonly Goal[] => [
  {
    what: `eight at once of ${photo}: megabytes above idle`,
    at: ['Eight photos at once', photo, 'memory above idle'],
    most: 150,
    limit: 'what one photo takes in the process that reads them',
  },
  {
    what: `eight at once of ${photo}: milliseconds for which the loop was held`,
    at: ['Eight photos at once', photo, 'loop held'],
    most: 50,
    limit: machine,
  },
];

const goals: readonly Goal[] = [
  share('open', `${rules}; the questionnaire is played again`),
  share('send', rules),
  ...['open', 'send', 'board', 'fetch'].map(growth),
  {
    what: '10,000 streams: kB each',
    at: [STREAMS, '10,000', 'kB each'],
    most: 15,
    limit: 'memory of Node for a connection and its answer',
  },
  {
    what: '10,000 streams: held',
    at: [STREAMS, '10,000', 'held'],
    least: 10_000,
    limit: 'files the system allows',
  },
  {
    what: '1,000 streams: p99 of a message’s way to the other screen, milliseconds',
    at: [STREAMS, '1,000', 'p99'],
    most: 100,
    limit: machine,
  },
  ...['two, PostgreSQL', 'two, Redis'].map((servers) => ({
    what: `${servers}: p99 of a message’s way to a page at the other server, milliseconds`,
    at: [ACROSS, servers, 'p99'] as const,
    most: 100,
    limit: machine,
  })),
  ...['150,000', '1,500,000'].flatMap(erasing),
  ...MEDIA_ROWS.flatMap(photosAtOnce),
  ...['5 MB, as a camera made it', '0.3 MB, as the app sends it'].map((photo) => ({
    what: `a photo of ${photo}: milliseconds from its last byte until it is on the other screen`,
    at: ['To the other screen', photo, 'longest'] as const,
    most: 2000,
    limit: 'what one photo takes in the process that reads them',
  })),
  {
    what: 'a picture that is on the device: milliseconds until the viewer shows it',
    at: ['A picture in the viewer', 'at once', 'longest'],
    most: 100,
    limit: 'decoding of a picture of 2,048 pixels by the browser',
  },
  {
    what: 'p99 of text messages beside 50 photos: times as long as without',
    at: ['Text messages beside photos', 'beside photos', 'p99 ratio'],
    most: 2,
    limit: `${machine}: ten people begin within the same millisecond, and one photo or the other is being read all the time`,
  },
];

function valueAt(sections: readonly Section[], [title, row, column]: Goal['at']): number | undefined {
  const section = sections.find((one) => one.title === title);
  const value = section?.rows.find(([name]) => name === row)?.[section.head.indexOf(column)];
  return value === undefined ? undefined : Number(value.replaceAll(',', ''));
}

/** What was to be reached, what was found, and where it was missed what stands in the way; nothing where nothing is asked of it. */
export function goalsOf(sections: readonly Section[]): Section[] {
  const rows = goals.flatMap(({ what, at, least, most, limit }) => {
    const value = valueAt(sections, at);
    if (value === undefined) return [];
    const reached = value >= (least ?? value) && value <= (most ?? value);
    const goal = least === undefined ? `≤ ${most}` : `≥ ${least}`;
    return [[what, goal, String(value), reached ? 'reached' : `missed: ${limit}`]];
  });
  if (rows.length === 0) return [];
  const about = 'What the server is held to, and what this run found.';
  return [{ title: 'Goals', about, head: ['what', 'goal', 'found', ''], rows }];
}
