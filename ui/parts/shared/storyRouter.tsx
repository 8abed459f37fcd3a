import type { ComponentProps } from 'react';

/** As a router has it: it takes where it leads by another name, and stays on the page unless somebody said no. */
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
/** Where it led to last. */
export const ledTo = (): string | undefined => {
  const { ledTo: to } = document.documentElement.dataset;
  delete document.documentElement.dataset.ledTo;
  return to;
};

/** Presses a link, and goes nowhere. @returns whether the browser would have followed it */
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
