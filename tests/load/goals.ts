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
const DELIVERY = 'Delivery';
const PUSH = 'Push';
const LADDER = 'Ladder';
const SCAN = 'A scan';
const EXPORT = 'Export';
const ACROSS = 'From one server to a page at the other';
const SHEETS = 'Sheets of codes';
/** The issue's: a thousand codes are written within so many seconds. */
const SHEETS_SECONDS = 20;
/** The issue's: a person who wrote 1,000 messages has their data within a minute. */
const MINUTE = 60;

const rules =
  'the rest is one look-up of session and right, the rules under the lock, and checks, headers and limits in many small parts, none above a twentieth of the server’s time';
const machine =
  'the answer itself takes that long: the generator, the server and the database share the processors';

const drawing: readonly Goal[] = ['a4', 'a5', 'a6', 'stickers', 'tent'].flatMap((format) =>
  ['PDF', 'SVG'].map((kind) => ({
    what: `1,000 codes, ${format}, ${kind}: seconds`,
    at: [SHEETS, `1,000 ${format}, ${kind}`, 'seconds'] as const,
    most: SHEETS_SECONDS,
    limit: machine,
  })),
);

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

/** The longest a photo may take on the device (`device/measure.ts`); beside the page a slower processor is not imitated: a quarter of the time. */
const DEVICE_ROWS = {
  'beside the page': 375,
  'in the page (no threads), at a quarter': 1500,
} as const;

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

const pushed = (instances: string): readonly Goal[] => {
  const row = `10,000 browsers, ${instances}`;
  const way = 'what was taken and not told is sent again';
  return [
    { what: `${row}: seconds`, at: [PUSH, row, 'seconds'], most: MINUTE, limit: machine },
    { what: `${row}: arrived`, at: [PUSH, row, 'arrived'], least: 10_000, limit: way },
    { what: `${row}: arrived twice`, at: [PUSH, row, 'arrived twice'], most: 0, limit: way },
    { what: `${row}: not believed`, at: [PUSH, row, 'not believed'], most: 0, limit: 'signatures' },
  ];
};

const goals: readonly Goal[] = [
  ...drawing,
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
  ...['1,000 in 1 case', '1,000 in 100 cases'].map((messages) => ({
    what: `Download my data, messages: ${messages}, seconds until all of it is there`,
    at: [EXPORT, messages, 'longest'] as const,
    most: MINUTE,
    limit: machine,
  })),
  {
    what: 'a scan whose first view was drawn before, milliseconds',
    at: [SCAN, 'a scanned page, drawn before', 'median'] as const,
    most: 1,
    limit: machine,
  },
  ...MEDIA_ROWS.flatMap(photosAtOnce),
  ...['one instance', 'two instances'].flatMap(pushed),
  ...['each by itself', 'of twenty a person'].map((how) => ({
    what: `100,000 news decided, ${how}: seconds`,
    at: [LADDER, `100,000 news, ${how}`, 'seconds'] as const,
    most: 5,
    limit: 'each asks the clock of its customer',
  })),
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
  ...Object.entries(DEVICE_ROWS).map(([row, most]) => ({
    what: `a photo of 12 megapixels, ${row}: milliseconds`,
    at: ['A photo on the device', row, 'longest'] as const,
    most,
    limit: 'it is drawn once for each quality that is tried',
  })),
  {
    what: '10,000 mails from two instances: arrived',
    at: [DELIVERY, '10,000 mails', 'arrived'],
    least: 10_000,
    limit: 'what was taken and not told is sent again',
  },
  {
    what: '10,000 mails from two instances: arrived twice',
    at: [DELIVERY, '10,000 mails', 'arrived twice'],
    most: 0,
    limit: 'a lease that ended while its mail was on its way',
  },
  {
    what: '10,000 SMS from two instances: arrived',
    at: [DELIVERY, '10,000 SMS', 'arrived'],
    least: 10_000,
    limit: 'what was taken and not told is sent again',
  },
  {
    what: '10,000 SMS from two instances: arrived twice',
    at: [DELIVERY, '10,000 SMS', 'arrived twice'],
    most: 0,
    limit: 'a lease that ended while its SMS was on its way',
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
