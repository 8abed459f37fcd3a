import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/serverProcess.ts';
import { startArguments } from './startArguments.ts';

const said = (...args: string[]) => {
  const read = startArguments(args);
  return 'status' in read ? [read.status, ...read.lines] : read;
};

describe('what a server is started with', () => {
  it.each([
    [[], false],
    [['--print-config'], true],
    [['--lang', 'fr', '--print-config'], true],
    // As `parvis start` hands it on.
    [['start', '--lang', 'en'], false],
  ])('is understood: %s', (args, printsConfig) => {
    expect(said(...args)).toEqual({ printsConfig });
  });

  it('answers who asks for help, in their language, with where the commands are', () => {
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

  it('refuses what it does not know, and starts nothing', async () => {
    expect(said('doctor')).toEqual([
      2,
      'The argument "doctor" is not understood.',
      expect.stringContaining('Usage'),
    ]);
    expect(said('start', 'stop')).toEqual([2, 'The argument "stop" is not understood.', expect.any(String)]);
    const unknown = startServer({ PORT: '0' }, '--port', '80');
    expect(await unknown.ended()).toEqual([2, null]);
    expect(unknown.told()).toContain('The argument "--port" is not understood.');
  });
});
