import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Frame } from '../shared/Frame.tsx';
import { type LinkItem, LinkList } from '../shared/LinkList.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2' });
const Title = styled('h2', subheadingClass);
const Text = styled('p', paragraphClass);
const Version = styled('p', { margin: 0, fontSize: '$sm' });
export type InfoLink = LinkItem;

export type InfoTexts = {
  title: string;
  aboutTitle: string;
  about: string;
  contact: string;
  links: string;
  version?: string;
};

export type InfoProps = {
  texts: InfoTexts;
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  contacts: readonly InfoLink[];
  links: readonly InfoLink[];
  onLink?: ((href: string) => void) | undefined;
  emergency?: ReactNode;
  children?: ReactNode;
  bottomBar?: ReactNode;
};

type PartOfLinks = { title: string; links: readonly InfoLink[]; onLink: InfoProps['onLink'] };

const Links = ({ title, links, onLink }: PartOfLinks) => {
  const titleId = useId();
  return (
    <Part>
      <Title id={titleId}>{title}</Title>
      <LinkList links={links} onLink={onLink} labelledBy={titleId} />
    </Part>
  );
};

/** Operator, contacts and terms of the service. */
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
