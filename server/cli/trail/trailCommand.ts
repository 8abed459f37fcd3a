import { OPERATOR, type TrailEntry, type TrailKind, trailKinds } from '@parvis/api/entities/trail';
import type { Locale } from '@parvis/locales/languages';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import { eq } from 'drizzle-orm';
import {
  type AuditQuery,
  describeAction,
  describeActor,
  fetchAuditPage,
  formatCsvHeader,
  formatCsvRows,
} from '../../modules/audit/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { formatLocalTime } from '../../platform/lib/formatLocalTime.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';

const KINDS = trailKinds.join('|');

const USAGE: Both<string> = {
  fr: `Usage : parvis trail client [--kind ${KINDS}] [--person nom|operator] [--csv] [--json] [--lang fr|en] [--help]`,
  en: `Usage: parvis trail customer [--kind ${KINDS}] [--person name|operator] [--csv] [--json] [--lang fr|en] [--help]`,
};

const HELP: Both<readonly string[]> = {
  fr: [
    'Dit qui a fait quoi chez un client : connexions, droits, apparence, codes, fichier ; le plus récent d’abord.',
    '  --kind          une seule sorte',
    '  --person        une seule personne, par son nom ou son rôle (rlid) ; operator : ce que personne du client n’a fait',
    '  --csv           un tableau pour un tableur ; --json des données',
    'Les heures sont celles de cette machine (TZ), avec leur décalage ; --csv et --json les donnent en temps universel (Z).',
    'Statut : 0 dit, 2 rien n’a pu être fait avec ce qui est donné',
  ],
  en: [
    'Says who did what at a customer: sign-ins, rights, look, codes, file; the newest first.',
    '  --kind          of one kind alone',
    '  --person        of one person alone, by name or role (rlid); operator: what nobody of the customer did',
    '  --csv           a table for a spreadsheet; --json data',
    'Times are this machine’s (TZ), with their offset; --csv and --json give them in universal time (Z).',
    'Status: 0 told, 2 nothing could be done with what it was given',
  ],
};

const SAYS = {
  kind: {
    fr: (kind: string) => `La sorte « ${kind} » n’existe pas : ${KINDS}.`,
    en: (kind: string) => `There is no kind "${kind}": ${KINDS}.`,
  },
  person: {
    fr: (name: string) => `Personne ne s’appelle « ${name} » dans le journal.`,
    en: (name: string) => `Nobody is called "${name}" in the trail.`,
  },
  unknown: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  none: { fr: () => 'Rien de tel dans le journal.', en: () => 'Nothing of the kind in the trail.' },
} as const satisfies Readonly<Record<string, Both<(about: string) => string>>>;

const FLAGS = { '--csv': 'csv', '--json': 'json', ...HELP_FLAGS } as const;
const PAGE_SIZE = 200;

const isKind = (word: string): word is TrailKind => trailKinds.some((kind) => kind === word);

async function fetchAllEntries(db: Database, asked: AuditQuery, locale: Locale): Promise<TrailEntry[]> {
  const all: TrailEntry[] = [];
  let before: number | undefined;
  do {
    const { entries, next } = await fetchAuditPage(db, { ...asked, before, limit: PAGE_SIZE }, locale);
    all.push(...entries);
    before = next;
  } while (before !== undefined);
  return all;
}

async function findRlid(db: Database, cuid: string, named: string): Promise<string | undefined> {
  if (named === OPERATOR) return OPERATOR;
  const { people } = await fetchAuditPage(db, { cuid, limit: 1 }, 'en-US');
  return people.find(({ rlid, name }) => rlid === named || name === named)?.rlid;
}

const formatEntry = (entry: TrailEntry, locale: Locale): string[] => [
  [
    formatLocalTime(new Date(entry.at)),
    describeAction(entry, locale),
    describeActor(entry, locale),
    ...(entry.about === undefined ? [] : [entry.about]),
  ].join(' · '),
  ...(entry.details ?? []).map((detail) => `  ${detail}`),
];

export async function runTrail(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { positional: cuid, values, rest } = extractValues(args, ['--kind', '--person']);
  const read = parseCommand(rest, { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line] });
  if (cuid === undefined) return refuse(USAGE[language]);
  const { '--kind': kind, '--person': person } = values;
  if (kind !== undefined && !isKind(kind)) return refuse(SAYS.kind[language](kind));
  const locale: Locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const done = await withServerStore(readConfig(env), async ({ db }) => {
    const there = await db.select({ cuid: customers.cuid }).from(customers).where(eq(customers.cuid, cuid));
    if (there.length === 0) return { why: SAYS.unknown[language](cuid) };
    const role = person === undefined ? undefined : await findRlid(db, cuid, person);
    if (person !== undefined && role === undefined) return { why: SAYS.person[language](person) };
    return { entries: await fetchAllEntries(db, { cuid, kind, person: role }, locale) };
  });
  if ('why' in done) return refuse(done.why ?? '');
  const { entries } = done;
  if (given.has('json')) return { status: 0, lines: [JSON.stringify(entries, null, 2)] };
  if (given.has('csv'))
    return { status: 0, lines: [(formatCsvHeader(locale) + formatCsvRows(entries, locale)).trimEnd()] };
  if (entries.length === 0) return { status: 0, lines: [SAYS.none[language]()] };
  return { status: 0, lines: entries.flatMap((entry) => formatEntry(entry, locale)) };
}
