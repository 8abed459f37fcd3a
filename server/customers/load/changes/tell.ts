import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { indexCategories } from '../../categories.ts';
import type { CustomerFile } from '../../file/customerFile.ts';
import { type Change, weighs } from './changes.ts';
import { CHANGES } from './words.ts';

/** So many lines of one kind are told of a customer; of more, how many there are. */
const MOST_OF_A_KIND = 10;

const COUNTS: Both<
  (cuid: string, codes: number, staff: number, categories: number, changes: number) => string
> = {
  fr: (cuid, codes, staff, categories, changes) =>
    `${cuid} : codes en service : ${codes}, personnel : ${staff}, catégories : ${categories} ; ${changes > 0 ? `changements : ${changes}` : 'rien ne change'}`,
  en: (cuid, codes, staff, categories, changes) =>
    `${cuid}: codes in use: ${codes}, staff: ${staff}, categories: ${categories}; ${changes > 0 ? `changes: ${changes}` : 'nothing changed'}`,
};
const MORE: Both<(many: number) => string> = {
  fr: (many) => `et ${many} de plus de cette sorte`,
  en: (many) => `and ${many} more of this kind`,
};

/** The first of each kind, in their order, and how many more there are of it. */
function told(changes: readonly Change[], language: Language): string[] {
  return [...new Set(changes.map(({ id }) => id))].flatMap((kind) => {
    const same = changes.filter(({ id }) => id === kind);
    const lines = same
      .slice(0, MOST_OF_A_KIND)
      .map((one) => `${weighs(one) ? '!' : '-'} ${CHANGES[one.id][language](one)}`);
    const more = same.length - lines.length;
    return more > 0 ? [...lines, `  ${MORE[language](more)}`] : lines;
  });
}

/** What loading a customer's file changes, as lines: `!` stands before what somebody on the street or at work notices. Nobody is named. */
export function changeLines(file: CustomerFile, changes: readonly Change[], language: Language): string[] {
  const { cuid, places, staff, menu, withdrawn } = file;
  const codes = withdrawn ? 0 : places.flatMap(({ qr }) => qr.filter(({ stale }) => !stale)).length;
  const categories = [...indexCategories(menu).values()].filter(
    ({ category }) => category.type === 'reportEnd',
  );
  const people = withdrawn ? 0 : staff.length;
  const counts = COUNTS[language](cuid, codes, people, categories.length, changes.length);
  return [counts, ...told(changes, language).map((line) => `  ${line}`)];
}
