import type { ReactNode } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { LinkRows } from './LinkRows.tsx';

/** One way on: a page of the application, another site, a mail address or a number to call. */
export type LinkItem = {
  href: string;
  label: string;
  /** What stands behind it, in a few words. */
  note?: string | undefined;
  icon?: ReactNode;
  /** Leads to another site. */
  external?: boolean | undefined;
};

export type LinkListProps = {
  /** Where each line leads. */
  links: readonly LinkItem[];
  /** Follows a link inside the application; without it links are followed by the browser. */
  onLink?: ((href: string) => void) | undefined;
  /** Identifier of the heading that names the list. */
  labelledBy?: string | undefined;
};

/** Ways on, one below the other, each as wide as the column. Renders a `<ul>` of links. */
export const LinkList = ({ links, onLink, labelledBy }: LinkListProps) => (
  <LinkRows
    labelledBy={labelledBy}
    onFollow={onLink && (({ href }) => onLink(href))}
    rows={links.map(({ icon, ...link }) => ({
      ...link,
      key: link.href,
      start: icon,
      end: link.external ? <ExternalIcon size={18} data-on="" /> : <ChevronIcon size={18} data-on="" />,
    }))}
  />
);
