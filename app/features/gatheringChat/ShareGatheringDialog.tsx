import type { GatheringInfo } from '@parvis/api/entities/gathering';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { getGatheringPath } from '../gatherings/gatheringTexts.ts';
import { LinkAddress } from '../invite-user/LinkAddress.tsx';

export type ShareGatheringDialogProps = {
  gathering: Pick<GatheringInfo, 'cuid' | 'gthrId'>;
  onClose: () => void;
};

/** Link to a discussion, also as QR code. */
export const ShareGatheringDialog = ({ gathering, onClose }: ShareGatheringDialogProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={t('gatherings.share.title')}
      description={t('gatherings.share.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('gatherings.share.done')}</Button>}
    >
      <LinkAddress id={gathering.gthrId} url={location.origin + getGatheringPath(gathering)} />
    </Panel>
  );
};
