import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { CasePeople } from '../cases/CasePeople.tsx';

export type GatheringPeopleProps = {
  info: CaseInfo;
  hidden: readonly string[];
  onHide: (crUid: string, isHidden: boolean) => void;
  onClose: () => void;
};

/** Who takes part in a discussion, and whose messages the reader leaves out. */
export const GatheringPeople = ({ info, hidden, onHide, onClose }: GatheringPeopleProps) => {
  const { t } = useTexts();
  return (
    <Panel open title={t('people.title')} onClose={onClose}>
      <CasePeople
        side="mobile"
        info={info}
        hideTitle
        renderAction={({ me, staff, crUid, name }) => {
          const isHidden = hidden.includes(crUid);
          return (
            !me &&
            !staff && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t(isHidden ? 'gatherings.show.person' : 'gatherings.hide.person', { name })}
                onClick={() => onHide(crUid, !isHidden)}
              >
                {t(isHidden ? 'gatherings.show' : 'gatherings.hide')}
              </Button>
            )
          );
        }}
      />
    </Panel>
  );
};
