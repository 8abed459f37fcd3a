import { expect, test } from 'vitest';
import { judgeTarget } from './safeTarget.ts';

const judge = (to: string | null) =>
  judgeTarget(to, 'https://parvis.example/redirect', ['ville.example']).kind;

test.each([
  ['a path of this site', '/staff/login?u=a', 'safe'],
  ['this host', 'https://parvis.example/m/home', 'safe'],
  ['a host the server named', 'https://ville.example/staff/login', 'safe'],
  ['any other host', 'https://evil.example/', 'unknown'],
  ['a host that only begins alike', 'https://parvis.example.evil.example/', 'unknown'],
  ['a host hidden behind a name', 'https://parvis.example@evil.example/', 'unknown'],
  ['a name before the own host', 'https://user:pw@parvis.example/', 'unknown'],
  ['two slashes', '//evil.example/x', 'unknown'],
  ['backslashes', '/\\evil.example', 'unknown'],
  ['a script', 'javascript:alert(1)', 'none'],
  ['data', 'data:text/html,hi', 'none'],
  ['nothing', '', 'none'],
  ['no address', 'https://', 'none'],
] as const)('%s is %s', (_, to, kind) => {
  expect(judge(to)).toBe(kind);
});
