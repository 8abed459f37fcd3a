export type PollsView =
  | { readonly kind: 'list' }
  | { readonly kind: 'compose'; readonly code: string | undefined }
  | { readonly kind: 'results'; readonly code: string };

export const getPollsUrl = (cuid: string): string => `/staff/${cuid}/polls`;

/** Without a code: a new poll. */
export const getComposeUrl = (cuid: string, code = ''): string =>
  `${getPollsUrl(cuid)}?${new URLSearchParams({ compose: code })}`;

export const getResultsUrl = (cuid: string, code: string): string =>
  `${getPollsUrl(cuid)}?${new URLSearchParams({ results: code })}`;

export function parsePollsView(search: string): PollsView {
  const query = new URLSearchParams(search);
  const [compose, results] = [query.get('compose'), query.get('results')];
  if (compose !== null) return { kind: 'compose', code: compose === '' ? undefined : compose };
  return results ? { kind: 'results', code: results } : { kind: 'list' };
}
