#!/usr/bin/env node
// From TypeScript sources.
const commands = {
  new: [
    () => import('../cli/customers/new.ts'),
    {
      fr: 'écrit le dossier d’un nouveau client, prêt à être servi',
      en: 'writes the folder of a new customer, ready to be served',
    },
  ],
  start: [
    () => import('../cli/serve/startCommand.mjs'),
    { fr: 'démarre le serveur', en: 'starts the server' },
  ],
  'admin add': [
    () => import('../cli/admin/adminAdd.ts'),
    { fr: 'ajoute quelqu’un au personnel d’un client', en: 'adds somebody to the staff of a customer' },
  ],
  check: [
    () => import('../cli/customers/check.ts'),
    {
      fr: 'dit ce qui ne va pas dans le dossier d’un client',
      en: 'says what is wrong with a customer’s folder',
    },
  ],
  reload: [
    () => import('../cli/customers/reload.ts'),
    {
      fr: 'charge ce qui a changé dans les dossiers des clients, pendant que les serveurs servent',
      en: 'loads what changed in the folders of customers, while servers serve',
    },
  ],
  withdraw: [
    () => import('../cli/customers/withdraw.ts'),
    {
      fr: 'retire du service un client dont le dossier n’est plus là',
      en: 'takes a customer out of service whose folder is gone',
    },
  ],
  rename: [
    () => import('../cli/customers/rename.ts'),
    {
      fr: 'donne à un client un autre nom dans les adresses, et dit d’abord ce qui s’ensuit',
      en: 'gives a customer another name in addresses, and says first what follows',
    },
  ],
  look: [
    () => import('../cli/customers/look.ts'),
    {
      fr: 'donne l’apparence enregistrée au studio comme le fichier d’un client l’écrit',
      en: 'gives the look saved in the studio as a customer’s file writes it',
    },
  ],
  export: [
    () => import('../cli/customers/export.ts'),
    { fr: 'écrit un client entier dans une archive', en: 'writes a whole customer into one archive' },
  ],
  import: [
    () => import('../cli/customers/import.ts'),
    { fr: 'prend un client d’une archive', en: 'takes a customer from an archive' },
  ],
  codes: [
    () => import('../cli/codes/codes.ts'),
    { fr: 'écrit les codes en feuilles, prêtes à imprimer', en: 'writes sheets of codes, ready to print' },
  ],
  doctor: [
    () => import('../cli/doctor/doctor.ts'),
    { fr: 'regarde si tout est en état de servir', en: 'looks whether all is fit to serve' },
  ],
  backup: [
    () => import('../cli/backup/backup.ts'),
    {
      fr: 'sauvegarde la base et les fichiers, pendant que les serveurs servent',
      en: 'backs up database and files, while servers serve',
    },
  ],
  restore: [
    () => import('../cli/backup/restore.ts'),
    { fr: 'remet une sauvegarde en place', en: 'puts a back-up in place' },
  ],
  move: [
    () => import('../cli/move/move.ts'),
    {
      fr: 'déplace la base embarquée vers DATABASE_URL, ou en retour',
      en: 'moves the embedded database to DATABASE_URL, or back',
    },
  ],
  retention: [
    () => import('../cli/retention/retention.ts'),
    { fr: 'efface ce qui a fait son temps', en: 'erases what is past its time' },
  ],
  erase: [
    () => import('../cli/erase/erase.ts'),
    {
      fr: 'efface tout de la personne qui a fait un signalement, à sa demande',
      en: 'erases all of the person who reported a case, as they ask',
    },
  ],
  trail: [
    () => import('../cli/trail/trail.ts'),
    { fr: 'dit qui a fait quoi chez un client', en: 'says who did what at a customer' },
  ],
  survey: [
    () => import('../cli/survey/survey.ts'),
    {
      fr: 'dit ce que les personnes qui signalent pensent du service',
      en: 'says what reporters think of the service',
    },
  ],
  'media move': [
    () => import('../cli/media/mediaMove.ts'),
    {
      fr: 'déplace photos et vidéos là où elles sont gardées désormais',
      en: 'moves photos and videos to where they are kept now',
    },
  ],
  mail: [
    () => import('../cli/mail/mail.ts'),
    {
      fr: 'envoie un e-mail d’essai et dit s’il est pris',
      en: 'sends a test mail and says whether it is taken',
    },
  ],
  'push rotate-key': [
    () => import('../cli/push/rotateKey.ts'),
    { fr: 'fait une nouvelle clé pour les notifications', en: 'makes a new key for notifications' },
  ],
};

const SAYS = {
  fr: {
    notInstalled: (what) =>
      `Parvis n’est pas installé en entier (il manque ${what}) : « npm ci » est en cours, ou reste à faire ici. Recommencez ensuite.`,
    alone: (said) => `Il n’y a pas de commande «\u202f${said}\u202f» seule.`,
    unknown: (said) => `Il n’y a pas de commande « ${said} ».`,
    usage: 'Usage : parvis commande [--lang fr|en] [--help]\n',
  },
  en: {
    notInstalled: (what) =>
      `Parvis is not wholly installed (${what} is missing): "npm ci" is under way, or is still to be done here. Then try again.`,
    alone: (said) => `There is no command "${said}" alone.`,
    unknown: (said) => `There is no command "${said}".`,
    usage: 'Usage: parvis command [--lang fr|en] [--help]\n',
  },
};

const asked = process.argv.slice(2);
const said = asked.join(' ');
const named = Object.entries(commands).find(([words]) => said === words || said.startsWith(`${words} `));
const at = asked.indexOf('--lang');
const language = at >= 0 && asked[at + 1] === 'fr' ? 'fr' : 'en';

/** `npm ci` removes packages while it runs. */
function findMissingPackage(error) {
  if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(error?.code)) return undefined;
  return /'([^']+)'/.exec(error.message)?.[1] ?? 'node_modules';
}

async function run([words, [command]]) {
  try {
    // `start` runs the bundle.
    if (words !== 'start') (await import('tsx/esm/api')).register();
    await command();
  } catch (error) {
    const missing = findMissingPackage(error);
    if (missing === undefined) throw error;
    console.error(SAYS[language].notInstalled(missing));
    process.exitCode = 2;
  }
}

if (named) await run(named);
else {
  const isFlag = (word) => word === '--help' || word === '-h';
  const given = asked.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const words = given.filter((word) => !isFlag(word));
  // `admin` matches `admin add`.
  const begun = Object.entries(commands).filter(([name]) => name.startsWith(`${words[0]} `));
  const isHelp = given.some(isFlag) && (words.length === 0 || (words.length === 1 && begun.length > 0));
  const { alone, unknown, usage } = SAYS[language];
  if (!isHelp && words.length > 0)
    console.error((words.length === 1 && begun.length > 0 ? alone : unknown)(words.join(' ')));
  console.log(usage);
  for (const [name, [, what]] of begun.length > 0 ? begun : Object.entries(commands))
    console.log(`  ${name.padEnd(16)}${what[language]}`);
  process.exitCode = isHelp ? 0 : 2;
}
