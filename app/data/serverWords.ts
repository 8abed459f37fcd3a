import { textCalls } from '@parvis/api/calls/texts';
import type { Texts } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { client } from './client.ts';

/**
 * All words of a language as the server has them now: they stand in for files of this page's build that a newer build has
 * taken away. @throws CallFailed
 */
export async function serverWords(language: Locale): Promise<Texts> {
  const [{ data } = { data: undefined }] = await client.call(textCalls.settingsLanguage, {
    body: { language },
  });
  return { ...data?.generic, ...data?.answers, ...data?.statements };
}
