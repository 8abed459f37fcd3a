import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import {
  countPieces,
  isSameStorage,
  loadMediaLocation,
  type MoveProgress,
  movePieces,
} from '../../modules/media/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import { withAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import type { Store } from '../../platform/db/database.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type OpenedStorage, openStorage, type StoragePlace } from '../../platform/storage/openStorage.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';

const USAGE: Both<string> = {
  fr: 'Usage : parvis media move [--dry-run] [--lang fr|en] [--json] [--help]',
  en: 'Usage: parvis media move [--dry-run] [--lang fr|en] [--json] [--help]',
};

const HELP: Both<readonly string[]> = {
  fr: [
    '  Déplace les photos et vidéos de là où elles étaient gardées vers là où elles le sont désormais, pendant que le serveur sert.',
    '  Du dossier vers un compartiment S3 : démarrez d’abord chaque serveur avec MEDIA_URL. D’un compartiment vers le dossier, ou vers un autre :',
    '  démarrez-les avec l’ancien dans MEDIA_OLD_URL. Le serveur lit alors les deux. Chaque fichier est copié, relu à l’arrivée, puis retiré.',
    '  Interrompue, la commande reprend où elle en était : relancez-la.',
    '  --dry-run       dit ce qui serait déplacé, et ne déplace rien',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --json          écrit des données au lieu de phrases',
    '  --help, -h      affiche ceci',
    'Les réglages sont ceux du serveur : DATABASE_URL ou PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL, MEDIA_OLD_URL.',
    'Statut : 0 fait, 1 tout n’a pas été déplacé ou un autre le fait déjà, 2 rien à déplacer avec ces réglages',
  ],
  en: [
    '  Moves photos and videos from where they were kept to where they are kept now, while the server serves.',
    '  From the folder to a bucket: first start each server with MEDIA_URL. From a bucket to the folder, or to another bucket:',
    '  start them with the old one in MEDIA_OLD_URL. The server then reads both. Each file is copied, read again where it arrived, then removed.',
    '  Interrupted, the command goes on where it was: run it again.',
    '  --dry-run       says what would be moved, and moves nothing',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --json          writes data instead of sentences',
    '  --help, -h      shows this',
    'The settings are the server’s: DATABASE_URL or PARVIS_DATA, PARVIS_MEDIA, MEDIA_URL, MEDIA_OLD_URL.',
    'Status: 0 done, 1 not all was moved or somebody else is at it, 2 nothing to move with these settings',
  ],
};

const formatSize = (bytes: number, language: 'fr' | 'en'): string =>
  `${(bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1 })} ${language === 'fr' ? 'Mo' : 'MB'}`;

const SAYS = {
  nowhere: {
    fr: 'Il n’y a pas d’ancien endroit : ni MEDIA_URL (alors ce serait le dossier) ni MEDIA_OLD_URL n’est réglé.',
    en: 'There is no place of before: neither MEDIA_URL (it would be the folder then) nor MEDIA_OLD_URL is set.',
  },
  busy: {
    fr: 'Quelqu’un d’autre déplace déjà les fichiers.',
    en: 'Somebody else is moving the files right now.',
  },
} as const;

const PLACES = {
  notServed: {
    fr: (place: string) =>
      `Le dernier serveur démarré ne garde pas ses fichiers dans ${place} : démarrez d’abord chaque serveur avec ces réglages. Rien n’a été déplacé.`,
    en: (place: string) =>
      `The server that was started last does not keep its files in ${place}: first start each server with these settings. Nothing was moved.`,
  },
  same: {
    fr: (place: string) => `${place} est le même endroit sous une autre adresse. Rien n’a été déplacé.`,
    en: (place: string) => `${place} is the same place by another address. Nothing was moved.`,
  },
} as const;

