import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { arrived } from './arrived.ts';

/** The link of a router, with where it leads: `<Link to="/cases" />`. It takes all that is given to an `<a>`. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

/** What a part gives to its link, or a host to the part. */
export type LinkGiven = Pick<ComponentProps<'a'>, 'className' | 'onClick'>;

/** Properties by which a styled element is drawn as that link, with what else is given: classes of both, and a press tells both. */
export const asLink = (link: LinkElement, given: LinkGiven): object => {
  const { type, props } = arrived(link);
  return {
    as: type,
    ...props,
    ...given,
    className: [given.className, props.className].filter(Boolean).join(' '),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      given.onClick?.(event);
      props.onClick?.(event);
    },
  };
};
