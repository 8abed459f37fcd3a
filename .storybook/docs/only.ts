const NAME = 'only';

/** The story that this page of documentation is asked to show by itself, as it is before anything is played; nothing for a whole page. */
export const onlyStory = (): string | null => new URLSearchParams(location.search).get(NAME);

/**
 * The address of the frame that shows one story of a page of documentation so.
 *
 * @param id of any story of that page
 * @param story the name it is exported under
 */
export const onlyAddress = (id: string, story: string, globals: string): string =>
  `iframe.html?viewMode=docs&id=${id.replace(/--.*$/, '')}--docs&${NAME}=${story}&globals=${encodeURIComponent(globals)}`;
