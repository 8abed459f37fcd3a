import type { NotPrintable } from '@parvis/api/entities/codes';
import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis codes client [--format a4|a5|a6|stickers|tent] [--svg] [--code code …] [--copies nombre] [--out fichier] [--address adresse] [--font fichier …] [--lang fr|en] [--help]',
  en: 'Usage: parvis codes customer [--format a4|a5|a6|stickers|tent] [--svg] [--code code …] [--copies number] [--out file] [--address address] [--font file …] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Écrit les codes d’un client, prêts à imprimer en A4 : son nom, son logo, ses couleurs, le lieu, une phrase en deux langues, l’adresse à taper.',
    '  client            son « cuid » ; tous ses codes en service, sauf ceux d’essai',
    '  --format nom      a4 (si rien n’est dit), a5 : 2 par feuille, a6 : 4, stickers : 24 étiquettes de 70 × 37 mm, tent : chevalet de table à plier',
    '  --svg             un dessin par feuille au lieu d’un PDF, au nom de son code s’il n’y en a qu’un dessus',
    '  --code code       ce code seulement ; peut être répété',
    '  --copies nombre   combien de fois chacun, de 1 à 24 ; 24 étiquettes d’un même code remplissent une feuille',
    '  --out fichier     où écrire ; « client-format.pdf » ici si rien n’est dit',
    '  --address adresse l’adresse où mènent les codes, si ce n’est pas PUBLIC_URL. Celle de cette machine, d’un réseau privé ou sans https n’est imprimée que nommée ainsi',
    '  --font fichier    une police (.ttf, .otf) pour les lettres que Noto Sans n’a pas : arabe, chinois, hébreu… ; peut être répété, avant celles de PRINT_FONTS',
    '  --lang fr|en      langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h        affiche ceci',
    'La base est celle du serveur : DATABASE_URL, sinon PARVIS_DATA, sinon l’endroit habituel.',
    'Statut : 0 écrit, 1 un code nommé n’est pas en service, ou des lettres manquent au papier, 2 rien n’a pu être écrit',
  ],
  en: [
    '  Writes the codes of a customer, ready to print on A4: its name, its logo, its colours, the place, a sentence in two languages, the address to type.',
    '  customer          its cuid; all its codes in use, but those for tests',
    '  --format name     a4 (if nothing is said), a5: 2 on a sheet, a6: 4, stickers: 24 of 70 × 37 mm, tent: for a table, to fold',
    '  --svg             a drawing a sheet in place of a PDF, by the name of its code where one alone stands on it',
    '  --code code       this code alone; may be repeated',
    '  --copies number   how often each, from 1 to 24; 24 stickers of one code fill a sheet',
    '  --out file        where to write; customer-format.pdf here if nothing is said',
    '  --address address where codes lead, if not to PUBLIC_URL. One of this machine, of a private network or without https is printed only when it is named like this',
    '  --font file       letters (.ttf, .otf) that Noto Sans lacks: Arabic, Chinese, Hebrew…; may be repeated, before those of PRINT_FONTS',
    '  --lang fr|en      language of what the command says (English by default)',
    '  --help, -h        shows this',
    'The database is the server’s: DATABASE_URL, else PARVIS_DATA, else the usual place.',
    'Status: 0 written, 1 a code that was named is not in use, or letters are missing on paper, 2 nothing could be written',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  unnamed: { fr: () => 'Aucun client n’est nommé.', en: () => 'No customer is named.' },
  unknown: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  noCodes: {
    fr: (cuid: string) => `« ${cuid} » n’a pas de code en service.`,
    en: (cuid: string) => `"${cuid}" has no code in use.`,
  },
  notInUse: {
    fr: (qrid: string) => `Le code « ${qrid} » n’est pas en service chez ce client.`,
    en: (qrid: string) => `The code "${qrid}" is not in use there.`,
  },
  replaced: {
    fr: (qrid: string, now: string) =>
      `Le code « ${qrid} » a été remplacé : c’est « ${now} » qui est à sa place. Pour imprimer celui-là : --code ${now}`,
    en: (qrid: string, now: string) =>
      `The code "${qrid}" was replaced: "${now}" hangs in its place. To print that one: --code ${now}`,
  },
  noFormat: {
    fr: (name: string) => `Il n’y a pas de format « ${name} » : a4, a5, a6, stickers ou tent.`,
    en: (name: string) => `There is no format "${name}": a4, a5, a6, stickers or tent.`,
  },
  noCopies: {
    fr: (typed: string) => `« ${typed} » n’est pas un nombre d’exemplaires : un nombre entier, de 1 à 24.`,
    en: (typed: string) => `"${typed}" is no number of copies: a whole number, from 1 to 24.`,
  },
  noAddress: {
    fr: (text: string) =>
      `« ${text} » n’est pas l’adresse d’un site, sans chemin, comme https://signaler.ville.example.`,
    en: (text: string) =>
      `"${text}" is not the address of a site, without a path, such as https://report.town.example.`,
  },
  unprintable: {
    fr: (letters: string) =>
      `Aucune police donnée n’a ${letters} : ce seraient des cases vides sur le papier. Nommez-en une qui les a (--font fichier, ou PRINT_FONTS), changez ce nom, ou imprimez ces codes avec un autre logiciel (/qr/code.svg).`,
    en: (letters: string) =>
      `No font at hand has ${letters}: they would be empty boxes on paper. Name one that has them (--font file, or PRINT_FONTS), change that name, or print these codes with another program (/qr/code.svg).`,
  },
  noFont: {
    fr: (file: string) => `« ${file} » n’est pas une police qui se lit : un fichier .ttf ou .otf.`,
    en: (file: string) => `"${file}" is no font that can be read: a .ttf or .otf file.`,
  },
  unwritable: {
    fr: (folder: string, why: string) =>
      `On ne peut pas écrire dans ${folder} (${why}). Rien n’a été écrit : dites où avec --out, comme --out /var/lib/parvis/codes`,
    en: (folder: string, why: string) =>
      `${folder} cannot be written to (${why}). Nothing was written: say where with --out, such as --out /var/lib/parvis/codes`,
  },
  written: {
    fr: (file: string) => `Écrit : ${file}`,
    en: (file: string) => `Written: ${file}`,
  },
} as const;

