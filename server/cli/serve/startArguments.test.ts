import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/serverProcess.ts';
import { parseStartArguments } from './startArguments.ts';

const said = (...args: string[]) => {
  const read = parseStartArguments(args);
  return 'status' in read ? [read.status, ...read.lines] : read;
};

describe('start arguments', () => {
  it.each([
    [[], false],
    [['--print-config'], true],
    [['--lang', 'fr', '--print-config'], true],
    [['start', '--lang', 'en'], false],
  ])('are accepted: %s', (args, printsConfig) => {
    expect(said(...args)).toEqual({ printsConfig });
  });

  it('print help in the requested language', () => {
    for (const flag of ['--help', '-h']) {
      const [status, usage, ...help] = said(flag) as string[];
      expect([status, usage]).toEqual([
        0,
        'Usage: node server/dist/main.js [--print-config] [--lang fr|en] [--help]',
      ]);
      expect(help.join('\n')).toContain('npx parvis --help');
    }
    expect((said('--lang', 'fr', '--help') as string[])[1]).toMatch(/^Usage\u202f: node server/);
  });

  it('are rejected if unknown, without starting', async () => {
    expect(said('doctor')).toEqual([
      2,
      'The argument "doctor" is not understood.',
      expect.stringContaining('Usage'),
    ]);
    expect(said('start', 'stop')).toEqual([2, 'The argument "stop" is not understood.', expect.any(String)]);
    const unknown = startServer({ PORT: '0' }, '--port', '80');
    expect(await unknown.waitForExit()).toEqual([2, null]);
    expect(unknown.getStderr()).toContain('The argument "--port" is not understood.');
  });
});
