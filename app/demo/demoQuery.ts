import { contactCalls } from '@parvis/api/calls/contact';
import { textCalls } from '@parvis/api/calls/texts';
import { CallFailed } from '@parvis/api/client';
import type { Menus } from '@parvis/api/entities/customer';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../data/client.ts';

/** The category whose menu is shown where the address names none. */
export const DEMO_CATEGORY = 'toilets';

const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unknownCategory';

/** The demo menus that lead to a category; `null` if no customer has it. */
export const demoMenusQuery = (ccatCode: string, locale: string) =>
  queryOptions({
    queryKey: ['demoMenus', ccatCode, locale],
    queryFn: async (): Promise<Menus | null> => {
      try {
        return (await client.call(textCalls.settingsMenusQr, { body: { ccatCode } }))[0] ?? null;
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How whoever runs the service is reached. */
export const serviceContactQuery = queryOptions({
  queryKey: ['serviceContact'],
  queryFn: async () => (await client.call(contactCalls.contactInfo, { body: {} }))[0]?.contact ?? {},
  staleTime: Number.POSITIVE_INFINITY,
});
