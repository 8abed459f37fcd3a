import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { headerOf, type Masthead } from '../shared/masthead.ts';

const Centre = styled('div', { marginBlock: 'auto' });
const Actions = styled('div', { display: 'grid', gap: '$2', justifyItems: 'center' });

export type NoticeTexts = { title: string; text: string };

export type NoticeProps = {
  /** Why there is nothing to do here. */
  texts: NoticeTexts;
  /** Whose page it is. */
  header: Masthead;
  /** Shows a way back, and takes it. */
  onBack?: (() => void) | undefined;
  /** Drawn large above the title. */
  icon?: ReactNode;
  /** The ways on: scan again, contact. */
  actions?: ReactNode;
  /** Below: contact of the customer, emergency numbers. */
  children?: ReactNode;
};

/** Says why there is nothing to do here, as after an unknown code, and how to go on. Renders header and `<main>`. */
export const Notice = ({ texts, header, onBack, icon, actions, children }: NoticeProps) => (
  <Frame header={headerOf(header, onBack)}>
    <Centre>
      <EmptyState
        icon={icon ?? <QrIcon size={32} />}
        titleAs="h1"
        title={texts.title}
        text={texts.text}
        action={actions && <Actions>{actions}</Actions>}
      />
    </Centre>
    {children}
  </Frame>
);
