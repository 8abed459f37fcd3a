import { textCalls } from '@parvis/api/calls/texts';
import { languages } from '@parvis/locales/languages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../data/client.ts';

const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => client.call(textCalls.settingsLanguages),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The languages that the server answers in, of those that this page can speak; all of these until it said so. */
export function useLanguages() {
  const { data } = useQuery(languagesQuery);
  const offered = data && languages.filter(({ locale }) => data.some(({ language }) => language === locale));
  return offered?.length ? offered : languages;
}
