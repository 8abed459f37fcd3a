import { expect, test } from 'vitest';
import { forwardAddress } from './forwardAddress.ts';

const here = 'https://parvis.example/q/halles?from=poster#top';
const forward = (target: string, keepPath: boolean, keepHash: boolean) =>
  forwardAddress(target, here, { keepPath, keepHash });

test('keeps path, query and hash on the other host, or returns its root', () => {
  expect(forward('https://ville.example/', true, true)).toBe(
    'https://ville.example/q/halles?from=poster#top',
  );
  expect(forward('https://ville.example/', true, false)).toBe('https://ville.example/q/halles?from=poster');
  expect(forward('https://ville.example/anything?x#y', false, false)).toBe('https://ville.example/');
  expect(forward('http://ville.example:8080', false, true)).toBe('http://ville.example:8080/#top');
});

test('treats a path that looks like a host as a path', () => {
  const trick = forwardAddress('https://ville.example', 'https://parvis.example//evil.example/x', {
    keepPath: true,
    keepHash: false,
  });
  expect(new URL(trick ?? '').host).toBe('ville.example');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  '/relative',
  '',
  'https://a:b@ville.example/',
  'https://a@ville.example/',
  'https://:b@ville.example/',
])('rejects %s', (target) => {
  expect(forward(target, true, true)).toBeUndefined();
});
