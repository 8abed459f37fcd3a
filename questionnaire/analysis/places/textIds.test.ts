import { expect, test } from 'vitest';
import { oneQuestion } from '../../engine/testing/scenario.ts';
import { textIdsOf } from './textIds.ts';

test('every id that is shown is found, and a literal text needs none', () => {
  const ids = textIdsOf(
    oneQuestion({
      titleId: 'title',
      items: [
        { type: 'text', id: 'text' },
        { type: 'checkbox', id: 'literal', text: 'Mot' },
        { type: 'image', imgSrc: '/a.png', imgDesc: 'picture' },
        { type: 'yesNo', id: 'sure', yes: 'sure.yes', no: { id: 'sure.no' } },
        { type: 'yesNo', id: 'plain', yes: {}, no: {} },
        { type: 'rating', id: 'stars', minId: 'stars.min', maxId: 'stars.max' },
        { type: 'input', id: 'mail', subType: 'email', placeholderId: 'mail.placeholder' },
        { type: 'message', id: 'message' },
      ],
    }),
  );
  expect([...ids].sort()).toEqual(
    ['mail', 'mail.placeholder', 'message', 'picture', 'plain', 'stars', 'stars.max', 'stars.min'].concat([
      'sure',
      'sure.no',
      'sure.yes',
      'text',
      'title',
    ]),
  );
});
