import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { listDraftCases } from '../account/caseDrafts.ts';
import { formatCasePageTitle } from '../cases/caseTexts.ts';
import { LOADED_MAX, selectDraftCases } from './draftCases.ts';
import { buildDraftRows } from './draftRows.ts';

const List = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: '$4',
  '& > li': { display: 'flex', alignItems: 'center', minBlockSize: '$target' },
  '& > li + li': { hairline: 'blockStart' },
});
const Case = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  paddingBlock: '$2',
  borderRadius: '$control',
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '3px solid $colors$drawerTxt', outlineOffset: '2px' },
});
const Name = styled('span', { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const DraftPreview = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$sm',
});

/** Cases with drafts before sign-out; names the first few. */
export const DraftCases = ({ cuid }: { cuid: string }) => {
  const texts = useTexts();
  const { t } = texts;
  const [csids] = useState(() => [...listDraftCases()]);
  const rows = buildDraftRows(texts);
  const asked = useQueries({
    queries: csids.slice(0, LOADED_MAX).map((csid) => getCaseQuery('town', cuid, csid)),
  });
  const { named, others } = selectDraftCases(
    csids.length,
    asked.map(({ data }) => data),
  );
  if (named.length === 0) return null;
  const formatCaseName = (info: CaseInfo) =>
    `${t('case.number', { nbr: info.caseNbr })} · ${formatCasePageTitle(info)}`;
  return (
    <List role="list" aria-label={t('staff.begun')}>
      {named.map((info) => (
        <li key={info.csid}>
          <Case href={`/staff/${cuid}/${info.csid}`}>
            <Name>{formatCaseName(info)}</Name>
            <DraftPreview dir="auto">{rows.get(info.csid)}</DraftPreview>
          </Case>
        </li>
      ))}
      {others > 0 && <li>{t('staff.begun.others', { count: others })}</li>}
    </List>
  );
};
