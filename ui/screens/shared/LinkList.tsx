import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { hoverEdge } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { opensElsewhere } from '../../parts/shared/links.ts';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  hairline: 'all',
  borderRadius: '$card',
  overflow: 'hidden',
  color: '$mainBtnTxt1',
  '& > li + li': { hairline: 'blockStart' },
});
const Link = styled('a', hoverEdge, innerFocusRing, {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '3.5rem',
  padding: '$2 $4',
  backgroundColor: '$mainBtnBg1',
  color: 'inherit',
  lineHeight: '$snug',
  textDecoration: 'none',
  '& > svg': { flexShrink: 0, color: '$mainBtnImg' },
  '[dir=rtl] & > svg:last-child': { transform: 'scaleX(-1)' },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
const Label = styled('span', { display: 'block', fontWeight: '$medium' });
const Note = styled('span', { display: 'block', color: '$mainBtnTxt2', fontSize: '$sm' });

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
  <List role="list" aria-labelledby={labelledBy}>
    {links.map((link) => (
      <li key={link.href}>
        <Link
          href={link.href}
          {...(link.external && { rel: 'noreferrer' })}
          onClick={(event) => {
            if (!onLink || link.external || opensElsewhere(event)) return;
            event.preventDefault();
            onLink(link.href);
          }}
        >
          {link.icon}
          <Words>
            <Label>{link.label}</Label>
            {link.note && <Note>{link.note}</Note>}
          </Words>
          {link.external ? <ExternalIcon size={18} /> : <ChevronIcon size={18} />}
        </Link>
      </li>
    ))}
  </List>
);
