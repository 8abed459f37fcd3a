import type { Bulk, BulkLeft } from '@parvis/api/calls/bulk';
import { bulkRefusalSchema } from '@parvis/api/calls/bulk';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Link } from 'wouter';
import { useTexts } from '../../../../lib/texts/useTexts.ts';
import { Panel } from '../../../../shell/Panel.tsx';

const List = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: '$2', paddingBlock: '$2', hairline: 'blockEnd' },
  '& > li:last-child': { borderBlockEnd: 0 },
  '& a': { color: 'inherit', fontWeight: '$bold' },
});

/** Unknown reasons read as `other`. */
const describeWhy = ({ why, who = '' }: BulkLeft, t: TextStore['t']): string =>
  t(`bulk.why.${bulkRefusalSchema.def.entries[why as 'other'] ?? 'other'}`, { who });

type RefusedCasesPanelProps = {
  title: string;
  bulk: Bulk;
  getHref: (csid: string) => string;
  onClose: () => void;
};

/** Cases without the step, and why. */
export const RefusedCasesPanel = ({
  title,
  bulk: { left, state },
  getHref,
  onClose,
}: RefusedCasesPanelProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={title}
      description={t(state === 'waiting' ? 'bulk.left.future' : 'bulk.left.text', { count: left.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('part.close')}</Button>}
    >
      <List>
        {left.map((one) => (
          <li key={one.csid}>
            {one.caseNbr === undefined ? (
              <b>{t('case.number', { nbr: '–' })}</b>
            ) : (
              <Link href={getHref(one.csid)} onClick={onClose}>
                {t('case.number', { nbr: one.caseNbr })}
              </Link>
            )}
            <span>{describeWhy(one, t)}</span>
          </li>
        ))}
      </List>
    </Panel>
  );
};
