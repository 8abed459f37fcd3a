import { styled } from '@parvis/theme/stitches';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../../icons/ChevronIcon.tsx';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { hoverShade } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2' });
const Title = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass);
const Version = styled('p', { margin: 0, fontSize: '$sm' });
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
const Link = styled('a', hoverShade, innerFocusRing, {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '3.5rem',
  padding: '$2 $4',
  backgroundColor: '$mainBtnBg1',
  color: 'inherit',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textDecoration: 'none',
  '& > span': { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > svg': { flexShrink: 0, color: '$mainBtnImg' },
  '[dir=rtl] & > svg:last-child': { transform: 'scaleX(-1)' },
});

export type InfoLink = {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Leads to another site. */
  external?: boolean;
};

export type InfoTexts = {
  title: string;
  aboutTitle: string;
  about: string;
  contact: string;
  links: string;
  /** "Version 199" */
  version?: string;
};

export type InfoProps = {
  texts: InfoTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  /** Mail, phone, web of the customer. */
  contacts: readonly InfoLink[];
  /** Terms, privacy, accessibility, useful links. */
  links: readonly InfoLink[];
  /** Follows a link inside the application; without it links are followed by the browser. */
  onLink?: ((href: string) => void) | undefined;
  /** Emergency numbers. */
  emergency?: ReactNode;
  children?: ReactNode;
  bottomBar?: ReactNode;
};

type Follow = InfoProps['onLink'];

const Entry = ({ link, onLink }: { link: InfoLink; onLink: Follow }) => (
  <Link
    href={link.href}
    {...(link.external && { rel: 'noreferrer' })}
    onClick={(event) => {
      if (!onLink || link.external || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onLink(link.href);
    }}
  >
    {link.icon}
    <span>{link.label}</span>
    {link.external ? <ExternalIcon size={18} /> : <ChevronIcon size={18} />}
  </Link>
);

const Links = ({ title, links, onLink }: { title: string; links: readonly InfoLink[]; onLink: Follow }) => (
  <Part>
    <Title>{title}</Title>
    <List>
      {links.map((link) => (
        <li key={link.href}>
          <Entry link={link} onLink={onLink} />
        </li>
      ))}
    </List>
  </Part>
);

/** About the service: who runs it, whom to ask, what applies. Renders header, `<main>` and bottom bar. */
export const Info = (props: InfoProps) => {
  const { texts, subtitle, onBack, contacts, links, onLink, emergency, children, bottomBar } = props;
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      bottom={bottomBar}
    >
      <Part>
        <Title>{texts.aboutTitle}</Title>
        <Text>{texts.about}</Text>
      </Part>
      {contacts.length > 0 && <Links title={texts.contact} links={contacts} onLink={undefined} />}
      {links.length > 0 && <Links title={texts.links} links={links} onLink={onLink} />}
      {emergency}
      {children}
      {texts.version && <Version>{texts.version}</Version>}
    </Frame>
  );
};
