import { styled } from '@parvis/theme/stitches';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { MailIcon } from '../../icons/MailIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type LinkItem, LinkList } from '../shared/LinkList.tsx';
import { cardClass, headingClass, paragraphClass, subheadingClass } from '../shared/page.ts';
import { ContactForm, type ContactFormProps, type ContactFormTexts } from './ContactForm.tsx';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Intro = styled('p', paragraphClass, { marginBlockStart: '-$2' });
const Sent = styled('div', cardClass, { outline: 'none' });
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

export type { ContactField, ContactValues } from './ContactForm.tsx';

export type ContactTexts = ContactFormTexts & {
  title: string;
  intro?: string;
  sentTitle: string;
  /** What happens next: where the answer will arrive. */
  sentText: string;
  /** Above the other ways: mail, phone, post. */
  others: string;
};

/** Other ways to reach whoever runs the service. */
export type ContactWays = {
  mail?: string | undefined;
  /** As it is read: "01 23 45 67 89". */
  phone?: string | undefined;
  /** Postal address, line by line. */
  postal?: readonly string[] | undefined;
};

export type ContactProps = Omit<ContactFormProps, 'texts'> & {
  texts: ContactTexts;
  header: { label: string; subtitle?: string | undefined; logoSrc?: string | undefined };
  onBack?: (() => void) | undefined;
  /** The message was taken. */
  sent?: boolean;
  /** Once it is sent: write another, go home. */
  sentActions?: ReactNode;
  ways: ContactWays;
  bottomBar?: ReactNode;
};

const linksOf = ({ mail, phone }: ContactWays): LinkItem[] => [
  ...(mail ? [{ href: `mailto:${mail}`, label: mail, icon: <MailIcon size={20} /> }] : []),
  ...(phone
    ? [{ href: `tel:${phone.replaceAll(/\s/g, '')}`, label: phone, icon: <PhoneIcon size={20} /> }]
    : []),
];

const Others = ({ title, ways }: { title: string; ways: ContactWays }) => {
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

const Thanks = ({ texts, actions }: { texts: ContactTexts; actions: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Sent ref={box} tabIndex={-1} role="status">
      <EmptyState
        icon={<CheckIcon size={32} />}
        title={texts.sentTitle}
        text={texts.sentText}
        action={actions}
      />
    </Sent>
  );
};

/** A message to whoever runs the service, and other ways to reach them. Renders header and `<main>` with a form. */
export const Contact = (props: ContactProps) => {
  const { texts, header, onBack, sent = false, sentActions, ways, bottomBar, ...form } = props;
  return (
    <Frame
      header={{
        title: header.label,
        subtitle: header.subtitle,
        logoSrc: header.logoSrc,
        initial: header.label.trim().charAt(0),
        ...(onBack && { onBack }),
      }}
      bottom={bottomBar}
    >
      <Title>{texts.title}</Title>
      {texts.intro && !sent && <Intro>{texts.intro}</Intro>}
      {sent ? <Thanks texts={texts} actions={sentActions} /> : <ContactForm {...form} texts={texts} />}
      <Others title={texts.others} ways={ways} />
    </Frame>
  );
};
