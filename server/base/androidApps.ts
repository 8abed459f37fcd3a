import { listOf } from './setting.ts';

/** An app of a store that shows this site as its own. */
export interface AndroidApp {
  /** Its package. */
  readonly name: string;
  /** Of the certificates that sign it: SHA-256, in upper case with colons. */
  readonly prints: readonly string[];
}

/** As Android takes it: two parts or more, each begun by a letter. */
const PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i;
const PRINT = /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/;

/** `fr.example.town=AB:CD:… EF:01:…`, several with commas; nothing where one makes no sense, or stands there twice. */
export function readAndroidApps(text: string): readonly AndroidApp[] | undefined {
  const apps = listOf(text).map((part) => {
    const [, name = '', rest = ''] = /^([^\s=]+)\s*=\s*(.+)$/.exec(part) ?? [];
    return { name, prints: rest.trim().toUpperCase().split(/\s+/) };
  });
  const right = apps.every(
    ({ name, prints }) => PACKAGE.test(name) && prints.every((print) => PRINT.test(print)),
  );
  return right && new Set(apps.map(({ name }) => name)).size === apps.length ? apps : undefined;
}

/** The same as it is written. */
export const toldAndroidApps = (apps: readonly AndroidApp[]): string =>
  apps.map(({ name, prints }) => `${name}=${prints.join(' ')}`).join(',');
