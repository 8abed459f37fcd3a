const NAME = 'only';
const STATE = 'state';

/** The story that this page of documentation is asked to show by itself, as it is before anything is played; nothing for a whole page. */
export const onlyStory = (): string | null => new URLSearchParams(location.search).get(NAME);

/** The name of the state in which that story is asked for. */
export const onlyState = (): string | null => new URLSearchParams(location.search).get(STATE);

/**
 * The address of the frame that shows one story of a page of documentation so.
 *
 * @param id of any story of that page
 * @param story the name it is exported under
 * @param state the name of the state of its guide that it is shown in, where that is more than the story
 */
export const onlyAddress = (id: string, story: string, globals: string, state?: string): string =>
  `iframe.html?viewMode=docs&id=${id.replace(/--.*$/, '')}--docs&${NAME}=${story}&globals=${encodeURIComponent(globals)}${state ? `&${STATE}=${encodeURIComponent(state)}` : ''}`;