const OUTCOME = {
  would: {
    fr: (from: string, to: string, { moved, bytes }: Pick<MoveProgress, 'moved' | 'bytes'>) =>
      `Serait déplacé de ${from} vers ${to} : ${moved} fichiers, ${formatSize(bytes, 'fr')}`,
    en: (from: string, to: string, { moved, bytes }: Pick<MoveProgress, 'moved' | 'bytes'>) =>
      `Would be moved from ${from} to ${to}: ${moved} files, ${formatSize(bytes, 'en')}`,
  },
  did: {
    fr: (from: string, to: string, { moved, bytes }: Pick<MoveProgress, 'moved' | 'bytes'>) =>
      `Déplacé de ${from} vers ${to} : ${moved} fichiers, ${formatSize(bytes, 'fr')}`,
    en: (from: string, to: string, { moved, bytes }: Pick<MoveProgress, 'moved' | 'bytes'>) =>
      `Moved from ${from} to ${to}: ${moved} files, ${formatSize(bytes, 'en')}`,
  },
  there: {
    fr: (many: number) => `Y étaient déjà : ${many}`,
    en: (many: number) => `Lay there already: ${many}`,
  },
  different: {
    fr: (many: number) => `Y sont autrement, laissés aux deux endroits : ${many}`,
    en: (many: number) => `Lie there otherwise, left in both places: ${many}`,
  },
  stopped: {
    fr: (why: string) => `Arrêté : ${why}. Ce qui est déplacé l’est ; relancez la commande pour le reste.`,
    en: (why: string) => `Stopped: ${why}. What is moved is moved; run the command again for the rest.`,
  },
  stoppedCounting: {
    fr: (why: string) => `Arrêté : ${why}. Rien n’a été déplacé.`,
    en: (why: string) => `Stopped: ${why}. Nothing was moved.`,
  },
} as const;

const FLAGS = { '--dry-run': 'dryRun', '--json': 'json', ...HELP_FLAGS } as const;

interface Options {
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

interface MoveOutcome extends MoveProgress {
  readonly from: string;
  readonly to: string;
  readonly stopped?: string;
}

const NOTHING_MOVED: MoveProgress = { moved: 0, bytes: 0, there: 0, different: 0 };

const refuse = (line: string, status: 1 | 2 = 2): CommandResult => ({ status, lines: [line] });

function formatOutcomes(outcomes: readonly MoveOutcome[], { dryRun, json, language }: Options): string[] {
  if (json) return [JSON.stringify({ dryRun, places: outcomes }, null, 2)];
  const head = dryRun ? OUTCOME.would : OUTCOME.did;
  const end = dryRun ? OUTCOME.stoppedCounting : OUTCOME.stopped;
  return outcomes.flatMap(({ from, to, stopped, ...moved }) => [
    head[language](from, to, moved),
    ...(moved.there > 0 ? [OUTCOME.there[language](moved.there)] : []),
    ...(moved.different > 0 ? [OUTCOME.different[language](moved.different)] : []),
    ...(stopped === undefined ? [] : [end[language](stopped)]),
  ]);
}

/** Moves or counts. @returns `same` if source and target are identical */
async function movePlace(
  { storage, place }: StoragePlace,
  { current, scratch }: OpenedStorage,
  { dryRun }: Options,
): Promise<MoveOutcome | 'same'> {
  let moved = NOTHING_MOVED;
  const buildOutcome = () => ({ from: place, to: current.place, ...moved });
  try {
    if (await isSameStorage({ from: storage, to: current.storage })) return 'same';
    if (dryRun) moved = { ...NOTHING_MOVED, ...(await countPieces({ from: storage })) };
    else
      await movePieces({ from: storage, to: current.storage, scratch }, (now) => {
        moved = now;
      });
    return buildOutcome();
  } catch (error) {
    return { ...buildOutcome(), stopped: getReason(error) };
  }
}

/** Sequential. @returns the place identical to the target, if any */
async function moveAll(opened: OpenedStorage, options: Options): Promise<MoveOutcome[] | string> {
  const done: MoveOutcome[] = [];
  for (const one of opened.former) {
    const outcome = await movePlace(one, opened, options);
    if (outcome === 'same') return one.place;
    done.push(outcome);
  }
  return done;
}

async function moveMedia(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  opened: OpenedStorage,
  options: Options,
): Promise<CommandResult> {
  const { current } = opened;
  const { dryRun, language } = options;
  // A server that reads only the old place would miss them.
  if ((await loadMediaLocation(db)) !== current.place)
    return refuse(PLACES.notServed[language](current.place));
  const runMove = () => moveAll(opened, options);
  const outcomes = await (dryRun ? runMove() : withAdvisoryLock(pool, 'moving', runMove));
  if (outcomes === undefined) return refuse(SAYS.busy[language], 1);
  if (typeof outcomes === 'string') return refuse(PLACES.same[language](outcomes));
  const isWhole = outcomes.every(({ stopped, different }) => stopped === undefined && different === 0);
  return { status: isWhole ? 0 : 1, lines: formatOutcomes(outcomes, options) };
}

export async function runMediaMove(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const read = parseCommand(args, { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const config = readConfig(env);
  const opened = openStorage(config, getMediaFolder(config));
  if (opened.former.length === 0) return refuse(SAYS.nowhere[language]);
  const options = { dryRun: given.has('dryRun'), json: given.has('json'), language };
  return withServerStore(config, (store) => moveMedia(store, opened, options));
}
