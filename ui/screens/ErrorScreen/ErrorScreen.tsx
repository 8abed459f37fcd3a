import { styled } from '@parvis/theme/stitches';
import type { ReactNode } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { headingClass, pageClass, paragraphClass } from '../shared/page.ts';

const Page = styled('main', pageClass, { alignItems: 'center', justifyContent: 'center', padding: '$6' });
const Column = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$4',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  textAlign: 'center',
});
const Sign = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '$drawer',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
});
const Title = styled('h1', headingClass);
const Text = styled('p', paragraphClass);
const Code = styled('p', { margin: 0, fontSize: '$sm', '& code': { fontFamily: 'ui-monospace, monospace' } });
const Slot = styled('div', { inlineSize: '100%', marginBlockStart: '$4', textAlign: 'start' });

export type ErrorScreenTexts = { title: string; text: string; retry?: string; codeLabel?: string };

export type ErrorScreenProps = {
  texts: ErrorScreenTexts;
  /** A short code to tell whoever helps. */
  code?: string | undefined;
  icon?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  retrying?: boolean;
  /** Other ways on: links as buttons. */
  actions?: ReactNode;
  /** Below: emergency numbers. */
  children?: ReactNode;
};

/** Something went wrong and fills the screen: what, and what to do. Renders a `<main>`. */
export const ErrorScreen = (props: ErrorScreenProps) => {
  const {
    texts,
    code,
    icon = <WarningIcon size={36} />,
    onRetry,
    retrying = false,
    actions,
    children,
  } = props;
  return (
    <Page>
      <Column>
        <Sign aria-hidden="true">{icon}</Sign>
        <Title>{texts.title}</Title>
        <Text role="alert">{texts.text}</Text>
        {onRetry && texts.retry && (
          <Button icon={<RefreshIcon size={20} />} loading={retrying} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {actions}
        {code && (
          <Code>
            {texts.codeLabel} <code>{code}</code>
          </Code>
        )}
        {children && <Slot>{children}</Slot>}
      </Column>
    </Page>
  );
};
