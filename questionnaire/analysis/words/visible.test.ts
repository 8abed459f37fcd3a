import { expect, it } from 'vitest';
import { visible, visibleLines } from './visible.ts';

it.each([
  ['a title of the terminal', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
  ['an order in one sign', '\u009b2J', '\\u009b2J'],
  ['a forged line', 'a\r\nb', 'a\\u000d\\u000ab'],
  ['a line of another kind', 'a\u2028b', 'a\\u2028b'],
  ['letters turned around', 'a\u202eb\u2066', 'a\\u202eb\\u2066'],
  ['accents, spaces and what stands for itself', 'é\u202f: \\n « 漢 » 👩‍🚒', 'é\u202f: \\n « 漢 » 👩‍🚒'],
])('prints %s unchanged', (_, text, shown) => {
  expect(visible(text)).toBe(shown);
});

it('multi-line JSON keeps its lines and data', () => {
  const text = JSON.stringify({ a: '\u009b', b: ['\u202e'] }, null, 2);
  expect(visibleLines(text).split('\n')).toHaveLength(6);
  expect(JSON.parse(visibleLines(text))).toEqual(JSON.parse(text));
});
