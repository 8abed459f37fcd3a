// From any folder; outside the repository only the bundle.
import { existsSync } from 'node:fs';

const HELP = {
  fr: `Usage : parvis start [--print-config] [--lang fr|en] [--help]
  Démarre le serveur, après avoir construit ce qui manque ; Ctrl-C, SIGTERM ou la fermeture du terminal l’arrêtent (comptez 45 s).
  --print-config  affiche les réglages en vigueur, les secrets masqués, au lieu de démarrer
  --help, -h      affiche ceci
Les réglages sont des variables d’environnement : server/README.md les décrit, docs/operating.md dit comment les poser.`,
  en: `Usage: parvis start [--print-config] [--lang fr|en] [--help]
  Starts the server, once what is missing was built; Ctrl-C, SIGTERM or a closed terminal end it (allow 45 s).
  --print-config  prints the settings in force, secrets hidden, in place of a start
  --help, -h      shows this
Settings are environment variables: server/README.md describes them, docs/operating.md says how to set them.`,
};

const args = process.argv.slice(3);
const unknown = args.find((arg) => !['--print-config', '--help', '-h', '--lang', 'fr', 'en'].includes(arg));
const help = HELP[args.includes('fr') ? 'fr' : 'en'];
if (args.includes('--help') || args.includes('-h')) console.log(help);
else if (unknown !== undefined) {
  console.error(help);
  process.exitCode = 2;
} else {
  const whole = new URL('../../../scripts/start.mjs', import.meta.url);
  await import(existsSync(whole) ? whole.href : new URL('../../dist/main.js', import.meta.url).href);
}
