import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { say as sayOfCheck } from '@parvis/questionnaire/analysis/words/sentences';
import { visible } from '@parvis/questionnaire/analysis/words/visible';
import { sayBoth } from '../../customers/sentences.ts';
import type { Finding } from './findings.ts';
import { FILE_NAME } from './folderFiles.ts';

/** Parts with personal data, which logs must not repeat. */
const OF_PEOPLE = /^(?:staff|contact|legal)\b/;

/** Redacts personal data. */
export const logLineOf = (folder: string, finding: Finding, language: Language): string =>
  lineOf(
    folder,
    OF_PEOPLE.test(finding.place) ? { ...finding, words: sayBoth('hiddenInLog', { folder }) } : finding,
    language,
  );

/** Formats a finding as compilers do: `town/customer.json:12:5: menu.0.code: … [error repeated]`. */
export function lineOf(folder: string, finding: Finding, language: Language): string {
  const { severity, id, place, line, column, words } = finding;
  const at = [join(folder, FILE_NAME), line, column].filter((part) => part !== undefined).join(':');
  return visible(
    `${at}: ${place === '' ? '' : `${place}: `}${words[language]} [${sayOfCheck(language, severity)} ${id}]`,
  );
}
