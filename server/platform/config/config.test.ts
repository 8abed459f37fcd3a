import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../lib/packageRoot.ts';
import { ConfigError, readConfig } from './config.ts';
import { type Env, settingNames } from './settings.ts';

function saysOf(read: () => unknown): { readonly fr: string; readonly en: string } {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.says;
  }
  throw new Error('Nothing is said.');
}

describe('settings', () => {
  it('have safe defaults: local host only, no proxy, no demo', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      trustProxy: false,
      demo: false,
      origins: [],
      tls: undefined,
      customerSites: {},
      live: false,
      dev: false,
      addLaterOn: true,
      survey: true,
      printFonts: [],
      addressCeiling: 6000,
      limitFactor: 1,
    });
  });

  it('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '9000',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://parvis.example/',
        TRUST_PROXY: '2',
        PARVIS_DEMO: '1',
        PARVIS_ORIGINS: 'https://a.example, https://b.example',
        PARVIS_SITES:
          'ville=https://ville.example https://www.ville.example:8443/, halle=http://halle.example',
      }),
    ).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      publicUrl: 'https://parvis.example',
      trustProxy: 2,
      demo: true,
      origins: ['https://a.example', 'https://b.example'],
      customerSites: {
        ville: ['https://ville.example', 'https://www.ville.example:8443'],
        halle: ['http://halle.example'],
      },
    });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });
  it('accept empty values, surrounding spaces and the usual formats', () => {
    expect(readConfig({ PORT: '', TRUST_PROXY: ' ', PARVIS_DEMO: '0' })).toEqual(readConfig({}));
    expect(readConfig({ HOST: ' 0.0.0.0 ' }).host).toBe('0.0.0.0');
    for (const host of ['::', '::1', 'localhost', 'parvis.internal'])
      expect(readConfig({ HOST: host }).host).toBe(host);
    for (const proxy of ['loopback, 10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'])
      expect(readConfig({ TRUST_PROXY: proxy }).trustProxy).toBe(proxy.replaceAll(' ', ''));
    for (const address of [
      'postgres://h/d',
      'postgresql://u:p@[::1]:5432/d?sslmode=require',
      'postgres:///d?host=/run/x',
    ])
      expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
    for (const address of ['redis://h', 'rediss://u:p@h:6380/1'])
      expect(readConfig({ BUS_URL: address }).busUrl).toBe(address);
    for (const from of ['a@b.example', 'Ville <a@b.example>', '"Ville, service" <a@b.example>'])
      expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
    expect(readConfig({ PARVIS_DATA: 'data' }).dataDir).toBe('data');
  });

  const port = 'PORT must be a whole number from 1 to 65535, not ';
  const proxy =
    'TRUST_PROXY must be true, the number of proxies in front, or their addresses such as 10.0.0.0/8, not ';
  const percent = '(in the password % is written %25, # %23, / %2F, ? %3F).';
  const database = `DATABASE_URL must be an address such as postgres://user:password@host:5432/database ${percent}`;
  const bus = `BUS_URL must be an address such as rediss://user:password@host:6379 ${percent}`;
  const bucket =
    'MEDIA_URL must be an address such as https://key:secret@s3.example/bucket?region=eu-west-1 (in the secret % is written %25, / %2F, + %2B).';
  const smtp = `SMTP_URL must be an address such as smtps://user:password@mail.example:465 ${percent}`;
  const site = 'PUBLIC_URL must be an address such as https://parvis.example, without a path, not ';
  const host =
    'HOST must be an address or a name of this machine such as 127.0.0.1, or 0.0.0.0 for all of them, not ';
  const origins =
    'PARVIS_ORIGINS must be an address such as https://info.parvis.example, or several with commas, not ';

  const sites =
    'PARVIS_SITES must name customers and their sites such as belleroche=https://belleroche.example, several with commas, each once, not ';

  it.each<[Env, string]>([
    [{ PORT: 'http' }, `${port}"http".`],
    [{ PORT: '0' }, `${port}"0".`],
    [{ HOST: 'http://localhost' }, `${host}"http://localhost".`],
    [{ PUBLIC_URL: 'parvis.example' }, `${site}"parvis.example".`],
    [{ PUBLIC_URL: 'https://me:secret@a.example' }, site],
    [{ TRUST_PROXY: 'nginx' }, `${proxy}"nginx".`],
    [{ TRUST_PROXY: '0.0.0.0/0' }, `${proxy}"0.0.0.0/0".`],
    [{ DATABASE_URL: 'postgres:secret' }, database],
    [{ BUS_URL: 'redis://u:p%zz@h' }, bus],
    [
      { PARVIS_CUSTOMERS: '/no/such' },
      'PARVIS_CUSTOMERS names no folder that can be read, "/no/such": correct the path, or leave it out.',
    ],
    [{ PARVIS_DATA: 'two\nlines' }, 'PARVIS_DATA must be a folder'],
    [{ PARVIS_DEMO: 'yes' }, 'PARVIS_DEMO must be 1 (demo customers) or 0, not "yes".'],
    [{ SMTP_URL: 'https://mail.example', PUBLIC_URL: 'https://a.example' }, smtp],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'SMTP_URL needs PUBLIC_URL: set it to the address people see, such as https://parvis.example, so that mails name no other.',
    ],
    [
      { SMS_GATEWAY: 'nobody', PUBLIC_URL: 'https://a.example' },
      'SMS_GATEWAY must be brevo, octopush, ovhcloud, or a file that describes a gateway, not "nobody".',
    ],
    [
      { SMS_GATEWAY: 'brevo', SMS_CREDENTIALS: 'key=1' },
      'SMS_GATEWAY needs PUBLIC_URL: set it to the address people see, such as https://parvis.example, so that SMS name no other.',
    ],
    [
      { SMS_GATEWAY: 'ovhcloud', SMS_CREDENTIALS: 'login=1', PUBLIC_URL: 'https://a.example' },
      'SMS_GATEWAY asks for what SMS_CREDENTIALS does not give: account, password. Add it, such as account=….',
    ],
    [
      { SMS_CREDENTIALS: 'hunter2' },
      'SMS_CREDENTIALS must name each value, such as key=…, or account=…&login=…&password=… (a & in a value is written %26).',
    ],
    [
      { SMS_FROM: 'Ville de Belleroche' },
      'SMS_FROM must be a sender of 3 to 11 letters and digits such as Mairie, not "Ville de Belleroche".',
    ],
    [{ SMS_RECEIPTS_KEY: 'short' }, 'SMS_RECEIPTS_KEY must be a secret of 16 letters and digits or more.'],
    [
      { SMS_INBOUND: 'nobody' },
      'SMS_INBOUND must be vonage, infobip, or a file that describes how SMS that come in are told, not "nobody".',
    ],
    [{ SMS_INBOUND_NUMBER: '+33' }, 'SMS_INBOUND_NUMBER must be the number that receives'],
    [{ SMS_INBOUND_KEY: 'short' }, 'SMS_INBOUND_KEY must be a secret of 16 letters and digits or more.'],
    [
      { SMS_INBOUND: 'vonage', SMS_INBOUND_NUMBER: '36111' },
      'SMS_INBOUND_NUMBER needs SMS_INBOUND_KEY: set all three, so that SMS can come in',
    ],
    [{ MEDIA_PER_DAY: '0' }, 'MEDIA_PER_DAY must be a whole number from 1 to 100000000, not "0".'],
    [{ MEDIA_URL: 'https://key:secret@s3.example/photos?regoin=x' }, bucket],
    [
      { CLAMAV_URL: 'http://127.0.0.1:3310' },
      'CLAMAV_URL must be where clamd listens, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, not "http://127.0.0.1:3310".',
    ],
    [
      { CLAMAV_URL: 'unix:clamd.ctl' },
      'CLAMAV_URL must be where clamd listens, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, not "unix:clamd.ctl".',
    ],
    [
      { PRINT_FONTS: '/etc/hostname' },
      'PRINT_FONTS must be a file of letters (.ttf, .otf) that can be read to its end, or several with commas, not "/etc/hostname".',
    ],
    [{ SMS_PER_DAY: '0' }, 'SMS_PER_DAY must be a whole number from 1 to 1000000, not "0".'],
    [
      { MAIL_FROM: 'Parvis' },
      'MAIL_FROM must be a sender such as Parvis <no-reply@parvis.example>, not "Parvis".',
    ],
    [{ MAIL_FROM: 'a@b.fr\r\nBcc: c@d.fr' }, 'MAIL_FROM must be a sender such as'],
    [{ CONTACT_MAIL: 'Parvis <a@b.fr>' }, 'CONTACT_MAIL must be one e-mail address such as bonjour@'],
    [{ CONTACT_WWW: 'http://network.example' }, 'CONTACT_WWW must be an address such as https://'],
    [{ PARVIS_ANDROID_APPS: 'fr.example.town' }, 'PARVIS_ANDROID_APPS must name apps and the SHA-256'],
    [{ TLS_CERT: '/c' }, 'TLS_CERT needs TLS_KEY: set both to files in PEM'],
    [{ TLS_KEY: '/k', TLS_CERT: ' ' }, 'TLS_KEY needs TLS_CERT: set both to files in PEM'],
    [
      { PARVIS_ADMIN_HOST: 'https://admin.example' },
      'PARVIS_ADMIN_HOST must be a host such as admin.parvis.example',
    ],
    [
      { PARVIS_CORPORATE_HOST: 'corp.example:70000' },
      'PARVIS_CORPORATE_HOST must be a host such as www.parvis.example',
    ],
    [{ PARVIS_COUNTRIES: 'fr,france' }, 'PARVIS_COUNTRIES must be country codes of two letters'],
    [{ PARVIS_COUNTRIES: 'fr', PARVIS_CAMPUS_COUNTRY: 'b1' }, 'PARVIS_CAMPUS_COUNTRY must be a country code'],
    [
      { PARVIS_CAMPUS_COUNTRY: 'be' },
      'PARVIS_CAMPUS_COUNTRY needs PARVIS_COUNTRIES: set it to the country codes',
    ],
    [
      { PARVIS_SURVEY: 'no' },
      'PARVIS_SURVEY must be 1 (reporters are asked now and then what they think of the service) or 0, not "no".',
    ],
    [
      { PARVIS_ADD_LATER: 'no' },
      'PARVIS_ADD_LATER must be 1 (who gave no contact may give it in the case) or 0, not "no".',
    ],
    [
      { PARVIS_CUSTOM_PORTS: '3004' },
      'PARVIS_CUSTOM_PORTS must be 1 (sites at ports of their own) or 0, not "3004".',
    ],
    [{ PARVIS_ORIGINS: 'https://a.example, b.example' }, `${origins}"https://a.example, b.example".`],
    ...['https://a.example', 'a=', 'a=b.example', 'a=https://a.example/x', '-a=https://a.example'].map(
      (text): [Env, string] => [{ PARVIS_SITES: text }, `${sites}"${text}".`],
    ),
    [{ PARVIS_SITES: 'a=https://a.example, a=https://b.example' }, sites],
    [{ PARVIS_SITES: 'a=https://me:secret@a.example' }, sites],
    [
      { PARVIS_ADDRESS_CEILING: '0' },
      'PARVIS_ADDRESS_CEILING must be a whole number from 1 to 10000000, not "0".',
    ],
    [{ PARVIS_LIMIT_FACTOR: '0' }, 'PARVIS_LIMIT_FACTOR must be a whole number from 1 to 1000000, not "0".'],
    [
      { PARVIS_LIMIT_FACTOR: 'many' },
      'PARVIS_LIMIT_FACTOR must be a whole number from 1 to 1000000, not "many".',
    ],
  ])('rejects invalid settings (%j) with a sentence', (env, sentence) => {
    const read = () => readConfig(env);
    expect(read).toThrow(expect.objectContaining({ name: 'ConfigError' }));
    expect(read).toThrow(sentence);
    // Names the same settings and hides the same values in French.
    const { fr, en } = saysOf(read);
    expect(fr).not.toMatch(/\b(must|needs|names|not)\b/);
    const names = (words: string) => [...new Set(words.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g))].toSorted();
    expect(names(fr)).toEqual(names(en));
    for (const value of Object.values(env).map((one = '') => one.trim()))
      expect([value, fr.includes(`«\u202f${value}\u202f»`)]).toEqual([value, en.includes(`"${value}"`)]);
  });
  it('accept a known SMS gateway or a file that describes one', () => {
    const env = { PUBLIC_URL: 'https://a.example', SMS_CREDENTIALS: 'login=me%40a.example&key=a%26b' };
    const { smsGateway, smsCredentials } = readConfig({ ...env, SMS_GATEWAY: 'octopush' });
    expect([smsGateway?.name, smsCredentials]).toEqual(['octopush', { login: 'me@a.example', key: 'a&b' }]);
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const file = join(folder, 'own.json');
    const read = (template: unknown) => {
      writeFileSync(file, JSON.stringify(template));
      return readConfig({ ...env, SMS_GATEWAY: file }).smsGateway?.template;
    };
    const own = { url: 'https://sms.example/v1/{login}', body: { to: '{to}', text: '{text}', key: '{key}' } };
    expect(read(own)).toMatchObject({ ...own, method: 'POST', final: [400, 404, 413, 414, 422] });
    const lacks = (key: string) =>
      [`In it, ${key} is missing or makes no sense.`, `Dedans, ${key} manque ou n’a pas de sens.`] as const;
    const wrong = [
      [{ ...own, ulr: 'x' }, ...lacks('ulr')],
      [{ body: {} }, ...lacks('url')],
      [{ ...own, answer: { taken: { at: 'a', is: [true] } } }, ...lacks('answer.taken.is.0')],
      [null, 'It describes no gateway.', 'Il ne décrit aucune passerelle.'],
    ] as const;
    for (const [template, en, fr] of wrong) {
      const says = saysOf(() => read(template));
      expect(says.en).toContain(`or a file that describes a gateway, not "${file}". ${en}`);
      expect(says.fr.replaceAll('\u202f', ' ')).toContain(`et non « ${file} ». ${fr}`);
    }
    expect(() => read({ ...own, headers: { authorization: '{tokne}' } })).toThrow(
      'SMS_GATEWAY asks for what SMS_CREDENTIALS does not give: tokne.',
    );
    rmSync(folder, { recursive: true });
  });

  it.each(['SMS_GATEWAY', 'SMS_INBOUND'])(
    'reports why a file of %s is unreadable, without its content',
    (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
      const file = join(folder, 'own.json');
      const read = (value: string) => readConfig({ [name]: value });
      expect(() => read(file)).toThrow(`not "${file}". There is no such file.`);
      expect(saysOf(() => read(file)).fr).toContain('Ce fichier n’existe pas.');
      expect(() => read(folder)).toThrow(`not "${folder}". It is a folder.`);
      expect(saysOf(() => read(folder)).fr).toContain('C’est un dossier.');
      writeFileSync(file, 'hunter2');
      expect(() => read(file)).toThrow(`not "${file}". The file is no JSON.`);
      expect(saysOf(() => read(file)).fr).toContain('Ce fichier n’est pas du JSON.');
      expect(() => read(file)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
      );
      rmSync(folder, { recursive: true });
    },
  );

  it('are all reported at once when invalid, without passwords', () => {
    const read = () =>
      readConfig({
        PORT: 'x',
        DATABASE_URL: 'mysql://u:hunter2@h/d',
        SMTP_URL: 'x://u:hunter2@h',
        TRUST_PROXY: 'y',
      });
    expect(read).toThrow(/PORT must.*\nTRUST_PROXY must.*\nDATABASE_URL must.*\nSMTP_URL must/);
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }));
  });

  it('report missing companions together with invalid values', () => {
    const env = {
      PORT: 'x',
      SMTP_URL: 'smtp://m.example',
      TLS_CERT: '/c',
      SMS_GATEWAY: 'brevo',
      PARVIS_CAMPUS_COUNTRY: 'be',
    };
    expect(() => readConfig(env)).toThrow(
      /^PORT must.*\nSMTP_URL needs PUBLIC_URL.*\nSMS_GATEWAY needs PUBLIC_URL.*\nTLS_CERT needs TLS_KEY.*\nPARVIS_CAMPUS_COUNTRY needs PARVIS_COUNTRIES/,
    );
  });
  it.each(['README.md', 'server/README.md'])('all appear in the table of %s', (file) => {
    const text = readFileSync(join(packageRoot, '..', file), 'utf8');
    const rows = text.split('\n').filter((line) => /^\| `[A-Z][A-Z_]+`/.test(line));
    const named = rows.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    if (file === 'README.md') expect(settingNames).toEqual(expect.arrayContaining(named));
    else expect(named.toSorted()).toEqual(settingNames.toSorted());
    expect(named.length).toBeGreaterThan(5);
  });
});
