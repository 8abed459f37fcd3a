import { describe, expect, it } from 'vitest';
import { describeNodeProblem, lockFingerprint, satisfiesLock } from './installed.mjs';

describe('Node version check', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v23.0.0', 'v24.1.3', 'v100.0.0'])('accepts %s', (version) => {
    expect(describeNodeProblem(version)).toBeUndefined();
  });

  it.each(['v20.18.3', 'v18.20.0', 'v8.0.0', 'v21.7.0', 'v22.11.0'])(
    'gives a one-sentence remedy for %s',
    (version) => {
      const sentence = describeNodeProblem(version) ?? '';
      expect(sentence).toContain(version);
      expect(sentence).toContain('install a current Node');
      expect(sentence).not.toContain('\n');
    },
  );
});

describe('installed packages check', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      server: { version: '1.0.0' },
      'node_modules/@parvis/server': { link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-other-machine': { version: '1.0.0', optional: true },
    },
  };
  const installed = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

  it('passes when only packages for other platforms are missing', () => {
    expect(satisfiesLock(lock, installed)).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['has other contents', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('notices that a package %s', (_how, packages) => {
    expect(satisfiesLock(lock, { packages })).toBe(false);
  });

  it('depends on lock file and platform', () => {
    expect(lockFingerprint('a', 'linux-x64')).toBe(lockFingerprint('a', 'linux-x64'));
    expect(lockFingerprint('b', 'linux-x64')).not.toBe(lockFingerprint('a', 'linux-x64'));
    expect(lockFingerprint('a', 'darwin-arm64')).not.toBe(lockFingerprint('a', 'linux-x64'));
  });
});
