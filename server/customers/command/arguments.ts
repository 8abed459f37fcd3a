import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';

/** What the command is asked to do. */
interface CommandOptions {
  readonly folders: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  readonly help: boolean;
}

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis check [dossier …] [--lang fr|en] [--json] [--help]',
  en: 'Usage: parvis check [folder …] [--lang fr|en] [--json] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  dossier         le dossier d’un client (avec customer.json), ou un dossier de tels dossiers ; ou le nom d’un client de PARVIS_CUSTOMERS',
    '                  sans dossier : tous ceux de PARVIS_CUSTOMERS',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Statut : 0 rien à signaler, 1 des erreurs ou des avertissements, 2 un fichier ou un argument ne peut pas être lu',
    'Une erreur empêche le client d’être chargé ; un avertissement, non.',
  ],
  en: [
    '  folder          a customer’s folder (with customer.json), or a folder of such folders; or the name of a customer of PARVIS_CUSTOMERS',
    '                  without a folder: all of PARVIS_CUSTOMERS',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'Status: 0 no finding, 1 errors or warnings, 2 a file or an argument cannot be read',
    'With an error a customer is not loaded; with a warning it is.',
  ],
};

/** Why arguments cannot be understood. */
const REFUSALS = {
  option: {
    fr: (arg: string) => `L’option « ${arg} » n’existe pas.`,
    en: (arg: string) => `There is no option "${arg}".`,
  },
  language: {
    fr: (arg: string) => `La langue « ${arg} » n’existe pas ici : fr ou en.`,
    en: (arg: string) => `There is no language "${arg}" here: fr or en.`,
  },
  nothing: { fr: () => 'Aucun dossier n’est nommé.', en: () => 'No folder is named.' },
} as const satisfies Readonly<Record<string, Both<(arg: string) => string>>>;

type Parsed =
  | { readonly ok: true; readonly options: CommandOptions }
  | { readonly ok: false; readonly why: Both<string> };

const refuse = (why: keyof typeof REFUSALS, arg = ''): Parsed => {
  const { fr, en } = REFUSALS[why];
  return { ok: false, why: { fr: fr(arg), en: en(arg) } };
};

/** Reads the arguments, or says which of them cannot be understood. @param all what is checked where no folder is named */
export function parseArguments(args: readonly string[], all?: string): Parsed {
  const folders: string[] = [];
  let language: Language = 'en';
  let json = false;
  let help = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--json') json = true;
    else if (arg === '--help' || arg === '-h') help = true;
    else if (arg === '--lang') {
      const given = args[++at] ?? '';
      if (given !== 'fr' && given !== 'en') return refuse('language', given);
      language = given;
    } else if (arg.startsWith('-')) return refuse('option', arg);
    else folders.push(arg);
  }
  if (folders.length === 0 && all) folders.push(all);
  if (!help && folders.length === 0) return refuse('nothing');
  return { ok: true, options: { folders, language, json, help } };
}
