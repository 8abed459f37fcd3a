import { doctor as en } from '@parvis/locales/en/commands/doctor';
import type { Values } from '@parvis/locales/engine';
import { doctor as fr } from '@parvis/locales/fr/commands/doctor';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { loadCommandTexts } from '../../platform/terminal/commandTexts.ts';

/** `<name>.help`: remedy. */
export const texts = loadCommandTexts(fr, en);

const FINDINGS = {
  ok: [
    ...['settings', 'databaseFine', 'clockFine', 'busNone', 'busDatabase', 'busRedis', 'dueFine', 'diskFine'],
    ...['folderFine', 'mailFine', 'smsFine', 'pushFine', 'addressFine', 'addressOwn', 'certificateFine'],
  ],
  look: [
    ...['advice', 'notMoved', 'databaseNone', 'schemaNone', 'busAway', 'busRefused', 'diskLow', 'pushNobody'],
    ...['addressUnasked', 'addressNone', 'addressPrivate', 'addressOther', 'certificateEndsSoon'],
  ],
  bad: [
    ...['settingWrong', 'databaseAway', 'databaseRefused', 'writesRefused', 'databaseFull', 'schemaOlder'],
    ...['schemaNewer', 'clockOff', 'dueLeft', 'diskFull', 'folderRefused', 'folderForeign', 'folderReadOnly'],
    ...['folderNone', 'folderFails', 'folderToMake', 'bucketAway', 'bucketNone', 'bucketForbidden'],
    ...['bucketFails', 'photosElsewhere', 'mailRefused', 'smsAway', 'addressUnknown', 'addressHttp'],
    ...['certificateEnded', 'certificateBegins', 'schemaBefore', 'customerRefused'],
  ],
} as const;
type Grade = keyof typeof FINDINGS;
export type FindingName = (typeof FINDINGS)[Grade][number];

export interface DoctorFinding {
  readonly name: FindingName;
  readonly detail: string;
}

export const createFinding = (name: FindingName, detail: string | number = ''): DoctorFinding => ({
  name,
  detail: String(detail),
});

const hasGrade = (grade: Grade, { name }: DoctorFinding): boolean =>
  FINDINGS[grade].some((one) => one === name);

export const getGrade = (found: DoctorFinding): Grade =>
  hasGrade('bad', found) ? 'bad' : hasGrade('look', found) ? 'look' : 'ok';

/** Free bytes; for a missing folder, after a tab, its future parent: `/srv/media 2048`. */
const FREE_SPACE = /^(?<path>.*) (?<bytes>\d+)(?:\t(?<at>.*))?$/s;
/** Details with several values. */
const DETAIL_PATTERNS: Readonly<Partial<Record<FindingName, RegExp>>> = {
  ...{ diskFine: FREE_SPACE, diskLow: FREE_SPACE, diskFull: FREE_SPACE },
  customerRefused: /^(?<name>[^\t]*)\t(?<why>.*)$/s,
  clockFine: /^(?<number>.*)$/,
  photosElsewhere: /^(?<missing>\d+)\/(?<all>\d+) (?<place>.*)$/s,
};

const UNITS = { fr: ['Mo', 'Go'], en: ['MB', 'GB'] } as const;

const formatNumber = (number: string, language: Language): string =>
  language === 'fr' ? number.replace('.', ',') : number;

const formatBytes = (bytes: number, language: Language): string =>
  bytes < 1e9
    ? `${Math.floor(bytes / 2 ** 20)} ${UNITS[language][0]}`
    : `${formatNumber((bytes / 1e9).toFixed(1), language)} ${UNITS[language][1]}`;

function parseValues({ name, detail }: DoctorFinding, language: Language): Values {
  const { bytes, number = '', ...parts } = DETAIL_PATTERNS[name]?.exec(detail)?.groups ?? {};
  const values = { ...parts, detail, seconds: formatNumber(number, language) };
  if (bytes === undefined) return values;
  const free = formatBytes(Number(bytes), language);
  const id = parts.at === undefined ? 'room' : 'room.later';
  return { ...values, room: texts.say(language, id, { ...values, free }) };
}

const MARKS: Readonly<Record<Grade, string>> = { ok: '✓', look: '!', bad: '✗' };

export function formatFinding(found: DoctorFinding, language: Language): string[] {
  const values = parseValues(found, language);
  const help = `${found.name}.help`;
  return [
    `${MARKS[getGrade(found)]} ${texts.say(language, found.name, values)}`,
    ...(texts.has(help) ? [`    → ${texts.say(language, help, values)}`] : []),
  ];
}
