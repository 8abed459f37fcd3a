import { defaultLanguage } from '@parvis/locales/languages';
import * as z from 'zod/mini';
import { publicCall } from '../call.ts';
import { codeSchema, languageSchema, localeSchema, orNewer } from '../entities/basics.ts';
import { menusSchema } from '../entities/customer.ts';

/** Languages, texts and demo menus. */
export const textCalls = {
  settingsLanguages: publicCall({
    path: 'settings/languages',
    method: 'GET',
    who: 'anyone',
    limit: 'ceiling',
    answer: z.array(z.object({ language: orNewer(localeSchema), lbl: z.string() })),
  }),
  settingsLanguage: publicCall({
    path: 'settings/language',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ language: z._default(languageSchema, defaultLanguage) }),
    answer: z.array(
      z.object({
        language: localeSchema,
        rev: z.int(),
        data: z.object({
          generic: z.record(z.string(), z.string()),
          answers: z.record(z.string(), z.string()),
          statements: z.record(z.string(), z.string()),
        }),
      }),
    ),
  }),
  settingsMenusQr: publicCall({
    path: 'settings/menus/qr',
    who: 'anyone',
    limit: 'ceiling',
    body: z.object({ ccatCode: codeSchema }),
    answer: z.array(menusSchema),
  }),
} as const;
