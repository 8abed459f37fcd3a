import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import { styled } from '@parvis/theme/css/stitches';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu } from '@parvis/ui/parts/Menu';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Row = styled('div', { display: 'flex', gap: '$2' });
/** In a narrow header, "more" has this action. */
const WideOnly = styled('span', { '@media (max-width: 1599.98px)': { display: 'none' } });

/** Actions on the whole gathering. */
const gatheringPrompts = ['change', 'announce', 'close', 'reopen', 'people', 'leave'] as const;
export type GatheringPrompt = (typeof gatheringPrompts)[number];
const isPrompt = (id: string): id is GatheringPrompt => gatheringPrompts.some((one) => one === id);

export type GatheringDeskMenuProps = {
  gathering: StaffGathering;
  hasDetails: boolean;
  mayExport: boolean;
  onAsk: (prompt: GatheringPrompt) => void;
  onCopy: () => void;
};

/** A discussion's actions, behind "more". */
export const GatheringDeskMenu = ({
  gathering,
  hasDetails,
  mayExport,
  onAsk,
  onCopy,
}: GatheringDeskMenuProps) => {
  const { t } = useTexts();
  const { cuid, gthrId, state, joined } = gathering;
  const isEnded = state === 'ended';
  const step = isEnded ? 'reopen' : state === 'open' ? 'announce' : undefined;
  const main: { id: GatheringPrompt; label: string } | undefined = step && {
    id: step,
    label: t(`gatherings.desk.${step}`),
  };
  return (
    <Row>
      {main && (
        <WideOnly>
          <Button variant="quiet" size="small" onClick={() => onAsk(main.id)}>
            {main.label}
          </Button>
        </WideOnly>
      )}
      <Menu
        variant="quiet"
        size="small"
        iconOnly
        icon={<MoreIcon size={20} />}
        title={t('gatherings.desk.more')}
        entries={[
          ...(main ? [main] : []),
          ...(hasDetails ? [] : [{ id: 'people', label: t('gatherings.desk.people') }]),
          ...(isEnded
            ? []
            : [
                { id: 'change', label: t('gatherings.desk.change') },
                { id: 'copy', label: t('gatherings.desk.link') },
              ]),
          ...(mayExport ? [{ id: 'export', label: t('gatherings.desk.export') }] : []),
          ...(joined ? [{ id: 'leave', label: t('gatherings.desk.leave') }] : []),
          ...(isEnded ? [] : [{ id: 'close', label: t('gatherings.desk.close') }]),
        ]}
        onChoose={(id) => {
          if (isPrompt(id)) onAsk(id);
          else if (id === 'copy') onCopy();
          else location.assign(fill(addresses.gatheringSheet.template, { cuid, gthrId }));
        }}
      >
        {t('gatherings.desk.more')}
      </Menu>
    </Row>
  );
};
