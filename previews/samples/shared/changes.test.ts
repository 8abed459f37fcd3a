import { completePalette } from '@parvis/theme/derive/complete';
import { expect, test } from 'vitest';
import { shownOtherwise } from './changes.ts';

test('white words on a white page are named with both values and the pair that failed', () => {
  const [first, ...more] = shownOtherwise({ txt: '#FFFFFF', bg1: '#FFFFFF' }, 'light');
  expect(first).toMatchObject({
    key: 'txt',
    given: '#FFFFFF',
    own: true,
    because: { key: 'txt', required: 4.5 },
  });
  expect(first?.shown).not.toBe('#FFFFFF');
  expect(more.filter(({ own }) => own)).toEqual([]);
});

test('the colours of the address come before defaults that were fitted to them', () => {
  const found = shownOtherwise({ mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' }, 'light');
  const owns = found.map(({ own }) => own);
  expect(owns).toEqual([...owns].sort((first, second) => Number(second) - Number(first)));
  expect(owns).toContain(false);
});

test('a translucent page is named, which is laid on the default one', () => {
  expect(shownOtherwise({ bg1: '#00000010' }, 'light')).toContainEqual({
    key: 'bg1',
    given: '#00000010',
    shown: '#EFEFEF',
    own: true,
    because: undefined,
  });
});

test('each scheme is told by its own keys, and a palette that is fine by none', () => {
  expect(shownOtherwise({ darkTxt: '#000000' }, 'light')).toEqual([]);
  expect(shownOtherwise({ darkTxt: '#000000' }, 'dark')).toMatchObject([{ key: 'darkTxt' }]);
  expect(shownOtherwise(completePalette({ btn1Bg: '#E2001A' }), 'light')).toEqual([]);
});
