import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';

export { ReportReview, type ReportReviewProps, SendBar } from './ReportReview.tsx';

const Root = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });
const Seen = styled('details', {
  fontSize: '$sm',
  lineHeight: '$snug',
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
});
const Summary = styled('summary', focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  inlineSize: 'fit-content',
  minBlockSize: '$target',
  paddingInlineEnd: '$2',
  borderRadius: '$control',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flexShrink: 0 },
});
const List = styled('ul', { margin: 0, paddingInlineStart: '$8', display: 'grid', gap: '$1' });

export type ReportStartProps = {
  seenTitle: string;
  seen: readonly string[];
  emergency?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

/** Frame of a report's first question: emergency notice and privacy summary. */
export const ReportStart = ({ seenTitle, seen, emergency, notice, children }: ReportStartProps) => (
  <Root>
    {emergency}
    {notice}
    {children}
    {seen.length > 0 && (
      <Seen>
        <Summary>
          <EyeIcon size={20} />
          {seenTitle}
          <ChevronDownIcon size={18} />
        </Summary>
        <List>
          {seen.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      </Seen>
    )}
  </Root>
);
