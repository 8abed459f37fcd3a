import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { begunCases } from '../account/begunMessages.ts';
import { casePageTitle } from '../cases/caseWords.ts';
import { caseQuery } from '../data/queries.ts';
import { useTexts } from '../texts/useTexts.ts';
import { begunNamed, LOOKED_AT } from './begunNamed.ts';
import { begunRows } from './begunRows.ts';

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
const Begun = styled('span', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$sm',
});

/** Names the cases in which something was begun on this device to who is about to sign out, and leads to each; of many the first few. */
export const BegunCases = ({ cuid }: { cuid: string }) => {
  const texts = useTexts();
  const { t } = texts;
  const [csids] = useState(() => [...begunCases()]);
  const rows = begunRows(texts);
  const asked = useQueries({
    queries: csids.slice(0, LOOKED_AT).map((csid) => caseQuery('town', cuid, csid)),
  });
  const { named, others } = begunNamed(
    csids.length,
    asked.map(({ data }) => data),
  );
  if (named.length === 0) return null;
  const nameOf = (info: CaseInfo) => `${t('case.number', { nbr: info.caseNbr })} · ${casePageTitle(info)}`;
  return (
    <List role="list" aria-label={t('staff.begun')}>
      {named.map((info) => (
        <li key={info.csid}>
          <Case href={`/staff/${cuid}/${info.csid}`}>
            <Name>{nameOf(info)}</Name>
            <Begun dir="auto">{rows.get(info.csid)}</Begun>
          </Case>
        </li>
      ))}
      {others > 0 && <li>{t('staff.begun.others', { count: others })}</li>}
    </List>
  );
};
