import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { cardClass, headingClass, paragraphClass } from '../shared/page.ts';
import { ContactForm, type ContactFormProps, type ContactFormTexts } from './ContactForm.tsx';
import { type ContactWays, OtherWays } from './OtherWays.tsx';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Intro = styled('p', paragraphClass, { marginBlockStart: '-$2' });
const Sent = styled('div', cardClass, { outline: 'none' });
const Waiting = styled('div', cardClass, { display: 'grid', gap: '$4' });
const Small = styled('p', paragraphClass, { fontSize: '$sm', lineHeight: '$snug' });

export type { ContactField, ContactValues } from './ContactForm.tsx';
export type { ContactWays } from './OtherWays.tsx';

export type ContactTexts = ContactFormTexts & {
  title: string;
  intro?: string | undefined;
  sentTitle: string;
  /** Where the answer arrives. */
  sentText: string;
  others: string;
  /** What the device stores. */
  cookies?: string;
};

export type ContactProps = Omit<ContactFormProps, 'texts'> & {
  texts: ContactTexts;
  header: Masthead;
  languages?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Loading the recipient. Default `false`. */
  waiting?: boolean;
  /** Why sending is impossible. */
  instead?: ReactNode;
  sent?: boolean;
  /** Queued offline. Default `false`. */
  kept?: boolean;
  sentActions?: ReactNode;
  ways: ContactWays;
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

type ThanksProps = { texts: ContactTexts; kept: boolean; actions: ReactNode };

const Thanks = ({ texts, kept, actions }: ThanksProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Sent ref={box} tabIndex={-1} role="status">
      <EmptyState
        icon={kept ? <ClockIcon size={32} /> : <CheckIcon size={32} />}
        title={texts.sentTitle}
        text={texts.sentText}
        action={actions}
      />
    </Sent>
  );
};

const Placeholder = () => {
  const texts = useUiTexts();
  return (
    <Waiting role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
      <Skeleton shape="tile" />
    </Waiting>
  );
};

/** Contact form and other channels. */
export const Contact = (props: ContactProps) => {
  const { texts, header, onBack, waiting = false, instead, sent = false, sentActions, ...rest } = props;
  const { ways, languages, footer, bottomBar, kept = false, ...form } = rest;
  const writes = !sent && !waiting && !instead;
  return (
    <Frame header={toHeaderProps(header, onBack)} bottom={bottomBar} busy={waiting}>
      {languages}
      <Title>{texts.title}</Title>
      {texts.intro && writes && <Intro>{texts.intro}</Intro>}
      {sent && <Thanks texts={texts} kept={kept} actions={sentActions} />}
      {!sent && waiting && <Placeholder />}
      {!sent && !waiting && instead}
      {writes && <ContactForm {...form} texts={texts} />}
      <OtherWays title={texts.others} ways={ways} />
      {texts.cookies && <Small>{texts.cookies}</Small>}
      {footer}
    </Frame>
  );
};
