import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** What is said of settings that can be in force, and should be looked at; what each is about is a name, an address or a sender. */
export const ADVICE = {
  phonesAlone: {
    fr: () =>
      'Seul qui a un numéro de téléphone peut se connecter : aucun courriel ne peut partir. Réglez aussi SMTP_URL, si d’autres doivent le pouvoir.',
    en: () =>
      'Only who has a phone number can sign in: there is no way to send mail. Set SMTP_URL too, where others should.',
  },
  nobodyInDemo: {
    fr: () =>
      'Personne ne peut se connecter : la page des messages d’une démonstration est pour cette machine seule, et PUBLIC_URL ou TRUST_PROXY dit que d’autres viennent. Réglez SMTP_URL, ou ôtez ces réglages.',
    en: () =>
      'Nobody can sign in: the outbox page of a demonstration is for this machine alone, and PUBLIC_URL or TRUST_PROXY says that others come. Set SMTP_URL, or leave those out.',
  },
  nobody: {
    fr: () =>
      'Personne ne peut se connecter : aucun code ne peut partir. Réglez SMTP_URL et PUBLIC_URL, ou PARVIS_DEMO=1 pour une démonstration.',
    en: () =>
      'Nobody can sign in: there is no way to send codes. Set SMTP_URL and PUBLIC_URL, or PARVIS_DEMO=1 for a demonstration.',
  },
  busAlone: {
    fr: () =>
      'BUS_URL ne change rien : un serveur qui a la base embarquée est seul. Réglez aussi DATABASE_URL, ou ôtez-le.',
    en: () =>
      'BUS_URL changes nothing: a server with the embedded database is alone. Set DATABASE_URL too, or leave it out.',
  },
  withoutGateway: {
    fr: (name) => `${name} ne change rien sans SMS_GATEWAY : réglez-le aussi, ou ôtez celui-ci.`,
    en: (name) => `${name} changes nothing without SMS_GATEWAY: set that too, or leave it out.`,
  },
  believesAll: {
    fr: () =>
      'TRUST_PROXY=true croit toute adresse dont une requête se réclame : derrière un proxy qui complète X-Forwarded-For, n’importe qui passe les limites. Écrivez le nombre de proxys, comme 1, ou leurs adresses.',
    en: () =>
      'TRUST_PROXY=true believes every address that a request claims to come from: behind a proxy that adds to X-Forwarded-For anybody passes the limits. Write the number of proxies, such as 1, or their addresses.',
  },
  notHttps: {
    fr: (origin) =>
      `PUBLIC_URL=${origin} n’est pas une adresse https, alors que TLS_CERT fait parler https à ce serveur : corrigez-la.`,
    en: (origin) =>
      `PUBLIC_URL=${origin} is no https address, while TLS_CERT has this server speak https: correct it.`,
  },
  noSender: {
    fr: (sender) =>
      `MAIL_FROM n’est pas réglé : les courriels viendraient de ${sender}, que beaucoup de serveurs refusent. Réglez-le sur un expéditeur pour qui SMTP_URL peut envoyer, comme Parvis <no-reply@parvis.example>.`,
    en: (sender) =>
      `MAIL_FROM is not set: mails would come from ${sender}, which many mail servers refuse. Set it to a sender that SMTP_URL may send for, such as Parvis <no-reply@parvis.example>.`,
  },
  noZone: {
    fr: (zone) =>
      `TZ=${zone} n’est pas un fuseau connu : l’heure comptée est celle de Greenwich, pour les heures de silence et le travail de la nuit. Écrivez-le comme Europe/Paris.`,
    en: (zone) =>
      `TZ=${zone} is no time zone that is known: Greenwich time is counted with, for quiet hours and the nightly work. Write one such as Europe/Paris.`,
  },
  misspelt: {
    fr: (name, meant) => `${name} n’est pas un réglage et ne change rien : vouliez-vous dire ${meant} ?`,
    en: (name, meant) => `${name} is no setting and changes nothing: did you mean ${meant}?`,
  },
  noSetting: {
    fr: (name) => `${name} n’est pas un réglage et ne change rien : server/README.md les nomme tous.`,
    en: (name) => `${name} is no setting and changes nothing: server/README.md names them all.`,
  },
} as const satisfies Readonly<Record<string, Both<(about: string, meant: string) => string>>>;

/** A piece of advice, and what it is about. */
export interface Advice {
  readonly id: keyof typeof ADVICE;
  readonly about?: string;
  readonly meant?: string;
}
