import type { CaseInfo } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import { selectAnswerNotice, selectWaitingNotice } from './answerNotice.ts';

const nobody = { settings: {}, roles: [] } satisfies Parameters<typeof selectAnswerNotice>[0];

test.each<[string, Partial<Parameters<typeof selectAnswerNotice>[0]>, string]>([
  ['an address can be given', {}, 'sent.news.text'],
  ['the one that was given is to be proved', { unverified: { mail: 'a@mail.example' } }, 'sent.news.verify'],
  ['an address can be given beside a number', { unverified: { phone: '33612345678' } }, 'sent.news.text'],
  ['mails can be asked for', { email: 'a@mail.example' }, 'sent.news.off'],
  ['a mail comes', { email: 'a@mail.example', settings: { mailNews: 'fact' } }, 'sent.news.mail'],
])('tells in the thanks that %s', (_, known, told) => {
  expect(selectAnswerNotice({ ...nobody, ...known })).toBe(told);
});

test.each([
  ['report', {}, 'sent.news.waiting'],
  ['report', { unkept: true }, 'sent.news.unkept'],
  ['opinion', {}, 'sent.opinion.news.waiting'],
  ['opinion', { unkept: true }, 'sent.opinion.news.unkept'],
] as const)('advises on an unsent %s, depending on whether it outlives the page: %j', (kind, item, told) => {
  expect(selectWaitingNotice(kind, item)).toBe(told);
});

test.each<[CaseInfo['contact'], string]>([
  [[{ kind: 'mail', value: 'a@mail.example', verified: false }], 'sent.news.verify'],
  [[{ kind: 'phone', value: '33612345678', verified: false }], 'sent.news.text'],
  [undefined, 'sent.news.text'],
])('asks to verify an address sent with the report: %j', (contact, told) => {
  expect(selectAnswerNotice(nobody, contact)).toBe(told);
});
