import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis new dossier [--name … --mail … --colour … --languages … --place …] [--logo fichier] [--lang fr|en] [--help]',
  en: 'Usage: parvis new folder [--name … --mail … --colour … --languages … --place …] [--logo file] [--lang fr|en] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  Écrit le dossier d’un nouveau client, prêt à servir : customer.json et son logo. Ce que les options ne disent pas est demandé dans le terminal.',
    '  dossier          à créer, ou vide ; son nom devient le « cuid » du client, qui ne change plus : saint-elme',
    '  --name           nom de la ville, comme on l’appelle',
    '  --mail           adresse e-mail où on lui écrit, et qui lira les signalements',
    '  --colour         couleur principale, comme #0A7D4B : toutes les autres en sont tirées',
    '  --languages      fr, ou fr,en : la première est celle de la ville ; fr si rien n’est dit',
    '  --place          premier lieu où un code sera affiché ; « Mairie » (ou « Town hall », si l’anglais est premier) si rien n’est dit',
    '  --logo fichier   image carrée (SVG, PNG, JPEG ou WebP) ; sinon un logo est dessiné dans la couleur',
    '  --lang fr|en     langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h       affiche ceci',
    'Statut : 0 écrit, 1 interrompu, rien n’est écrit, 2 une réponse ou un argument ne peut pas être pris, rien n’est écrit',
  ],
  en: [
    '  Writes the folder of a new customer, ready to be served: customer.json and its logo. What no option says is asked in the terminal.',
    '  folder           to be made, or empty; its name becomes the cuid of the customer, which changes no more: saint-elme',
    '  --name           name of the town, as people call it',
    '  --mail           e-mail address where people write to it, and which reads the reports',
    '  --colour         main colour, such as #0A7D4B: all others follow from it',
    '  --languages      fr, or fr,en: the first is that of the town; fr if not said',
    '  --place          first place where a code will hang; "Mairie", or "Town hall" where English is first, if not said',
    '  --logo file      square picture (SVG, PNG, JPEG or WebP); else a logo is drawn in the colour',
    '  --lang fr|en     language of what the command says (English by default)',
    '  --help, -h       shows this',
    'Status: 0 written, 1 interrupted, nothing is written, 2 an answer or an argument cannot be taken, nothing is written',
  ],
};

/** Sentences of the command. */
export const SAYS = {
  unnamed: { fr: () => 'Aucun dossier n’est nommé.', en: () => 'No folder is named.' },
  argument: {
    fr: (arg: string) => `L’argument « ${arg} » n’est pas compris.`,
    en: (arg: string) => `The argument "${arg}" is not understood.`,
  },
  taken: {
    fr: (folder: string) => `${folder} existe et n’est pas vide : nommez-en un autre.`,
    en: (folder: string) => `${folder} is there and is not empty: name another one.`,
  },
  noCode: {
    fr: (folder: string) =>
      `Le nom du dossier devient le code du client : il faut des lettres ou des chiffres, « ${folder} » n’en a pas.`,
    en: (folder: string) =>
      `The name of the folder becomes the code of the customer: letters or digits are needed, "${folder}" has none.`,
  },
  reserved: {
    fr: (cuid: string) =>
      `Le nom du dossier devient le code du client, et « ${cuid} » est celui d’une page (/staff/${cuid}) : nommez le dossier autrement, comme la ville.`,
    en: (cuid: string) =>
      `The name of the folder becomes the code of the customer, and "${cuid}" is that of a page (/staff/${cuid}): give the folder another name, such as that of the town.`,
  },
  missing: {
    fr: (option: string) => `${option} manque, et il n’y a pas de terminal où le demander.`,
    en: (option: string) => `${option} is missing, and there is no terminal to ask in.`,
  },
  noLogo: {
    fr: (file: string) => `« ${file} » n’est pas une image SVG, PNG, JPEG ou WebP de 2 Mo au plus.`,
    en: (file: string) => `"${file}" is no picture (SVG, PNG, JPEG or WebP) of at most 2 MB.`,
  },
  logoMissing: {
    fr: (file: string) => `--logo : le fichier « ${file} » n’existe pas.`,
    en: (file: string) => `--logo: there is no file "${file}".`,
  },
  stopped: { fr: () => 'Interrompu : rien n’est écrit.', en: () => 'Interrupted: nothing is written.' },
  unwritable: {
    fr: (why: string) => `Le dossier ne peut pas être écrit : ${why}`,
    en: (why: string) => `The folder cannot be written: ${why}`,
  },
  wrote: { fr: (path: string) => `Écrit : ${path}`, en: (path: string) => `Written: ${path}` },
} as const;

/** A path as a shell takes it, whatever stands in it. */
const typed = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** The database of a trial, where one was set: without it the next command would take another. */
const dataFor = (data: string | undefined): string => (data ? `PARVIS_DATA=${typed(data)} ` : '');

/** What to do once the folder is there. */
export const NEXT: Both<
  (folder: string, parent: string, code: string, cuid: string, data: string | undefined) => readonly string[]
> = {
  fr: (folder, parent, code, cuid, data) => [
    'Et maintenant :',
    `  npx parvis check ${typed(folder)} --lang fr`,
    '      après chaque modification ; que peut-on y écrire : docs/customers.md',
    `  PARVIS_CUSTOMERS=${typed(parent)} ${dataFor(data)}npm start`,
    `      puis ouvrez /q/${code} ; un serveur qui tourne déjà sur ce dossier : npx parvis reload, avec ses réglages`,
    `  npx parvis codes ${cuid} --lang fr`,
    '      les affiches, une fois l’adresse publique connue',
    'À revoir dans le fichier : les numéros d’urgence sont ceux de la France, et le personnel n’est encore que l’adresse donnée.',
  ],
  en: (folder, parent, code, cuid, data) => [
    'What now:',
    `  npx parvis check ${typed(folder)}`,
    '      after each change; what may stand there: docs/customers.en.md',
    `  PARVIS_CUSTOMERS=${typed(parent)} ${dataFor(data)}npm start`,
    `      then open /q/${code}; for a server that runs on this folder already: npx parvis reload, with its settings`,
    `  npx parvis codes ${cuid}`,
    '      the posters, once the public address is known',
    'To look at in the file: the emergency numbers are those of France, and the staff is the given address alone.',
  ],
};
