import type { ReactNode } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { LinkRows } from './LinkRows.tsx';

/** App page, site, mail address or phone number. */
export type LinkItem = {
  href: string;
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  external?: boolean | undefined;
};

export type LinkListProps = {
  links: readonly LinkItem[];
  onLink?: ((href: string) => void) | undefined;
  labelledBy?: string | undefined;
};

/** Full-width links. */
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
