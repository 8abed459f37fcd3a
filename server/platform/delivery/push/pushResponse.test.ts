import { expect, it } from 'vitest';
import { classifyPushResponse, parseRetryAfter } from './pushClient.ts';

it.each([
  [200, 'sent'],
  [201, 'sent'],
  [202, 'sent'],
  [204, 'sent'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [408, 'later'],
  [410, 'gone'],
  [413, 'tooLarge'],
  [425, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('classifies status %i as %s', (status, outcome) => {
  expect(classifyPushResponse({ status })).toBe(outcome);
});

const now = Date.parse('2026-03-02T08:00:00Z');
it.each([
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['40', 40],
  [' 40 ', 40],
  ['999999', 86_400],
  ['Mon, 02 Mar 2026 08:01:30 GMT', 90],
  ['Mon, 02 Mar 2026 07:59:00 GMT', undefined],
])('parses Retry-After %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds);
});
