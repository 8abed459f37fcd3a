import { defineSetting, HOST_NAME, splitList } from './setting.ts';

export interface AndroidApp {
  readonly name: string;
  /** SHA-256, upper case with colons. */
  readonly prints: readonly string[];
}

const PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i;
const FINGERPRINT = /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/;

/** `fr.example.town=AB:CD:… EF:01:…`, comma-separated; undefined if invalid or duplicate. */
export function parseAndroidApps(text: string): readonly AndroidApp[] | undefined {
  const apps = splitList(text).map((part) => {
    const [, name = '', rest = ''] = /^([^\s=]+)\s*=\s*(.+)$/.exec(part) ?? [];
    return { name, prints: rest.trim().toUpperCase().split(/\s+/) };
  });
  const right = apps.every(
    ({ name, prints }) => PACKAGE.test(name) && prints.every((print) => FINGERPRINT.test(print)),
  );
  return right && new Set(apps.map(({ name }) => name)).size === apps.length ? apps : undefined;
}

export const formatAndroidApps = (apps: readonly AndroidApp[]): string =>
  apps.map(({ name, prints }) => `${name}=${prints.join(' ')}`).join(',');

export const parseSwitch = (text: string): boolean | undefined => ({ '1': true, '0': false })[text];

const parseCountryCode = (text: string): string | undefined =>
  /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined;

function parseCountryCodes(text: string): readonly string[] | undefined {
  const codes = splitList(text).map(parseCountryCode);
  return codes.every((code) => code !== undefined) ? codes : undefined;
}

const defineSiteHost = (name: string, example: string) =>
  defineSetting(
    undefined,
    (text) => {
      const [, host = '', port = '1'] = /^(.*?)(?::(\d{1,5}))?$/.exec(text) ?? [];
      const isPort = Number(port) >= 1 && Number(port) <= 65_535;
      return HOST_NAME.test(host) && isPort ? text.toLowerCase() : undefined;
    },
    `${name} must be a host such as ${example}.parvis.example, with a port where it has one, not "{}".`,
  );

export const siteSettings = {
  PARVIS_ADMIN_HOST: defineSiteHost('PARVIS_ADMIN_HOST', 'admin'),
  PARVIS_CORPORATE_HOST: defineSiteHost('PARVIS_CORPORATE_HOST', 'www'),
  PARVIS_COUNTRIES: defineSetting(
    [],
    parseCountryCodes,
    'PARVIS_COUNTRIES must be country codes of two letters such as fr,ch, not "{}".',
  ),
  PARVIS_CAMPUS_COUNTRY: defineSetting(
    undefined,
    parseCountryCode,
    'PARVIS_CAMPUS_COUNTRY must be a country code of two letters such as be, not "{}".',
  ),
  PARVIS_CUSTOM_PORTS: defineSetting(
    false,
    parseSwitch,
    'PARVIS_CUSTOM_PORTS must be 1 (sites at ports of their own) or 0, not "{}".',
  ),
  PARVIS_ANDROID_APPS: defineSetting(
    [],
    parseAndroidApps,
    'PARVIS_ANDROID_APPS must name apps and the SHA-256 of who signs them such as fr.example.town=AB:CD:… (32 bytes, several with spaces), several apps with commas, each once, not "{}".',
  ),
} as const;
