import { styled } from '@parvis/theme/stitches';
import { useId } from 'react';
import { GlobeIcon } from '../../icons/GlobeIcon.tsx';
import { MailIcon } from '../../icons/MailIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { type LinkItem, LinkList } from '../shared/LinkList.tsx';
import { subheadingClass } from '../shared/page.ts';

const Part = styled('section', { display: 'grid', gap: '$2', minInlineSize: 0 });
const Subtitle = styled('h2', subheadingClass);
const Postal = styled('address', {
  display: 'flex',
  gap: '$3',
  padding: '$2 $4',
  fontStyle: 'normal',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0, marginBlockStart: '0.1em' },
  '& span': { display: 'block', overflowWrap: 'anywhere' },
});

/** Other ways to reach whoever is written to. */
export type ContactWays = {
  mail?: string | undefined;
  /** As it is read: "01 23 45 67 89". */
  phone?: string | undefined;
  /** A site and the words for it; only an address that may be followed. */
  www?: { href: string; label: string } | undefined;
  /** Postal address, line by line. */
  postal?: readonly string[] | undefined;
};

const linksOf = ({ mail, phone, www }: ContactWays): LinkItem[] => [
  ...(mail ? [{ href: `mailto:${mail}`, label: mail, icon: <MailIcon size={20} /> }] : []),
  ...(phone
    ? [{ href: `tel:${phone.replaceAll(/\s/g, '')}`, label: phone, icon: <PhoneIcon size={20} /> }]
    : []),
  ...(www ? [{ ...www, icon: <GlobeIcon size={20} />, external: true }] : []),
];

/** Mail, phone, site and post, as far as they are known; nothing without any. Renders a `<section>`. */
export const OtherWays = ({ title, ways }: { title: string; ways: ContactWays }) => {
  const titleId = useId();
  const links = linksOf(ways);
  if (links.length === 0 && !ways.postal?.length) return null;
  return (
    <Part aria-labelledby={titleId}>
      <Subtitle id={titleId}>{title}</Subtitle>
      {links.length > 0 && <LinkList links={links} labelledBy={titleId} />}
      {ways.postal && ways.postal.length > 0 && (
        <Postal>
          <PinIcon size={20} />
          <span>
            {ways.postal.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </Postal>
      )}
    </Part>
  );
};
