import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { CasePeople } from '../cases/CasePeople.tsx';

export type GatheringPeopleProps = {
  info: CaseInfo;
  intro: string | undefined;
  hidden: readonly string[];
  onHide: (crUid: string, isHidden: boolean) => void;
  onClose: () => void;
};

/** Subject, members, and those the reader has hidden. */
export const GatheringPeople = ({ info, intro, hidden, onHide, onClose }: GatheringPeopleProps) => {
  const { t } = useTexts();
  return (
    <Panel open title={t('gatherings.about')} description={intro} onClose={onClose}>
      <CasePeople
        side="mobile"
        info={info}
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
