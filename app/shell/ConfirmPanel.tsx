import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type ConfirmPanelProps = {
  title: string;
  text: ReactNode;
  /** The action's verb. */
  yes: string;
  no: string;
  busy: boolean;
  /** Error; the panel stays open. */
  problem?: string | undefined;
  onYes: () => void;
  onClose: () => void;
};

/** Confirmation: dialog on desktop, sheet on phones. */
export const ConfirmPanel = ({ title, text, yes, no, busy, problem, onYes, onClose }: ConfirmPanelProps) => (
  <Panel
    open
    title={title}
    description={text}
    onClose={onClose}
    actions={
      <>
        <Button variant="quiet" onClick={onClose}>
          {no}
        </Button>
        <Button loading={busy} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {problem && <Problem role="alert">{problem}</Problem>}
  </Panel>
);
