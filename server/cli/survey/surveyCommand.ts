import type { Locale } from '@parvis/locales/languages';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { formatCsvLine } from '../../modules/audit/service.ts';
import {
  loadSurveyResults,
  type MonthResults,
  type StarResults,
  type SurveyResults,
} from '../../modules/surveyAnswers/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { translate } from '../../platform/lib/texts.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';

const USAGE: Both<string> = {
  fr: 'Usage : parvis survey [--csv] [--json] [--lang fr|en] [--help]',
  en: 'Usage: parvis survey [--csv] [--json] [--lang fr|en] [--help]',
};

const HELP: Both<readonly string[]> = {
  fr: [
    'Dit mois par mois ce que les personnes qui signalent pensent du service, puis leurs mots des 30 derniers jours.',
    '  --csv    un tableau pour un tableur ; --json des données',
    'Un mois de moins de cinq réponses ne dit que leur nombre. Les mots viennent par ordre alphabétique, à partir de cinq réponses en 30 jours.',
    'Statut : 0 dit, 2 rien n’a pu être fait avec ce qui est donné',
  ],
  en: [
    'Says month by month what reporters think of the service, then their words of the last 30 days.',
    '  --csv    a table for a spreadsheet; --json data',
    'A month with fewer than five answers tells their number alone. Words come in alphabetical order, from five answers in 30 days.',
    'Status: 0 told, 2 nothing could be done with what it was given',
  ],
};

const SAYS = {
  fr: {
    none: 'Personne n’a encore répondu.',
    answers: (many: number) => (many === 1 ? '1 réponse' : `${many} réponses`),
    few: 'moins de cinq : sans détail',
    complete: 'Jusqu’au bout',
    words: 'Avec un mot',
    recent: 'Mots des 30 derniers jours',
    columns: ['Mois', 'Question', 'Valeur', 'Nombre'],
    all: 'Réponses',
  },
  en: {
    none: 'Nobody has answered yet.',
    answers: (many: number) => (many === 1 ? '1 answer' : `${many} answers`),
    few: 'fewer than five: without details',
    complete: 'To the end',
    words: 'With words',
    recent: 'Words of the last 30 days',
    columns: ['Month', 'Question', 'Value', 'Number'],
    all: 'Answers',
  },
} as const;

const FLAGS = { '--csv': 'csv', '--json': 'json', ...HELP_FLAGS } as const;

/** `4,25 / 5 (1: 0, 2: 1, …)` */
function formatStars({ average, stars }: StarResults, locale: Locale): string {
  const each = Object.entries(stars).map(([star, many]) => `${star} ★ ${many}`);
  const mean = average === null ? '–' : average.toLocaleString(locale);
  return `${mean} / 5 (${each.join(', ')})`;
}

function formatMonth(
  { month, answers, details }: MonthResults,
  language: Language,
  locale: Locale,
): string[] {
  const says = SAYS[language];
  const pair = (name: string, value: string) => `  ${translate('own.pair', locale, { name, value })}`;
  if (!details) return [`${month} · ${says.answers(answers)} (${says.few})`];
  const { yes, no } = details.again;
  return [
    `${month} · ${says.answers(answers)}`,
    pair(translate('answer.survey.service', locale), formatStars(details.service, locale)),
    pair(translate('answer.survey.easy', locale), formatStars(details.easy, locale)),
    pair(
      translate('answer.survey.again', locale),
      `${translate('part.yes', locale)} ${yes}, ${translate('part.no', locale)} ${no}`,
    ),
    pair(says.complete, String(details.complete)),
    pair(says.words, String(details.words)),
  ];
}

function listCells(
  { month, answers, details }: MonthResults,
  language: Language,
  locale: Locale,
): string[][] {
  const says = SAYS[language];
  const stars = (name: string, { stars: given }: StarResults) =>
    Object.entries(given).map(([star, many]) => [month, name, star, String(many)]);
  const again = translate('answer.survey.again', locale);
  return [
    [month, says.all, '', String(answers)],
    ...(details
      ? [
          [month, says.complete, '', String(details.complete)],
          ...stars(translate('answer.survey.service', locale), details.service),
          ...stars(translate('answer.survey.easy', locale), details.easy),
          [month, again, translate('part.yes', locale), String(details.again.yes)],
          [month, again, translate('part.no', locale), String(details.again.no)],
        ]
      : []),
  ];
}

function formatSheet({ months, words }: SurveyResults, language: Language, locale: Locale): string {
  const { columns, recent } = SAYS[language];
  const rows = [
    columns,
    ...months.flatMap((month) => listCells(month, language, locale)),
    ...words.map((text) => ['', recent, text, '']),
  ];
  // For spreadsheets to read UTF-8.
  return `\uFEFF${rows.map((cells) => formatCsvLine(cells, locale)).join('')}`.trimEnd();
}

export async function runSurvey(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const read = parseCommand(args, { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { flags, language } = read;
  const locale: Locale = language === 'fr' ? 'fr-FR' : 'en-US';
  const results = await withServerStore(readConfig(env), ({ db }) => loadSurveyResults(db));
  if (flags.has('json')) return { status: 0, lines: [JSON.stringify(results, null, 2)] };
  if (flags.has('csv')) return { status: 0, lines: [formatSheet(results, language, locale)] };
  if (results.months.length === 0) return { status: 0, lines: [SAYS[language].none] };
  const { recent } = SAYS[language];
  return {
    status: 0,
    lines: [
      ...results.months.flatMap((month) => formatMonth(month, language, locale)),
      ...(results.words.length > 0 ? ['', recent, ...results.words.map((text) => `  – ${text}`)] : []),
    ],
  };
}
