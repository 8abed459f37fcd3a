import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { centredColumnClass, centredPageClass, signClass } from '../shared/centred.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';

const Page = styled('main', centredPageClass, { padding: '$6 min($space$6, 24px)' });
const Column = styled('div', centredColumnClass);
const Sign = styled('span', signClass);
/** Short titles fit one line. */
const Title = styled('h1', headingClass, {
  '@desk': { inlineSize: 'max-content', maxInlineSize: 'min(44rem, 90vw)' },
});
const Text = styled('p', paragraphClass);
const Code = styled('p', { margin: 0, fontSize: '$sm', '& code': { fontFamily: 'ui-monospace, monospace' } });
const Slot = styled('div', { inlineSize: '100%', marginBlockStart: '$4', textAlign: 'start' });

export type ErrorScreenTexts = { title: string; text: string; retry?: string; codeLabel?: string };

export type ErrorScreenProps = {
  texts: ErrorScreenTexts;
  code?: string | undefined;
  icon?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
};

/** Full-screen error with next steps. */
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
