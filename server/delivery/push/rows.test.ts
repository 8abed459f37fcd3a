import { expect, it } from 'vitest';
import { ownerOf } from './rows.ts';

it.each([
  ['fcm.googleapis.com', 'googleapis.com'],
  ['wns2-par02p.notify.windows.com', 'windows.com'],
  ['web.push.apple.com', 'apple.com'],
  ['n1.slow.example:8443', 'slow.example:8443'],
  ['push', 'push'],
])('%s is of %s', (host, owner) => {
  expect(ownerOf(`https://${host}/x`)).toBe(owner);
});
