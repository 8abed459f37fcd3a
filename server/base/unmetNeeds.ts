import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { Env, SettingName } from './settings.ts';

/** A setting, another one that it needs, and the sentence about one without the other. */
type Need = readonly [setting: SettingName, needs: SettingName, sentence: Both<string>];

const addressFor = (fr: string, en: string): Both<string> => ({
  fr: `donnez l’adresse que voient les gens, comme https://parvis.example, pour que ${fr} n’en nomment pas d’autre.`,
  en: `set it to the address people see, such as https://parvis.example, so that ${en} name no other.`,
});
const PAIR = {
  fr: 'donnez les deux, des fichiers PEM, le certificat et sa clé privée, ou aucun.',
  en: 'set both to files in PEM, the certificate and its private key, or leave both out.',
};
const INBOUND = {
  fr: 'donnez les trois, pour que des SMS puissent arriver, ou aucun.',
  en: 'set all three, so that SMS can come in, or leave all out.',
};

const needs: readonly Need[] = [
  ['SMTP_URL', 'PUBLIC_URL', addressFor('les courriels', 'mails')],
  ['SMS_GATEWAY', 'PUBLIC_URL', addressFor('les SMS', 'SMS')],
  ['TLS_CERT', 'TLS_KEY', PAIR],
  ['TLS_KEY', 'TLS_CERT', PAIR],
  ['SMS_INBOUND', 'SMS_INBOUND_NUMBER', INBOUND],
  ['SMS_INBOUND_NUMBER', 'SMS_INBOUND_KEY', INBOUND],
  ['SMS_INBOUND_KEY', 'SMS_INBOUND', INBOUND],
  [
    'PARVIS_CAMPUS_COUNTRY',
    'PARVIS_COUNTRIES',
    {
      fr: 'donnez les codes de pays que vos noms d’hôtes peuvent contenir, comme fr,ch.',
      en: 'set it to the country codes that your host names may hold, such as fr,ch.',
    },
  ],
];

/** What settings need of each other and is not set, a sentence each. */
export function unmetNeeds(env: Env): Both<string>[] {
  const isSet = (name: SettingName): boolean => (env[name]?.trim() ?? '') !== '';
  return needs
    .filter(([setting, other]) => isSet(setting) && !isSet(other))
    .map(([setting, other, { fr, en }]) => ({
      fr: `${setting} a besoin de ${other} : ${fr}`,
      en: `${setting} needs ${other}: ${en}`,
    }));
}