/** Why codes are not printed with an address. */
export const NOT_PRINTABLE: Readonly<Record<NotPrintable, Both<(origin: string) => string>>> = {
  none: {
    fr: () =>
      'PUBLIC_URL n’est pas donnée : les codes ne mèneraient nulle part. Donnez-la, ou nommez l’adresse avec --address.',
    en: () => 'PUBLIC_URL is not set: codes would lead nowhere. Set it, or name the address with --address.',
  },
  private: {
    fr: (origin) =>
      `${origin} n’est joignable que d’ici : une affiche imprimée ainsi ne mènerait personne nulle part. Si c’est voulu : --address ${origin}`,
    en: (origin) =>
      `${origin} can be reached from here alone: a poster printed like this would lead nobody anywhere. If you mean it: --address ${origin}`,
  },
  http: {
    fr: (origin) =>
      `${origin} n’est pas chiffrée (https) : les navigateurs préviennent ou refusent. Si c’est voulu : --address ${origin}`,
    en: (origin) =>
      `${origin} is not encrypted (https): browsers warn of it or refuse it. If you mean it: --address ${origin}`,
  },
};

/** What is said of an address that was named by hand, and printed: it may be meant for a trial. */
export const NAMED_UNFIT: typeof NOT_PRINTABLE = {
  ...NOT_PRINTABLE,
  private: {
    fr: (origin) =>
      `Les téléphones des passants ne peuvent pas ouvrir ${origin} : n’affichez pas ces codes, ils ne servent qu’à un essai d’ici.`,
    en: (origin) =>
      `Phones of passers-by cannot open ${origin}: do not hang these codes up, they are for a trial from here alone.`,
  },
  http: {
    fr: (origin) =>
      `${origin} n’est pas chiffrée (https) : les téléphones des passants préviennent ou refusent de l’ouvrir.`,
    en: (origin) =>
      `${origin} is not encrypted (https): phones of passers-by warn of it or refuse to open it.`,
  },
};
