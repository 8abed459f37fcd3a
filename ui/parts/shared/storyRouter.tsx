import type { ComponentProps } from 'react';

/** Minimal router link: takes `to`, and stays on the page unless the default is prevented. */
export const RouterLink = ({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a
    {...rest}
    href={`/${to}`}
    onClick={(event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset.ledTo = to;
    }}
  />
);
export const getLastTarget = (): string | undefined => {
  const { ledTo: to } = document.documentElement.dataset;
  delete document.documentElement.dataset.ledTo;
  return to;
};

/**
 * Clicks a link without navigating.
 * @returns whether the browser would have followed it
 */
export const isFollowed = (link: HTMLElement): boolean => {
  const seen = { followed: false };
  document.addEventListener(
    'click',
    (event) => {
      seen.followed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  return seen.followed;
};
