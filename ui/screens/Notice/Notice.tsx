import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';

const Centre = styled('div', { marginBlock: 'auto' });
const Actions = styled('div', { display: 'grid', gap: '$2', justifyItems: 'center' });

export type NoticeTexts = { title: string; text: string };

export type NoticeProps = {
  texts: NoticeTexts;
  header: Masthead;
  onBack?: (() => void) | undefined;
  icon?: ReactNode;
  actions?: ReactNode;
  /** Customer contact, emergency numbers. */
  children?: ReactNode;
};

/** Dead end, such as an unknown code, with next steps. */
export const Notice = ({ texts, header, onBack, icon, actions, children }: NoticeProps) => (
  <Frame header={toHeaderProps(header, onBack)}>
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
