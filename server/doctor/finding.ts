import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { FINDINGS, type FindingName } from './findings.ts';
import type { Grade, Row } from './row.ts';

/** One point that was looked at. */
export interface Finding {
  readonly name: FindingName;
  /** What its sentence is about: a place, a reason, a number. */
  readonly detail: string;
}

export const finding = (name: FindingName, detail: string | number = ''): Finding => ({
  name,
  detail: String(detail),
});

export const gradeOf = ({ name }: Finding): Grade => FINDINGS[name].grade;

const MARKS: Readonly<Record<Grade, string>> = { ok: '✓', look: '!', bad: '✗' };

/** What is said of a point, and below it what is to be done. */
export function linesOf({ name, detail }: Finding, language: Language): string[] {
  const row: Row = FINDINGS[name];
  const help = row.help ? [`    → ${row.help[language](detail)}`] : [];
  return [`${MARKS[row.grade]} ${row.says[language](detail)}`, ...help];
}
