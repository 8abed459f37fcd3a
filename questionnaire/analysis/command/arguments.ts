import type { Both, Language } from '../words/language.ts';

/** What the command is asked to do. */
export interface CommandOptions {
  readonly files: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  /** Lists every path too. */
  readonly paths: boolean;
  readonly results: readonly string[];
  /** A file of the host's words: `{ "fr": { "id": "words" } }`. */
  readonly texts: string | undefined;
  readonly help: boolean;
}

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: 'Usage : parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results drapeau,drapeau] [--texts textes.json] [--help]',
  en: 'Usage: parvis-check questionnaire.json … [--lang fr|en] [--json] [--paths] [--results flag,flag] [--texts words.json] [--help]',
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    '  --lang fr|en            langue de ce que dit la commande (anglais par défaut)',
    '  --json                  écrit des données au lieu de phrases',
    '  --paths                 liste aussi chaque chemin, du début à une fin',
    '  --results a,b           drapeaux que l’application lit dans le résultat',
    '  --texts textes.json     textes de l’application : { "fr": { "id": "texte" }, "en": { … } }',
    '  --help, -h              affiche ceci',
    '  parvis-check customer   vérifie le dossier d’un client, avec @parvis/server : parvis-check customer --help',
    'Statut : 0 rien à signaler, 1 des remarques ou une définition refusée, 2 un fichier ou un argument ne peut pas être lu, 3 non tranché',
  ],
  en: [
    '  --lang fr|en            language of what the command says (English by default)',
    '  --json                  writes data instead of sentences',
    '  --paths                 also lists every path from the start to an end',
    '  --results a,b           flags that the host reads from the result',
    '  --texts words.json      words of the host: { "fr": { "id": "words" }, "en": { … } }',
    '  --help, -h              shows this',
    '  parvis-check customer   checks a customer’s folder, with @parvis/server: parvis-check customer --help',
    'Status: 0 no finding, 1 findings or a definition that is refused, 2 a file or an argument cannot be read, 3 not decided',
  ],
};

/** Reads the arguments; nothing where they cannot be understood. */
export function parseArguments(args: readonly string[]): CommandOptions | undefined {
  const files: string[] = [];
  let language: Language = 'en';
  let json = false;
  let paths = false;
  let help = false;
  let results: string[] = [];
  let texts: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--json') json = true;
    else if (arg === '--paths') paths = true;
    else if (arg === '--help' || arg === '-h') help = true;
    else if (arg === '--lang') {
      const given = args[++at];
      if (given !== 'fr' && given !== 'en') return undefined;
      language = given;
    } else if (arg === '--results') results = (args[++at] ?? '').split(',').filter((flag) => flag !== '');
    else if (arg === '--texts') {
      texts = args[++at];
      if (texts === undefined) return undefined;
    } else if (arg.startsWith('-')) return undefined;
    else files.push(arg);
  }
  const options = { files, language, json, paths, results, texts, help };
  return help || files.length > 0 ? options : undefined;
}
