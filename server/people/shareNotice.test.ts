import { afterEach, expect, it, vi } from 'vitest';
import { createShareNotice } from './shareNotice.ts';

afterEach(() => void vi.useRealTimers());

it('a share that is used up is told once an hour, of each customer and of each kind of code', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const spent = createShareNotice((line) => lines.push(line));
  const all = () => {
    for (const cuid of ['a', 'b']) for (const kind of ['mail', 'sms'] as const) spent(kind, cuid);
  };
  all();
  all();
  expect(
    lines.map((line) => /^The customer (\w) .* (mails|SMS) .* ([A-Z_]{3,}) /.exec(line)?.slice(1)),
  ).toEqual([
    ['a', 'mails', 'MAIL_CODES_PER_DAY'],
    ['a', 'SMS', 'SMS_PER_DAY'],
    ['b', 'mails', 'MAIL_CODES_PER_DAY'],
    ['b', 'SMS', 'SMS_PER_DAY'],
  ]);
  vi.advanceTimersByTime(3_600_000);
  all();
  expect(lines).toHaveLength(8);
});
