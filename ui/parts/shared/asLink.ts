import type { ComponentProps, ReactElement } from 'react';
import { arrived } from './arrived.ts';

/** The link of a router, with where it leads: `<Link to="/cases" />`. It takes all that is given to an `<a>`. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

/** What a part gives to its link, or a host to the part. */
export type LinkGiven = Pick<ComponentProps<'a'>, 'className' | 'onClick'>;

type Pressed = NonNullable<LinkGiven['onClick']>;

/** Tells both. A function is made only of two, which no server has: it hands none on to a link of the browser's. */
const bothOf = (one: Pressed | undefined, other: Pressed | undefined): Pressed | undefined => {
  if (!one || !other) return one ?? other;
  return (event) => {
    one(event);
    other(event);
  };
};

/** Properties by which a styled element is drawn as that link, with what else is given: classes of both, and a press tells both. */
export const asLink = (link: LinkElement, given: LinkGiven): object => {
  const { type, props } = arrived(link);
  const className = [given.className, props.className].filter(Boolean).join(' ');
  const onClick = bothOf(given.onClick, props.onClick);
  return { as: type, ...props, ...given, className, onClick };
};
