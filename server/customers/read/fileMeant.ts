import { type Finding, found } from './findings.ts';
import { nearFile } from './nearFile.ts';

/** What word processors write. */
const WRITTEN = /^customer(?:\.json)?\.(?:docx?|odt|rtf|pages)$/i;

/** What is told of the file in a folder that is probably meant as a customer's; nothing where none is near. */
export function fileMeant(name: string, names: readonly string[]): Finding | undefined {
  const written = names.find((one) => WRITTEN.test(one));
  if (written !== undefined) return found('noPlainText', '', { value: written });
  const meant = nearFile(name, names);
  return meant === undefined ? undefined : found('noCustomer', '', { meant });
}
