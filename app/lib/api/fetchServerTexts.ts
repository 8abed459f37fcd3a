import { textCalls } from '@parvis/api/calls/texts';
import type { Texts } from '@parvis/locales/areas';
import type { Locale } from '@parvis/locales/languages';
import { client } from './client.ts';

/** Fallback for missing build files. @throws CallFailed */
export async function fetchServerTexts(language: Locale): Promise<Texts> {
  const [{ data } = { data: undefined }] = await client.call(textCalls.settingsLanguage, {
    body: { language },
  });
  return { ...data?.generic, ...data?.answers, ...data?.statements };
}
