import { styled } from '@parvis/theme/css/stitches';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { buildCaseItem } from '../../cases/caseItems.ts';
import { getSameCasesQuery } from './counterQueries.ts';

const Root = styled('div', { display: 'grid', gap: '$1', lineHeight: '$snug' });
const Title = styled('p', { margin: 0, fontWeight: '$bold' });
const List = styled('ul', { display: 'grid', gap: '$1', margin: 0, paddingInlineStart: '$4' });

/** Open cases of that place and category, perhaps the person's. */
export const SameCases = ({ cuid, place, ccatCode }: { cuid: string; place: string; ccatCode: string }) => {
  const texts = useTexts();
  const { data = [] } = useQuery(getSameCasesQuery(cuid, place, ccatCode));
  return (
    <div role="status">
      {data.length > 0 && (
        <Root>
          <Title>{texts.t('counter.same', { count: data.length })}</Title>
          <List>
            {data.map((one) => {
              const item = buildCaseItem(one, texts, { href: '', side: 'town' });
              return (
                <li key={one.csid}>
                  <Link href={`/staff/${cuid}/${one.csid}`}>{item.number}</Link>{' '}
                  {[item.lastText, item.status].filter(Boolean).join(' · ')}
                </li>
              );
            })}
          </List>
        </Root>
      )}
    </div>
  );
};
