import { textCalls } from '@parvis/api/calls/texts';
import type { Texts } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { client } from './client.ts';

/** Fetches all texts of a language, where this build's files are gone. @throws CallFailed */
export async function serverWords(language: Locale): Promise<Texts> {
  const [{ data } = { data: undefined }] = await client.call(textCalls.settingsLanguage, {
    body: { language },
  });
  return { ...data?.generic, ...data?.answers, ...data?.statements };
}
