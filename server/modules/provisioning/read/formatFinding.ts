import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { say as sayOfCheck } from '@parvis/questionnaire/analysis/words/sentences';
import { visible } from '@parvis/questionnaire/analysis/words/visible';
import { translateBoth } from '../../customers/service.ts';
import type { Finding } from './findings.ts';
import { FILE_NAME } from './folderFiles.ts';

/** Logs must not repeat personal data. */
const PERSONAL_PARTS = /^(?:staff|contact|legal)\b/;

export const formatLogLine = (folder: string, finding: Finding, language: Language): string =>
  formatFinding(
    folder,
    PERSONAL_PARTS.test(finding.place)
      ? { ...finding, words: translateBoth('hiddenInLog', { folder }) }
      : finding,
    language,
  );

/** Formats as compilers do: `town/customer.json:12:5: menu.0.code: … [error repeated]`. */
export function formatFinding(folder: string, finding: Finding, language: Language): string {
  const { severity, id, place, line, column, words } = finding;
  const at = [join(folder, FILE_NAME), line, column].filter((part) => part !== undefined).join(':');
  return visible(
    `${at}: ${place === '' ? '' : `${place}: `}${words[language]} [${sayOfCheck(language, severity)} ${id}]`,
  );
}
