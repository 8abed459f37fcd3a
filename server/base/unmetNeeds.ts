import type { Env, SettingName } from './settings.ts';

/** A setting, another one that it needs, and the sentence about one without the other. */
type Need = readonly [setting: SettingName, needs: SettingName, sentence: string];

const ADDRESS = 'set it to the address people see, such as https://parvis.example';
const PAIR = 'set both to files in PEM, the certificate and its private key, or leave both out.';

const INBOUND = 'set all three, so that SMS can come in, or leave all out.';

const needs: readonly Need[] = [
  ['SMTP_URL', 'PUBLIC_URL', `${ADDRESS}, so that mails name no other.`],
  ['SMS_GATEWAY', 'PUBLIC_URL', `${ADDRESS}, so that SMS name no other.`],
  ['TLS_CERT', 'TLS_KEY', PAIR],
  ['TLS_KEY', 'TLS_CERT', PAIR],
  ['SMS_INBOUND', 'SMS_INBOUND_NUMBER', INBOUND],
  ['SMS_INBOUND_NUMBER', 'SMS_INBOUND_KEY', INBOUND],
  ['SMS_INBOUND_KEY', 'SMS_INBOUND', INBOUND],
  [
    'PARVIS_CAMPUS_COUNTRY',
    'PARVIS_COUNTRIES',
    'set it to the country codes that your host names may hold, such as fr,ch.',
  ],
];

/** What settings need of each other and is not set, a sentence each. */
export function unmetNeeds(env: Env): string[] {
  const isSet = (name: SettingName): boolean => (env[name]?.trim() ?? '') !== '';
  return needs
    .filter(([setting, other]) => isSet(setting) && !isSet(other))
    .map(([setting, other, sentence]) => `${setting} needs ${other}: ${sentence}`);
}
