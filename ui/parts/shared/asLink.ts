import type { ComponentProps, ReactElement } from 'react';
import { arrived } from './arrived.ts';

/** Router link, such as `<Link to="/cases" />`. Must accept `<a>` props. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

export type LinkGiven = Pick<ComponentProps<'a'>, 'className' | 'onClick'>;

type Pressed = NonNullable<LinkGiven['onClick']>;

/** Calls both handlers. Returns undefined without any: a server component cannot pass functions. */
const bothOf = (one: Pressed | undefined, other: Pressed | undefined): Pressed | undefined => {
  if (!one || !other) return one ?? other;
  return (event) => {
    one(event);
    other(event);
  };
};

/** Merges the props of a styled element and of the router link it renders as: joins classes, chains clicks. */
export const asLink = (link: LinkElement, given: LinkGiven): object => {
  const { type, props } = arrived(link);
  const className = [given.className, props.className].filter(Boolean).join(' ');
  const onClick = bothOf(given.onClick, props.onClick);
  return { as: type, ...props, ...given, className, onClick };
};
