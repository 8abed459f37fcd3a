import { styled } from '@parvis/theme/css/stitches';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { wordsClass } from '../../parts/Button/buttonStyles.ts';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { cardClass, headingClass, paragraphClass } from '../shared/page.ts';

const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Lead = styled('p', paragraphClass, { marginBlockStart: '-$2' });
const Form = styled('form', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  '@desk': { padding: '$6' },
});
const Small = styled('p', paragraphClass, { fontSize: '$sm', lineHeight: '$snug' });
const Failure = styled('div', {
  padding: '$3 $4',
  border: '2px dashed currentColor',
  borderRadius: '$control',
  lineHeight: '$snug',
});
const Text = styled('p', paragraphClass);
const Strong = styled('p', paragraphClass, { fontWeight: '$bold' });
const Words = styled('span', wordsClass);

export type NewGatheringProps = {
  texts: {
    title: string;
    lead: string;
    seen: string;
    open: string;
  };
  header: Masthead;
  onBack?: (() => void) | undefined;
  children: ReactNode;
  /** A new value focuses the first faulty field. */
  faults?: object | undefined;
  /** Beside the button; typed text stays. */
  failure?: { title: string; text: string } | undefined;
  busy?: boolean;
  onOpen: () => void;
  footer?: ReactNode;
};

/** Form to open a group discussion. */
export const NewGathering = ({
  texts,
  header,
  onBack,
  children,
  faults,
  failure,
  busy = false,
  onOpen,
  footer,
}: NewGatheringProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onOpen();
  };
  return (
    <Frame header={toHeaderProps(header, onBack)}>
      <Title>{texts.title}</Title>
      <Lead>{texts.lead}</Lead>
      <Form ref={form} onSubmit={submit} noValidate>
        {children}
        <Small>{texts.seen}</Small>
        {failure && (
          <Failure role="alert">
            <Strong>{failure.title}</Strong>
            <Text>{failure.text}</Text>
          </Failure>
        )}
        <Button type="submit" block icon={<ChatIcon size={20} />} loading={busy}>
          <Words>{texts.open}</Words>
        </Button>
      </Form>
      {footer}
    </Frame>
  );
};
