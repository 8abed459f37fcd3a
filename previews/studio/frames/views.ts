import type { Scheme } from '@parvis/theme/palette/keys';

/** Single states, each on a page of its own (`studio/states`). */
export const states = ['drawer', 'questionnaire', 'rating', 'viewer', 'notices'] as const;
export type SampleState = (typeof states)[number];

/** What the frames show: both pages, one of them, or a single state. */
export const views = ['both', 'menu', 'selected', 'chat', ...states] as const;
export type View = (typeof views)[number];

/** A page in a frame. */
export interface FramePage {
  readonly name: Sample | SampleState;
  readonly scheme: Scheme;
  /** Relative to the folder of the sample pages. */
  readonly path: string;
}

/** A sample page as it opens, or with a tile chosen, so that the report button shows. */
const paths = { menu: '1/?', selected: '1/?tile=repair&', chat: '2/?' } as const;
type Sample = keyof typeof paths;
const schemes = ['light', 'dark'] as const;

const isPage = (name: FramePage['name']): name is Sample => name in paths;

const pathOf = (name: FramePage['name'], scheme: Scheme): string => {
  const dark = scheme === 'dark' ? '&dark=1' : '';
  if (isPage(name)) return `${paths[name]}appColors=_${dark}`;
  return `../studio/states/?state=${name}&appColors=_${dark}`;
};

/** The pages of a view, light beside dark. */
export function pagesOf(view: View): readonly FramePage[] {
  const names = view === 'both' ? (['menu', 'chat'] as const) : ([view] as const);
  return names.flatMap((name) => schemes.map((scheme) => ({ name, scheme, path: pathOf(name, scheme) })));
}
