import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { SEVERITIES } from '@parvis/questionnaire/analysis/words/severities';
import type { Finding } from './findings.ts';
import { FILE_NAME } from './readCustomer.ts';

/** A finding as one line, as compilers write them: `town/customer.json:12:5: menu.0.code: … [error repeated]`. */
export function lineOf(folder: string, finding: Finding, language: Language): string {
  const { severity, id, place, line, column, words } = finding;
  const at = [join(folder, FILE_NAME), line, column].filter((part) => part !== undefined).join(':');
  return `${at}: ${place === '' ? '' : `${place}: `}${words[language]} [${SEVERITIES[language][severity]} ${id}]`;
}
