import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import type { ReactNode } from 'react';

const Root = styled('section', { display: 'grid', gap: '$6', alignContent: 'start', padding: '$5 $5 $12' });
const Title = styled('h2', { margin: 0, fontSize: '$lg', lineHeight: '$snug' });
const Lead = styled('p', { margin: 0, marginBlockStart: '$1', fontSize: '$sm', lineHeight: '$normal' });

/** Part of the work with purpose and controls. */
export const Panel = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Root>
    <div>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
    </div>
    {children}
  </Root>
);

const Part = styled('section', {
  display: 'grid',
  gap: '$3',
  '& > h3': { margin: 0, fontSize: '$md', lineHeight: '$snug' },
  '& > p': { margin: 0, fontSize: '$sm' },
});

/** Related controls under a heading. */
export const PanelPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <h3>{title}</h3>
    {children}
  </Part>
);

const Line = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', alignItems: 'center' });

export const Row = ({ children }: { children: ReactNode }) => <Line>{children}</Line>;

const Said = styled('p', {
  margin: 0,
  display: 'flex',
  gap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  '& > svg': { flexShrink: 0 },
});

/** For use as ref. */
export const scrollToNode = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** Announced when it appears. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Said role="alert" id={id}>
    <WarningIcon size={18} />
    <span>{children}</span>
  </Said>
);

/** Before its details. */
export const Verdict = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  margin: 0,
  padding: '$4',
  borderRadius: '$card',
  surface: 'msgEventBg',
  color: '$txt',
  fontWeight: '$bold',
  '& > svg': { flexShrink: 0 },
});
