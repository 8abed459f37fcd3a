import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { CaseOutline, type OutlineType } from '../../parts/CaseOutline/CaseOutline.tsx';

const Subject = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  '& > span:first-child': {
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '$card',
    '& svg': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  },
});
const Words = styled('div', {
  minInlineSize: 0,
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const Category = styled('p', { margin: 0, fontSize: '1.375rem', fontWeight: '$bold', lineHeight: '$tight' });
const Place = styled('p', {
  margin: 0,
  marginBlockStart: '$1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$sm',
  '& svg': { flexShrink: 0 },
});

export type ReportSubjectProps = {
  /** What is reported: its name, icon and outline. */
  category: { label: string; icon?: ReactNode; caseType?: OutlineType | undefined };
  /** Where it is. */
  place?: string | undefined;
};

/** What a report is about, and where. */
export const ReportSubject = ({ category, place }: ReportSubjectProps) => (
  <Subject>
    {category.icon && <CaseOutline caseType={category.caseType}>{category.icon}</CaseOutline>}
    <Words>
      <Category>{category.label}</Category>
      {place && (
        <Place>
          <PinIcon size={18} />
          {place}
        </Place>
      )}
    </Words>
  </Subject>
);
