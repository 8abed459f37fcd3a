import { EMERGENCY_BY_SMS } from '@parvis/api/constants';
import { expect, test } from 'vitest';
import { splitLinks } from '../../ui/parts/LinkedText/pieces.ts';

// `ui` links numbers itself, without the contract.
test('links a text-only emergency number as SMS', () => {
  expect(splitLinks(EMERGENCY_BY_SMS, [EMERGENCY_BY_SMS])).toEqual([
    { text: EMERGENCY_BY_SMS, href: `sms:${EMERGENCY_BY_SMS}` },
  ]);
});
