import { describe, expect, it } from 'vitest';
import { isValidSignature, signText } from './signing.ts';

const secret = Buffer.from('a secret');
const given = signText(secret, 'captcha:one').toString('base64url');

describe('text signature', () => {
  it('is valid for its text', () => expect(isValidSignature(secret, 'captcha:one', given)).toBe(true));

  it.each([
    ['another text', secret, 'captcha:two', given],
    ['another purpose', secret, 'token:one', given],
    ['another secret', Buffer.from('another'), 'captcha:one', given],
    ['a signature cut short', secret, 'captcha:one', given.slice(0, -2)],
    ['a signature that goes on', secret, 'captcha:one', `${given}AA`],
    ['no signature', secret, 'captcha:one', ''],
    ['letters that are none', secret, 'captcha:one', '€€€'],
  ])('is invalid for %s', (_title, key, text, signature) => {
    expect(isValidSignature(key, text, signature)).toBe(false);
  });
});
