import { expect, it } from 'vitest';
import { closeErased, closeRead, isRead } from './notificationData.ts';

const carried = (id: string, csid: string, msgId?: number) => ({
  ...{ id, ack: 'a', url: '/', csid, messages: 1 },
  ...(msgId !== undefined && { msgId }),
});

it.each<[string, { csid?: string; msgId?: number }, { csid: string; msgId?: number }[], boolean]>([
  ['up to it', { csid: 'c', msgId: 4 }, [{ csid: 'c', msgId: 4 }], true],
  ['one before it', { csid: 'c', msgId: 4 }, [{ csid: 'c', msgId: 3 }], false],
  ['the whole case', { csid: 'c', msgId: 4 }, [{ csid: 'c' }], true],
  ['another case', { csid: 'c', msgId: 4 }, [{ csid: 'd', msgId: 9 }], false],
  ['one of several', { csid: 'c', msgId: 4 }, [{ csid: 'd' }, { csid: 'c', msgId: 5 }], true],
  ['of what names no message', { csid: 'c' }, [{ csid: 'c', msgId: 0 }], true],
  ['of what names no case', {}, [{ csid: 'c' }], false],
  ['nothing', { csid: 'c' }, [], false],
])('a message counts as read: %s', (_, of, read, expected) => {
  expect(isRead(of, read)).toBe(expected);
});

it('closes the notifications of read messages only', () => {
  const closed: string[] = [];
  const shown = [
    ['m1', carried('m1', 'c', 3)],
    ['m2', carried('m2', 'd', 3)],
    ['other', { from: 'another site' }],
    ['bare', undefined],
  ] as const;
  const gone = closeRead(
    shown.map(([name, data]) => ({ data, close: () => void closed.push(name) })),
    [{ csid: 'c' }],
  );
  expect([gone, closed]).toEqual([['m1'], ['m1']]);
});

it.each<[string, { csid: string; msgId?: number }, string[]]>([
  ['one message', { csid: 'c', msgId: 3 }, ['m1']],
  ['a whole case', { csid: 'c' }, ['m1', 'm2']],
])('closes the notifications of %s that is erased', (_, erased, expected) => {
  const closed: string[] = [];
  const shown = [
    ['m1', carried('m1', 'c', 3)],
    ['m2', carried('m2', 'c', 4)],
    ['m3', carried('m3', 'd', 3)],
    ['bare', undefined],
  ] as const;
  closeErased(
    shown.map(([name, data]) => ({ data, close: () => void closed.push(name) })),
    erased,
  );
  expect(closed).toEqual(expected);
});
