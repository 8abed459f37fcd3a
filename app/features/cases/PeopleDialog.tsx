import type { CaseInfo } from '@parvis/api/entities/case';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { CasePeople } from './CasePeople.tsx';

/** Who takes part in a report, for a visitor. */
export const PeopleDialog = ({ info, onClose }: { info: CaseInfo; onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Panel open title={t('people.title')} onClose={onClose}>
      <CasePeople side="mobile" info={info} hideTitle />
    </Panel>
  );
};
