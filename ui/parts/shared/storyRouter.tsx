import type { ComponentProps } from 'react';

/** Takes `to` and stays on the page. */
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

/** @returns whether the browser would follow it */
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
