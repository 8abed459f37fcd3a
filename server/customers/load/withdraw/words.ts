import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis withdraw client [--yes] [--lang fr|en] [--help]',
  en: 'Usage: parvis withdraw customer [--yes] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Retire un client dont le dossier n’est plus là, pendant que les serveurs servent : ses codes le disent et comment le joindre,',
    '  personne n’est plus son personnel, ses demandes restent lisibles jusqu’à leur effacement, et ses codes peuvent passer à un autre client.',
    '  Celui qui a encore un dossier se retire par "withdrawn": true dans son customer.json, puis « parvis reload ». Un dossier qui revient le remet en service.',
    '  client          son « cuid »',
    '  --yes           le fait ; sans lui, la commande dit ce qui s’ensuit, et ne change rien',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 fait, 1 à confirmer par --yes, ou il l’était déjà, 2 il n’y a pas de tel client, il a un dossier, ou la base ou un argument ne peut pas être lu',
  ],
  en: [
    '  Withdraws a customer whose folder is gone, while servers serve: its codes say so and how to reach it, nobody is its staff any more,',
    '  its cases can be read until they are erased, and its codes may go to another customer.',
    '  One that still has a folder is withdrawn by "withdrawn": true in its customer.json, then `parvis reload`. A folder that comes back brings it back.',
    '  customer        its cuid',
    '  --yes           does it; without it the command says what follows, and changes nothing',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 done, 1 to be confirmed by --yes, or it was so already, 2 there is no such customer, it has a folder, or the database or an argument cannot be read',
  ],
};

/** What a withdrawal touches, in numbers. */
export interface Touched {
  /** Codes in use. */
  readonly codes: number;
  readonly openCases: number;
  readonly staff: number;
}

/** What follows from a withdrawal. */
export const FOLLOWS: Both<(cuid: string, touched: Touched) => readonly string[]> = {
  fr: (cuid, { codes, openCases, staff }) => [
    `Ce qui suit le retrait de « ${cuid} » :`,
    `  - codes en service : ${codes}. Qui les scanne lit que le service a pris fin, et comment le joindre.`,
    `  - demandes encore ouvertes : ${openCases}. Plus personne ne peut y répondre, ni les clôturer ; elles restent lisibles jusqu’à leur effacement.`,
    `  - personnel : ${staff}. Plus personne n’a de rôle ici.`,
  ],
  en: (cuid, { codes, openCases, staff }) => [
    `What follows when "${cuid}" is withdrawn:`,
    `  - codes in use: ${codes}. Whoever scans one reads that the service has ended, and how to reach it.`,
    `  - cases still open: ${openCases}. Nobody can answer or close them any more; they can be read until they are erased.`,
    `  - staff: ${staff}. Nobody has a role here any more.`,
  ],
};

/** What became of it. */
export const SAYS = {
  unnamed: { fr: () => 'Aucun client n’est nommé.', en: () => 'No customer is named.' },
  unknown: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  hasFolder: {
    fr: (cuid: string) =>
      `« ${cuid} » a un dossier, qui le remettrait en service : écrivez-y "withdrawn": true, puis « npx parvis reload ».`,
    en: (cuid: string) =>
      `"${cuid}" has a folder, which would bring it back: write "withdrawn": true there, then run npx parvis reload.`,
  },
  closed: {
    fr: (cuid: string, folder: string) =>
      `Le dossier ${folder} ne peut pas être lu, et pourrait être celui de « ${cuid} » : donnez-le au compte de Parvis (chown), puis recommencez.`,
    en: (cuid: string, folder: string) =>
      `The folder ${folder} cannot be read, and may be that of "${cuid}": give it to the account of Parvis (chown), then run this again.`,
  },
  already: {
    fr: (cuid: string) => `« ${cuid} » était déjà retiré.`,
    en: (cuid: string) => `"${cuid}" was withdrawn already.`,
  },
  done: {
    fr: (cuid: string) =>
      `« ${cuid} » est retiré : ses codes le disent, plus personne n’est son personnel, ses demandes restent jusqu’à leur effacement.`,
    en: (cuid: string) =>
      `"${cuid}" is withdrawn: its codes say so, nobody is its staff any more, its cases stay until they are erased.`,
  },
} as const;
