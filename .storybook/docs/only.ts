const NAME = 'only';

/** The story that this page of documentation is asked to show by itself, as it is before anything is played; nothing for a whole page. */
export const onlyStory = (): string | null => new URLSearchParams(location.search).get(NAME);

/** The address of the frame that shows one story of a page of documentation so. */
export const onlyAddress = (docsId: string, story: string, globals: string): string =>
  `iframe.html?viewMode=docs&id=${docsId}&${NAME}=${story}&globals=${encodeURIComponent(globals)}`;
