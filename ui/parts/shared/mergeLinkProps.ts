import type { ComponentProps, ReactElement } from 'react';
import { resolveElement } from './resolveElement.ts';

/** Router link that accepts `<a>` props: `<Link to="/cases" />`. */
export type LinkElement = ReactElement<ComponentProps<'a'>>;

export type LinkOverrides = Pick<ComponentProps<'a'>, 'className' | 'onClick'>;

type Pressed = NonNullable<LinkOverrides['onClick']>;

/** Undefined without handlers: server components cannot pass functions. */
const chainClicks = (one: Pressed | undefined, other: Pressed | undefined): Pressed | undefined => {
  if (!one || !other) return one ?? other;
  return (event) => {
    one(event);
    other(event);
  };
};

/** Joins classes, chains clicks. */
export const mergeLinkProps = (link: LinkElement, given: LinkOverrides): object => {
  const { type, props } = resolveElement(link);
  const className = [given.className, props.className].filter(Boolean).join(' ');
  const onClick = chainClicks(given.onClick, props.onClick);
  return { as: type, ...props, ...given, className, onClick };
};
