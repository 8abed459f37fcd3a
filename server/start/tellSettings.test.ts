import { describe, expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { type Env, settingNames } from '../base/settings.ts';
import { startServer } from '../testing/serverProcess.ts';
import { settingsAdvice, settingsInForce } from './tellSettings.ts';

const inForce = (env: Env) => settingsInForce(readConfig(env), env);
const advice = (env: Env) => settingsAdvice(readConfig(env), env);

describe('the settings in force', () => {
  it('are told a line each, whether somebody set them or not', () => {
    const lines = inForce({ PORT: '9000' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(settingNames);
    expect(lines[0]).toMatch(/^PORT +9000$/);
    expect(lines[1]).toMatch(/^HOST +127\.0\.0\.1 +\(not set\)$/);
    expect(lines[2]).toMatch(/^PUBLIC_URL +\(not set\)$/);
  });

  it('hide what signs in somewhere', () => {
    const text = inForce({
      DATABASE_URL: 'postgres://parvis:hunter2@db.example/parvis?sslpassword=hunter2',
      BUS_URL: 'redis://:hunter2@redis.example',
      SMTP_URL: 'smtps://post:hunter2@mail.example:465',
      PUBLIC_URL: 'https://a.example',
    }).join('\n');
    expect(text).not.toContain('hunter2');
    expect(text).toContain('postgres://parvis:***@db.example/parvis');
    expect(text).toContain('smtps://post:***@mail.example:465');
  });

  it('are printed in place of a start when asked for, without a word of the database', async () => {
    const { printed, told, ended } = startServer(
      { PORT: '9123', DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', PARVIS_LIMIT_FACTR: '2' },
      '--print-config',
    );
    expect(await ended()).toEqual([0, null]);
    expect(printed()).toContain('postgres://u:***@127.0.0.1:1/x');
    expect(printed().trim().split('\n')).toHaveLength(settingNames.length);
    // Advice stands beside what may be read by a program.
    expect(told()).toContain('did you mean PARVIS_LIMIT_FACTOR?');
  });
});

describe('a start says', () => {
  it('that a bus has nobody to tell where the database is the embedded one', () => {
    const BUS_URL = 'redis://redis.example';
    const about = (env: Env) => advice(env).filter((line) => line.includes('BUS_URL'));
    expect(about({ BUS_URL })).toHaveLength(1);
    expect(about({ BUS_URL, DATABASE_URL: 'postgres://h/d' })).toEqual([]);
  });

  it('tells that a proxy which is believed whatever it says lets anybody past the limits', () => {
    const about = (TRUST_PROXY: string) =>
      advice({ TRUST_PROXY }).filter((line) => line.startsWith('TRUST_PROXY'));
    expect(about('true')).toEqual([expect.stringContaining('Write the number of proxies')]);
    for (const value of ['1', 'false', '10.0.0.0/8']) expect(about(value)).toEqual([]);
  });

  it('that nobody can sign in where nothing can be sent', () => {
    expect(advice({})).toEqual([expect.stringContaining('Nobody can sign in')]);
    expect(advice({ PARVIS_DEMO: '1' })).toEqual([]);
    expect(advice({ PARVIS_DEMO: '1', PUBLIC_URL: 'http://town.example' })).toEqual([
      expect.stringMatching(/^Nobody can sign in: the outbox page/),
    ]);
    expect(advice({ SMTP_URL: 'smtp://m.example', PUBLIC_URL: 'https://a.example' })).toEqual([]);
  });

  it('which setting a misspelt one may be', () => {
    expect(advice({ PARVIS_DEMO: '1', PARVIS_ADRESS_CEILING: '9', PARVIS_E2E_PREPARED: '/x' })).toEqual([
      'PARVIS_ADRESS_CEILING is no setting and changes nothing: did you mean PARVIS_ADDRESS_CEILING?',
    ]);
  });
});
