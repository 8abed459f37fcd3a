import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** What a start says of where everything is; some of it is about an address. */
export const ANNOUNCED = {
  ready: {
    fr: (address) => `\nParvis est prêt\u202f: ${address}`,
    en: (address) => `\nParvis is ready: ${address}`,
  },
  staff: { fr: () => 'personnel', en: () => 'staff' },
  staffAs: { fr: (mail) => `personnel, par exemple ${mail}`, en: (mail) => `staff, for example ${mail}` },
  outbox: { fr: () => 'courriels qui seraient partis', en: () => 'mail that would have been sent' },
  demonstration: {
    fr: () =>
      '\n!! DÉMONSTRATION\u202f: qui ouvre cette dernière adresse y lit les codes par lesquels le personnel se connecte.\n!! Elle ne s’ouvre que sur cette machine. N’accueillez pas de vraies personnes ainsi\u202f: réglez SMTP_URL, et ôtez PARVIS_DEMO.',
    en: () =>
      '\n!! DEMONSTRATION: whoever opens that last address reads the codes that sign in as staff.\n!! It is shown to this machine alone. Do not serve real people like this: set SMTP_URL, and leave PARVIS_DEMO out.',
  },
  phone: {
    fr: () => 'Pour l’ouvrir sur un téléphone de ce réseau\u202f: HOST=0.0.0.0 npm start',
    en: () => 'To open it on a phone of this network: HOST=0.0.0.0 npm start',
  },
} as const satisfies Readonly<Record<string, Both<(about: string) => string>>>;
