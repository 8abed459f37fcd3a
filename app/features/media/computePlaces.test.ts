import { expect, test } from 'vitest';
import { computePlaces } from './computePlaces.ts';

/** `.` a picture, `F` a video. */
const drawn = (files: string) =>
  computePlaces([...files].map((one) => one === 'F'))
    .map(
      ({ whole, shape }) => `${whole ? 'whole' : 'half'} ${shape ? `${shape.width}:${shape.height}` : 'own'}`,
    )
    .join(', ');

const PAIR = 'half 4:3, half 4:3';

test.each([
  ['.', 'whole own'],
  ['..', PAIR],
  ['...', `${PAIR}, whole 2:1`],
  ['....', `${PAIR}, ${PAIR}`],
  ['.....', `${PAIR}, ${PAIR}, whole 2:1`],
  ['F', 'whole own'],
  ['.F', 'whole 2:1, whole own'],
  ['F.', 'whole own, whole 2:1'],
  ['.F..', `whole 2:1, whole own, ${PAIR}`],
  ['...F', `${PAIR}, whole 2:1, whole own`],
  ['FF', 'whole own, whole own'],
])('files of a message fill their rows: %s', (files, expected) => {
  expect(drawn(files)).toBe(expected);
});
