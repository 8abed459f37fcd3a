import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { type Env, settingNames } from '../../platform/config/settings.ts';
import { startServer } from '../../testing/serverProcess.ts';
import { formatEffectiveSettings } from './formatEffectiveSettings.ts';

const NOTO = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
);
const SIGNED = Array.from({ length: 32 }, () => 'AB').join(':');
const inForce = (env: Env) => formatEffectiveSettings(readConfig(env), env);

describe('effective settings', () => {
  it('are printed one per line, whether set or not', () => {
    const lines = inForce({ PORT: '9000' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(settingNames);
    expect(lines[0]).toMatch(/^PORT +9000$/);
    expect(lines[1]).toMatch(/^HOST +127\.0\.0\.1 +\(not set\)$/);
    expect(lines[2]).toMatch(/^PUBLIC_URL +\(not set\)$/);
  });

  it('are aligned in columns', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://p.example',
      TRUST_PROXY: '2',
      TLS_CERT: '/etc/parvis.crt',
      TLS_KEY: '/etc/parvis.key',
      DATABASE_URL: 'postgres://u:x@h/d?x=1&sslpassword=x&apiKey=k&TOKEN=t&secret=s',
      BUS_URL: 'redis://u@h',
      PARVIS_DATA: '/data',
      PARVIS_MEDIA: '/photos',
      PARVIS_ERASED: '/erased',
      MEDIA_URL: 'https://key:hunter2@s3.example:9000/photos/town?region=fr-par',
      MEDIA_OLD_URL: 'https://key:hunter2@old.example/photos',
      CLAMAV_URL: 'unix:/run/clamd.ctl',
      PARVIS_CUSTOMERS: '/',
      PARVIS_WATCH: '1',
      PARVIS_DEMO: '1',
      SMTP_URL: 'smtp://m.example',
      MAIL_FROM: 'a@p.example',
      SMS_GATEWAY: 'brevo',
      SMS_CREDENTIALS: 'key=hunter2',
      SMS_FROM: 'Mairie',
      SMS_RECEIPTS_KEY: 'a-secret-of-receipts',
      SMS_INBOUND: 'vonage',
      SMS_INBOUND_NUMBER: '06 00 00 00 00',
      SMS_INBOUND_KEY: 'a-secret-of-what-comes',
      MAIL_CODES_PER_DAY: '300',
      MAIL_NEWS_PER_DAY: '400',
      NEWS_QUIET: '22-7',
      MEDIA_PER_DAY: '5000',
      SMS_PER_DAY: '20',
      CONTACT_MAIL: 'c@p.example',
      CONTACT_WWW: 'https://www.example/',
      PARVIS_ORIGINS: 'https://a.example,https://b.example',
      PARVIS_REDIRECT_HOSTS: 'https://sso.town.example',
      PUSH_OWN_SERVICES: 'https://push.within.example, http://127.0.0.1:9001',
      FONT_HOSTS: 'https://fonts.example',
      PARVIS_LIVE: '1',
      PARVIS_DEV: '1',
      PARVIS_ADD_LATER: '0',
      PARVIS_SURVEY: '0',
      PARVIS_ADMIN_HOST: 'admin.example:3003',
      PARVIS_CORPORATE_HOST: 'www.example',
      PARVIS_COUNTRIES: 'fr, CH',
      PARVIS_CAMPUS_COUNTRY: 'be',
      PARVIS_CUSTOM_PORTS: '1',
      PARVIS_ANDROID_APPS: `fr.example.town=${SIGNED}`,
      PARVIS_SITES: 'a=https://a.example  https://www.a.example/, b = http://b.example:81',
      PARVIS_LOG: 'json',
      LEAVE_SECONDS: '9',
      TRAIL_MONTHS: '24',
      METRICS_TOKEN: 'a-secret-of-figures',
      PRINT_FONTS: `${NOTO} , ${NOTO}`,
      PARVIS_ADDRESS_CEILING: '7',
      PARVIS_LIMIT_FACTOR: '3',
    };
    expect(inForce(env)).toEqual([
      'PORT                    9000',
      'HOST                    0.0.0.0',
      'PUBLIC_URL              https://p.example',
      'TRUST_PROXY             2',
      'TLS_CERT                /etc/parvis.crt',
      'TLS_KEY                 /etc/parvis.key',
      'DATABASE_URL            postgres://u:***@h/d?x=1&sslpassword=***&apiKey=***&TOKEN=***&secret=***',
      'BUS_URL                 redis://u@h',
      'PARVIS_DATA             ',
      'PARVIS_MEDIA            /photos',
      'PARVIS_ERASED           /erased',
      'MEDIA_URL               https://***:***@s3.example:9000/photos/town?region=fr-par',
      'MEDIA_OLD_URL           https://***:***@old.example/photos?region=us-east-1',
      'CLAMAV_URL              unix:/run/clamd.ctl',
      'PARVIS_CUSTOMERS        /',
      'PARVIS_WATCH            1',
      'PARVIS_DEMO             1',
      'SMTP_URL                smtp://m.example',
      'MAIL_FROM               a@p.example',
      'SMS_GATEWAY             brevo',
      'SMS_CREDENTIALS         ***',
      'SMS_FROM                Mairie',
      'SMS_RECEIPTS_KEY        ***',
      'SMS_INBOUND             vonage',
      'SMS_INBOUND_NUMBER      +33600000000',
      'SMS_INBOUND_KEY         ***',
      'MAIL_CODES_PER_DAY      300',
      'MAIL_NEWS_PER_DAY       400',
      'NEWS_QUIET              22-7',
      'MEDIA_PER_DAY           5000',
      'SMS_PER_DAY             20',
      'CONTACT_MAIL            c@p.example',
      'CONTACT_WWW             https://www.example/',
      'PARVIS_ORIGINS          https://a.example,https://b.example',
      'PARVIS_REDIRECT_HOSTS   https://sso.town.example',
      'PUSH_OWN_SERVICES       https://push.within.example,http://127.0.0.1:9001',
      'FONT_HOSTS              https://fonts.example',
      'PARVIS_LIVE             1',
      'PARVIS_DEV              1',
      'PARVIS_ADD_LATER        0',
      'PARVIS_SURVEY           0',
      'PARVIS_ADMIN_HOST       admin.example:3003',
      'PARVIS_CORPORATE_HOST   www.example',
      'PARVIS_COUNTRIES        fr,ch',
      'PARVIS_CAMPUS_COUNTRY   be',
      'PARVIS_CUSTOM_PORTS     1',
      `PARVIS_ANDROID_APPS     fr.example.town=${SIGNED}`,
      'PARVIS_SITES            a=https://a.example https://www.a.example,b=http://b.example:81',
      'PARVIS_LOG              json',
      'LEAVE_SECONDS           9',
      'TRAIL_MONTHS            24',
      'METRICS_TOKEN           ***',
      `PRINT_FONTS             ${NOTO},${NOTO}`,
      'PARVIS_ADDRESS_CEILING  7',
      'PARVIS_LIMIT_FACTOR     3',
    ]);
    const unset = inForce({ PARVIS_DATA: '/data', PORT: ' ' });
    expect(unset).toEqual(
      expect.arrayContaining([
        'PORT                    8080  (not set)',
        'PARVIS_DATA             /data',
        'PARVIS_MEDIA            /data/media  (not set)',
        'DATABASE_URL            (not set)',
      ]),
    );
  });

  it('hide credentials', () => {
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

  it('hide a token used as name and password', () => {
    const SMTP_URL = 'smtps://hunter2:hunter2@mail.example:465';
    const text = inForce({ SMTP_URL, PUBLIC_URL: 'https://a.example' }).join('\n');
    expect(text).not.toContain('hunter2');
  });

  it('are printed instead of a start, without the database', async () => {
    const {
      getStdout: printed,
      getStderr: told,
      waitForExit: ended,
    } = startServer(
      { PORT: '9123', DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', PARVIS_LIMIT_FACTR: '2' },
      '--print-config',
    );
    expect(await ended()).toEqual([0, null]);
    expect(printed()).toContain('postgres://u:***@127.0.0.1:1/x');
    expect(printed().trim().split('\n')).toHaveLength(settingNames.length);
    // To stderr.
    expect(told()).toContain('did you mean PARVIS_LIMIT_FACTOR?');
  });
});
