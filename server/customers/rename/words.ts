import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { Touched } from './lookAtName.ts';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis rename ancien nouveau [--yes] [--lang fr|en] [--help]',
  en: 'Usage: parvis rename old new [--yes] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Donne à un client un autre « cuid », pendant que les serveurs servent, et dit d’abord ce qui s’ensuit. Rien ne change sans --yes.',
    '  Tout est fait en une fois ou pas du tout. Les adresses qui portent l’ancien nom mènent au nouveau ; les codes imprimés restent bons.',
    '  Le « cuid » est changé aussi dans son customer.json, s’il est dans PARVIS_CUSTOMERS.',
    '  --yes           le fait',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 fait, 1 à confirmer par --yes, ou fait mais le fichier est à changer à la main, 2 il n’y a pas de tel client, le nom est pris, ou la base ou un argument ne peut pas être lu',
  ],
  en: [
    '  Gives a customer another cuid, while servers serve, and says first what follows. Nothing changes without --yes.',
    '  All is done at once or nothing. Addresses with the old name lead to the new one; printed codes stay good.',
    '  The cuid is changed in its customer.json as well, if that lies in PARVIS_CUSTOMERS.',
    '  --yes           does it',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 done, 1 to be confirmed by --yes, or done but for the file, to be changed by hand, 2 there is no such customer, the name is taken, or the database or an argument cannot be read',
  ],
};

/** What follows from a new name. */
export const FOLLOWS: Both<(cuid: string, name: string, touched: Touched) => readonly string[]> = {
  fr: (cuid, name, { codes, cases, staff, media, formerly }) => [
    `« ${cuid} » s’appellera « ${name} » :`,
    `  - codes : ${codes}. Ceux qui sont imprimés restent bons : leur adresse ne porte pas ce nom.`,
    `  - demandes : ${cases}, photos et vidéos : ${media}. Elles suivent, avec leurs numéros et leurs jours d’effacement.`,
    `  - personnel : ${staff}. Chacun garde son rôle ; qui a une page ouverte la recharge.`,
    `  - adresses : /app/${cuid}, /staff/${cuid}, /privacy/${cuid} et les liens gardés ou envoyés mènent à « ${name} », aussi longtemps que ce client existe.`,
    '  - applications installées : elles s’ouvrent comme avant ; qui l’installe désormais a une application de plus.',
    ...formerly.map((former) => `  - « ${former} », qu’il portait avant, mène aussi à « ${name} ».`),
    '  - qui est en train de signaler, d’écrire ou de répondre continue : les serveurs qui tournent suivent d’eux-mêmes.',
  ],
  en: (cuid, name, { codes, cases, staff, media, formerly }) => [
    `"${cuid}" will be called "${name}":`,
    `  - codes: ${codes}. Printed ones stay good: their address does not hold this name.`,
    `  - cases: ${cases}, photos and videos: ${media}. They follow, with their numbers and the days on which they are erased.`,
    `  - staff: ${staff}. Everybody keeps their role; whoever has a page open loads it anew.`,
    `  - addresses: /app/${cuid}, /staff/${cuid}, /privacy/${cuid} and links that were kept or sent lead to "${name}", as long as this customer is there.`,
    '  - installed apps open as before; whoever installs it from now on has one more.',
    ...formerly.map((former) => `  - "${former}", which it was called before, leads to "${name}" as well.`),
    '  - whoever is reporting, writing or answering goes on: servers that run follow by themselves.',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  two: {
    fr: () => 'Deux noms sont nécessaires : l’ancien et le nouveau.',
    en: () => 'Two names are needed: the old one and the new one.',
  },
  unknown: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  left: {
    fr: (cuid: string, name: string) => `Le client « ${cuid} » s’appelle déjà « ${name} ».`,
    en: (cuid: string, name: string) => `The customer "${cuid}" is called "${name}" already.`,
  },
  invented: {
    fr: (cuid: string) => `« ${cuid} » est de la démonstration, dont les fichiers ne changent pas.`,
    en: (cuid: string) => `"${cuid}" is of the demonstration, whose files do not change.`,
  },
  taken: {
    fr: (_: string, name: string) => `« ${name} » est le nom d’un autre client, ou l’était.`,
    en: (_: string, name: string) => `"${name}" is the name of another customer, or was.`,
  },
  several: {
    fr: (cuid: string) =>
      `Plusieurs fichiers portent le nom « ${cuid} » : lequel est ce client ? N’en laissez qu’un dans PARVIS_CUSTOMERS. Rien n’a changé.`,
    en: (cuid: string) =>
      `Several files bear the name "${cuid}": which of them is this customer? Leave one of them in PARVIS_CUSTOMERS. Nothing has changed.`,
  },
  borne: {
    fr: (_: string, name: string) =>
      `Un fichier porte déjà le nom « ${name} » : retirez-le de PARVIS_CUSTOMERS, ou choisissez un autre nom. Rien n’a changé.`,
    en: (_: string, name: string) =>
      `A file bears the name "${name}" already: take it out of PARVIS_CUSTOMERS, or choose another name. Nothing has changed.`,
  },
  notCode: {
    fr: (_: string, name: string) =>
      `« ${name} » n’est pas un code : lettres sans accent, chiffres, « - », « _ », « . », 64 signes au plus.`,
    en: (_: string, name: string) =>
      `"${name}" is no code: letters without accents, digits, "-", "_", ".", at most 64 signs.`,
  },
  reserved: {
    fr: (_: string, name: string) =>
      `« ${name} » est le nom d’une page (/staff/${name}) : choisissez-en un autre, comme celui de la ville.`,
    en: (_: string, name: string) =>
      `"${name}" is the name of a page (/staff/${name}): choose another one, such as that of the town.`,
  },
  same: { fr: () => 'Les deux noms sont le même.', en: () => 'Both names are the same.' },
  done: { fr: () => 'Fait.', en: () => 'Done.' },
  file: {
    fr: (path: string) => `${path} : son « cuid » est changé.`,
    en: (path: string) => `${path}: its cuid is changed.`,
  },
  already: {
    fr: (path: string) => `${path} : son « cuid » est déjà celui-là.`,
    en: (path: string) => `${path}: its cuid is that one already.`,
  },
  byHand: {
    fr: (_: string, name: string) =>
      `Son customer.json n’a pas été trouvé, ou ne peut pas être écrit : écrivez-y "cuid": "${name}", sinon il n’est plus chargé.`,
    en: (_: string, name: string) =>
      `Its customer.json was not found, or cannot be written: write "cuid": "${name}" there, else it is loaded no more.`,
  },
  sites: {
    fr: (cuid: string, name: string) =>
      `PARVIS_SITES nomme « ${cuid} » : écrivez-y « ${name} » avant le prochain démarrage des serveurs, et redémarrez-les.`,
    en: (cuid: string, name: string) =>
      `PARVIS_SITES names "${cuid}": write "${name}" there before servers start again, and start them again.`,
  },
} as const satisfies Readonly<Record<string, Both<(cuid: string, name: string) => string>>>;
