import { describe, expect, it } from 'vitest';
import { mobileOf } from './mobile.ts';

describe('a mobile number', () => {
  it.each([
    ['06 12 34 56 78', '33612345678'],
    ['+33 7 00 00 00 00', '33700000000'],
    ['0799999999', '33799999999'],
    ['06\u00a012\u202f34 56 78', '33612345678'],
  ])('is %j, kept as %j', (typed, phone) => expect(mobileOf(typed)).toEqual({ phone }));

  it.each([
    ['', 'form'],
    ['Jeanne', 'form'],
    ['06 12 34 56 7', 'form'],
    ['06 12 34 56 789', 'form'],
    ['00 00 00 00 00', 'form'],
    ['+33 6 12 34 56', 'form'],
    ['0033612345678', 'form'],
    ['+34 612 34 56 78', 'foreign'],
    ['+1 (212) 555-0123', 'foreign'],
    ['0044 7700 900123', 'foreign'],
    ['01 23 45 67 89', 'landline'],
    ['02 23 45 67 89', 'landline'],
    ['03 23 45 67 89', 'landline'],
    ['04 23 45 67 89', 'landline'],
    ['05 23 45 67 89', 'landline'],
    ['+33 9 87 65 43 21', 'landline'],
    ['08 92 70 00 00', 'premium'],
    ['0800 000 000', 'premium'],
    [`+34 612 34 56 78${' '.repeat(12)}`, 'form'],
  ])('is not %j: %s', (typed, refused) => expect(mobileOf(typed)).toEqual({ refused }));
});
