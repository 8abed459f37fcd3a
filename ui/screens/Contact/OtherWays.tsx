import { styled } from '@parvis/theme/css/stitches';
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

export type ContactWays = {
  /** Each `href` must be safe. */
  links: readonly {
    readonly kind: 'mail' | 'phone' | 'www';
    readonly href: string;
    readonly label: string;
  }[];
  postal?: readonly string[] | undefined;
};

const icons = {
  mail: <MailIcon size={20} />,
  phone: <PhoneIcon size={20} />,
  www: <GlobeIcon size={20} />,
} as const;

/** Known channels; nothing without any. */
export const OtherWays = ({ title, ways }: { title: string; ways: ContactWays }) => {
  const titleId = useId();
  const links = ways.links.map(
    ({ kind, href, label }): LinkItem => ({ href, label, icon: icons[kind], external: kind === 'www' }),
  );
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
