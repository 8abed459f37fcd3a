import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { isValidSignature, signText } from './signing.ts';

const secret = Buffer.from('a secret');
const given = signText(secret, 'captcha:one').toString('base64url');

describe('text signature', () => {
  it('is valid for its text', () => expect(isValidSignature(secret, 'captcha:one', given)).toBe(true));

  it('is compared in constant time, wherever the first difference is', () => {
    const compare = vi.spyOn(crypto, 'timingSafeEqual');
    syncBuiltinESMExports();
    const wrong = Buffer.from(given, 'base64url').fill(0, 0, 1);
    expect(isValidSignature(secret, 'captcha:one', wrong.toString('base64url'))).toBe(false);
    expect(compare).toHaveBeenCalledWith(wrong, signText(secret, 'captcha:one'));
    compare.mockRestore();
    syncBuiltinESMExports();
  });

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
