import { plainText } from '@parvis/api/entities/basics';
import * as z from 'zod/mini';
import { CALLS, LADDER } from '../../ladder/pace.ts';
import { isZone } from '../../ladder/quietHours.ts';

/** Whole numbers within `ladder`, by the place where they stand, with what is counted. */
export const ladderAmounts = {
  /** What is looked at within so many seconds is told by nothing else. */
  'ladder.pushSeconds': { least: 5, most: 600, of: 'seconds' },
  'ladder.smsMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.smsPerDay': { least: 0, most: 10_000, of: 'many' },
  'ladder.quiet.from': { least: 0, most: 23, of: 'many' },
  'ladder.quiet.until': { least: 0, most: 23, of: 'many' },
  'ladder.untaken.minutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.untaken.dangerMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.calls.mailMinutes': { least: 1, most: 1_440, of: 'minutes' },
  'ladder.calls.smsMinutes': { least: 1, most: 1_440, of: 'minutes' },
} as const;

const amount = (place: keyof typeof ladderAmounts) => {
  const { least, most } = ladderAmounts[place];
  return z.int().check(z.minimum(least), z.maximum(most));
};

/** Groups that are called one after the other: more of them are no help any more. */
const GROUPS_MAX = 5;

/** How people are told who do not look: after how long by which way, and who is called where nobody takes a case. */
export const ladderSchema = z.object({
  /** The clock of the place, for quiet hours and days. */
  zone: z.optional(z.string().check(z.refine(isZone, 'notZone'))),
  /** Hours in which nobody is disturbed; those of the server where none are given. */
  quiet: z.optional(z.object({ from: amount('ladder.quiet.from'), until: amount('ladder.quiet.until') })),
  pushSeconds: z._default(amount('ladder.pushSeconds'), LADDER.pushSeconds),
  smsMinutes: z._default(amount('ladder.smsMinutes'), LADDER.smsMinutes),
  /** SMS of news that the customer pays for in a day; none where nothing is said. */
  smsPerDay: z._default(amount('ladder.smsPerDay'), LADDER.smsPerDay),
  /** How long a call to staff waits for a push before it is mailed, and for the mail before an SMS goes. */
  calls: z.optional(
    z.object({
      mailMinutes: z._default(amount('ladder.calls.mailMinutes'), CALLS.mailMinutes),
      smsMinutes: z._default(amount('ladder.calls.smsMinutes'), CALLS.smsMinutes),
    }),
  ),
  untaken: z.optional(
    z.object({
      minutes: amount('ladder.untaken.minutes'),
      dangerMinutes: z._default(amount('ladder.untaken.dangerMinutes'), 5),
      groups: z._default(z.array(plainText(40)).check(z.maxLength(GROUPS_MAX)), []),
    }),
  ),
});
