import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';
import { Frame } from '../shared/Frame.tsx';
import { headerOf, type Masthead } from '../shared/masthead.ts';
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
  /** What happens next: where the answer will arrive. */
  sentText: string;
  /** Above the other ways: mail, phone, site, post. */
  others: string;
  /** At the foot: what is kept on the device. */
  cookies?: string;
};

export type ContactProps = Omit<ContactFormProps, 'texts'> & {
  /** Words of the screen. */
  texts: ContactTexts;
  /** Whose page it is. */
  header: Masthead;
  /** Before the title: a way to change the language. */
  languages?: ReactNode;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** It is not known yet who receives messages. Not by default. */
  waiting?: boolean;
  /** In place of the form: why nothing can be sent. */
  instead?: ReactNode;
  /** The message was taken. Not by default. */
  sent?: boolean;
  /** It was taken, and has not left yet: it does by itself. Not by default. */
  kept?: boolean;
  /** Once it is sent: write another, go home. */
  sentActions?: ReactNode;
  /** Other ways to reach them: telephone, mail, site. */
  ways: ContactWays;
  /** After everything: links of the footer. */
  footer?: ReactNode;
  /** Stays in sight at the bottom. */
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

/** A message to whoever runs the service, and other ways to reach them. Renders header and `<main>` with a form. */
export const Contact = (props: ContactProps) => {
  const { texts, header, onBack, waiting = false, instead, sent = false, sentActions, ...rest } = props;
  const { ways, languages, footer, bottomBar, kept = false, ...form } = rest;
  const writes = !sent && !waiting && !instead;
  return (
    <Frame header={headerOf(header, onBack)} bottom={bottomBar} busy={waiting}>
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
