import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { SEVERITIES } from '@parvis/questionnaire/analysis/words/severities';
import { visible } from '@parvis/questionnaire/analysis/words/visible';
import type { Finding } from './findings.ts';
import { FILE_NAME } from './readCustomer.ts';

/** Parts of a file that name people, whose words a log does not repeat. */
const OF_PEOPLE = /^(?:staff|contact|legal)\b/;

/** A finding as one line of a log: of somebody it tells where to look, and not who. */
export function logLineOf(folder: string, finding: Finding, language: Language): string {
  if (!OF_PEOPLE.test(finding.place)) return lineOf(folder, finding, language);
  const words = {
    fr: `à corriger\u202f; \`npx parvis check ${folder}\` dit quoi, ce que ce journal ne répète pas.`,
    en: `to be put right; \`npx parvis check ${folder}\` says what, which this log does not repeat.`,
  };
  return lineOf(folder, { ...finding, words }, language);
}

/** A finding as one line, as compilers write them: `town/customer.json:12:5: menu.0.code: … [error repeated]`. */
export function lineOf(folder: string, finding: Finding, language: Language): string {
  const { severity, id, place, line, column, words } = finding;
  const at = [join(folder, FILE_NAME), line, column].filter((part) => part !== undefined).join(':');
  return visible(
    `${at}: ${place === '' ? '' : `${place}: `}${words[language]} [${SEVERITIES[language][severity]} ${id}]`,
  );
}
