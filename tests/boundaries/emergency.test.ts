import { EMERGENCY_BY_SMS } from '@parvis/api/constants';
import { expect, test } from 'vitest';
import { splitLinks } from '../../ui/parts/LinkedText/pieces.ts';

// `ui` knows nothing of the contract, and links numbers within words by itself.
test('words lead to a text message where the number is the one that takes no calls', () => {
  expect(splitLinks(EMERGENCY_BY_SMS, [EMERGENCY_BY_SMS])).toEqual([
    { text: EMERGENCY_BY_SMS, href: `sms:${EMERGENCY_BY_SMS}` },
  ]);
});
