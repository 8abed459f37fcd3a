import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../base/commandArguments.ts';

/** Prints the settings in place of a start: `npm start -- --print-config`. */
const FLAGS = { '--print-config': 'print', ...HELP_FLAGS } as const;

const USAGE: Both<string> = {
  fr: 'Usage\u202f: node server/dist/main.js [--print-config] [--lang fr|en] [--help]',
  en: 'Usage: node server/dist/main.js [--print-config] [--lang fr|en] [--help]',
};

const HELP: Both<readonly string[]> = {
  fr: [
    '  Démarre le serveur\u202f; Ctrl-C, SIGTERM ou la fermeture du terminal l’arrêtent (comptez 45 s).',
    '  --print-config  affiche les réglages en vigueur, les secrets masqués, au lieu de démarrer',
    '  --lang fr|en    langue de ce que dit le démarrage (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Les réglages sont des variables d’environnement\u202f: server/README.md les décrit, docs/operating.md dit comment les poser.',
    'Les autres commandes\u202f: npx parvis --help\u202f; sans outils de développement, node server/dist/<commande>.js <commande> --help.',
  ],
  en: [
    '  Starts the server; Ctrl-C, SIGTERM or a closed terminal end it (allow 45 s).',
    '  --print-config  prints the settings in force, secrets hidden, in place of a start',
    '  --lang fr|en    language of what the start says (English by default)',
    '  --help, -h      shows this',
    'Settings are environment variables: server/README.md describes them, docs/operating.md says how to set them.',
    'The other commands: npx parvis --help; without development tools, node server/dist/<command>.js <command> --help.',
  ],
};

/** What a server is to do, by its arguments; or what it answers to them in place of a start. `parvis start` hands its own name on. */
export function startArguments(args: readonly string[]): { readonly printsConfig: boolean } | CommandResult {
  const own = args[0] === 'start' ? args.slice(1) : args;
  const read = readCommand(own, { flags: FLAGS, usage: USAGE, help: HELP });
  return 'status' in read ? read : { printsConfig: read.given.has('print') };
}
