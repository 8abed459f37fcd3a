import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowHost, classifyTarget } from './safeTarget.ts';

const judge = (to: string | null) =>
  classifyTarget(to, 'https://parvis.example/redirect', ['ville.example', 'port.example:8443']).kind;

test.each([
  ['a path of this site', '/staff/login?u=a', 'safe'],
  ['this host', 'https://parvis.example/m/home', 'safe'],
  ['a host the server named', 'https://ville.example/staff/login', 'safe'],
  ['a host the server named, with its port', 'https://port.example:8443/staff', 'safe'],
  ['this host by its whole name and usual port', 'https://PARVIS.example:443/m/home', 'safe'],
  ['the page itself', '?u=a', 'safe'],
  ['this host without https', 'http://parvis.example/m/home', 'safe'],
  ['any other host', 'https://evil.example/', 'unknown'],
  ['a host that only begins alike', 'https://parvis.example.evil.example/', 'unknown'],
  ['a host that only ends alike', 'https://evilparvis.example/', 'unknown'],
  ['a host that only ends like a known one', 'https://evilville.example/', 'unknown'],
  ['a known host that goes on', 'https://ville.example.evil/', 'unknown'],
  ['a part of a known host', 'https://ville/', 'unknown'],
  ['a host below this one', 'https://evil.parvis.example/', 'unknown'],
  ['a host below a known one', 'https://evil.ville.example/', 'unknown'],
  ['another port of this host', 'https://parvis.example:8443/', 'unknown'],
  ['another port of a known host', 'https://ville.example:8443/', 'unknown'],
  ['a known port’s host without it', 'https://port.example/', 'unknown'],
  ['this host with a dot at its end', 'https://parvis.example./', 'unknown'],
  ['letters that look like this host', 'https://pаrvis.example/', 'unknown'],
  ['a name alone before this host', 'https://user@parvis.example/', 'unknown'],
  ['a password alone before this host', 'https://:pw@parvis.example/', 'unknown'],
  ['a host hidden behind a name', 'https://parvis.example@evil.example/', 'unknown'],
  ['a name before the own host', 'https://user:pw@parvis.example/', 'unknown'],
  ['two slashes', '//evil.example/x', 'unknown'],
  ['backslashes', '/\\evil.example', 'unknown'],
  ['two slashes behind a space', ' //evil.example/x', 'unknown'],
  ['slashes with a tab between', '/\t/evil.example', 'unknown'],
  ['one slash for two', 'https:/evil.example', 'safe'],
  ['three slashes', '///evil.example', 'unknown'],
  ['a script', 'javascript:alert(1)', 'none'],
  ['a script in capitals behind a space', ' JavaScript:alert(1)', 'none'],
  ['a script with a line’s end in its name', 'java\nscript:alert(1)', 'none'],
  ['a page kept by the browser', 'blob:https://parvis.example/x', 'none'],
  ['a file', 'file:///etc/passwd', 'none'],
  ['another protocol of this host', 'ftp://parvis.example/', 'none'],
  ['no parameter', null, 'none'],
  ['data', 'data:text/html,hi', 'none'],
  ['nothing', '', 'none'],
  ['no address', 'https://', 'none'],
] as const)('classifies %s as %s', (_, to, kind) => {
  expect(judge(to)).toBe(kind);
});

test('an unknown target names the host to confirm', () => {
  expect(classifyTarget('https://evil.example:81/x?y', 'https://parvis.example/', [])).toEqual({
    kind: 'unknown',
    href: 'https://evil.example:81/x?y',
    host: 'evil.example:81',
  });
  expect(classifyTarget('/m/home', 'https://parvis.example/redirect', [])).toEqual({
    kind: 'safe',
    href: 'https://parvis.example/m/home',
  });
});

test('the host to confirm is the one that would be reached', () => {
  expect(classifyTarget('https://parvis.example@evil.example:81/x', 'https://parvis.example/', [])).toEqual({
    kind: 'unknown',
    href: 'https://parvis.example@evil.example:81/x',
    host: 'evil.example:81',
  });
});

describe('hosts named by the server', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const own = 'https://parvis.example/m/login';
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', { sessionStorage: storage });
    vi.stubGlobal('location', new URL(own));
  });
  afterEach(() => vi.unstubAllGlobals());
  const follows = (host: string) => classifyTarget(`https://${host}/staff`).kind === 'safe';

  test('are followed from then on, with their own port only', () => {
    expect(follows('ville.example')).toBe(false);
    allowHost('https://ville.example/staff/login?u=a');
    allowHost('https://port.example:8443/');
    const hosts = ['ville.example', 'port.example:8443', 'port.example', 'www.ville.example'];
    expect(hosts.filter(follows)).toEqual(['ville.example', 'port.example:8443']);
    expect(kept.get('pv_known_hosts')).toBe('["ville.example","port.example:8443"]');
  });

  test('include this host for a path', () => {
    allowHost('https://ville.example/');
    allowHost('/staff/login');
    expect(kept.get('pv_known_hosts')).toBe('["ville.example","parvis.example"]');
  });

  test('are limited to the ten newest, without duplicates', () => {
    for (let n = 1; n <= 12; n += 1) allowHost(`https://h${n}.example/`);
    allowHost('https://h12.example/again');
    const hosts = Array.from({ length: 12 }, (_, n) => `h${n + 1}.example`);
    expect(hosts.filter((host) => !follows(host))).toEqual(['h1.example', 'h2.example']);
  });

  test.each([
    ['no list', '{"0":"ville.example","length":1}'],
    ['no JSON', 'ville.example'],
    ['no host', '[{"host":"ville.example"},7]'],
  ])('are ignored where the storage holds %s', (_, stored) => {
    kept.set('pv_known_hosts', stored);
    expect(follows('ville.example')).toBe(false);
    allowHost('https://new.example/');
    expect(follows('new.example')).toBe(true);
    expect(kept.get('pv_known_hosts')).toBe('["new.example"]');
  });

  test('need confirmation without storage, and nothing throws', () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('window', { sessionStorage: { getItem: denied, setItem: denied } });
    allowHost('https://ville.example/');
    expect(follows('ville.example')).toBe(false);
  });
});
