import { parseQuestionnaire } from '@parvis/questionnaire/model/parse';
import { normaliseEmail } from '@parvis/questionnaire/model/validate';
import type { CategoryFile, CustomerFile } from './customerFile.ts';

/** What is wrong in a customer's file, and where: `menu.0.entries.2.questionnaire.start`. */
export interface Problem {
  path: string;
  reason: string;
  /** False for what was mended: the customer is loaded all the same. */
  fatal?: boolean;
}

/** The address of a member of staff as it is compared and stored: as signing in gives it. */
export const staffEmail = (typed: string): string => (normaliseEmail(typed) ?? typed.trim()).toLowerCase();

function categoryProblems(category: CategoryFile, path: string, seen: Set<string>): Problem[] {
  const problems: Problem[] = [];
  const { code, type, entries, questionnaire } = category;
  if (code === 'main')
    problems.push({ path: `${path}.code`, reason: '"main" is the name of the first page' });
  if (seen.has(code)) problems.push({ path: `${path}.code`, reason: `"${code}" is used twice` });
  seen.add(code);
  if (type === 'menu' && !entries?.length) problems.push({ path, reason: 'a menu without entries' });
  if (type !== 'menu' && entries)
    problems.push({ path: `${path}.entries`, reason: 'only a menu has entries' });
  if (questionnaire) {
    const parsed = parseQuestionnaire(questionnaire);
    if (!parsed.ok)
      problems.push(
        ...parsed.problems.map((problem) => ({
          path: `${path}.questionnaire.${problem.path}`,
          reason: problem.reason,
        })),
      );
  }
  return problems.concat(menuProblems(entries ?? [], `${path}.entries`, seen));
}

const menuProblems = (menu: readonly CategoryFile[], path: string, seen: Set<string>): Problem[] =>
  menu.flatMap((category, index) => categoryProblems(category, `${path}.${index}`, seen));

function repeated(values: readonly { path: string; value: string }[]): Problem[] {
  const seen = new Set<string>();
  return values.flatMap(({ path, value }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path, reason: `"${value}" is used twice` }];
  });
}

/** What a schema cannot see in a customer's file: codes used twice, menus that lead nowhere, impossible questions. */
export function checkCustomer(file: CustomerFile): Problem[] {
  const codes = file.places.map(({ code }, index) => ({ path: `places.${index}.code`, value: code }));
  const qrids = file.places.flatMap(({ qr }, place) =>
    qr.map(({ qrid }, index) => ({ path: `places.${place}.qr.${index}.qrid`, value: qrid })),
  );
  const emails = file.staff.map(({ email }, index) => ({
    path: `staff.${index}.email`,
    value: staffEmail(email),
  }));
  return [
    ...menuProblems(file.menu, 'menu', new Set()),
    ...repeated(codes),
    ...repeated(qrids),
    ...repeated(emails),
    ...emails
      .filter(({ value }) => normaliseEmail(value) === undefined)
      .map(({ path }) => ({ path, reason: 'not an e-mail address' })),
  ];
}
