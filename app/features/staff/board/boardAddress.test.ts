import { expect, test } from 'vitest';
import { buildBoardUrl, createView, parseBoardView } from './boardAddress.ts';

test.each([
  ['', createView('all'), '/staff/town/c1'],
  ['?filter=danger', createView('danger'), '/staff/town/c1?filter=danger'],
  ['?filter=mine&x=1', createView('mine'), '/staff/town/c1?filter=mine'],
  ['?filter=toString', createView('all'), '/staff/town/c1'],
  [
    '?filter=new&category=light,bins&handler=a1&danger=1&days=3&unread=1&sort=oldest&q=banc',
    createView('new', {
      where: { ccatCodes: ['light', 'bins'], crUids: ['a1'], danger: true, unread: true, minDays: 3 },
      sort: 'oldest',
      search: 'banc',
    }),
    '/staff/town/c1?filter=new&category=light,bins&handler=a1&danger=1&days=3&unread=1&sort=oldest&q=banc',
  ],
  ['?days=4&sort=best&place=', createView('all'), '/staff/town/c1'],
] as const)('the address %s is read and written again', (query, view, address) => {
  expect(parseBoardView(query)).toEqual(view);
  expect(buildBoardUrl('town', view, 'c1')).toBe(address);
});
