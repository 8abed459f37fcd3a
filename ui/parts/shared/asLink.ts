import type { ComponentProps, ReactElement } from 'react';
import { arrived } from './arrived.ts';

/** The link of a router, with where it leads: `<Link to="/cases" />`. It takes all that is given to an `<a>`. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

/** Properties by which a styled element is drawn as that link. */
export const asLink = (link: LinkElement): object => {
  const { type, props } = arrived(link);
  return { as: type, ...props };
};
