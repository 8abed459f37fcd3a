import type { ComponentProps, ReactElement } from 'react';

/** The link of a router, with where it leads: `<Link to="/cases" />`. It takes all that is given to an `<a>`. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

/** Properties by which a styled element is drawn as that link. */
export const asLink = ({ type, props }: LinkElement): object => ({ as: type, ...props });
