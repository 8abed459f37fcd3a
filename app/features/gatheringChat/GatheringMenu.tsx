import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import type { GatheringInfo } from '@parvis/api/entities/gathering';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Menu } from '@parvis/ui/parts/Menu';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { refreshGatherings } from '../gatherings/gatheringQueries.ts';

export type GatheringMenuProps = {
  info: GatheringInfo;
  onPeople: () => void;
  /** Opens its place's menu; undefined without a code. */
  onReport: (() => void) | undefined;
  onShare: () => void;
  onAbuse: (() => void) | undefined;
};

export const GatheringMenu = ({ info, onPeople, onReport, onShare, onAbuse }: GatheringMenuProps) => {
  const { t } = useTexts();
  const { cuid, gthrId, muted = false } = info;
  const setMuted = async (wanted: boolean) => {
    await client
      .call(mobileGatheringCalls.gatheringsMute, { cuid, body: { gthrId, muted: wanted } })
      .catch(() => undefined);
    // Updates the entry.
    await refreshGatherings();
  };
  const choose = (id: string) => {
    if (id === 'people') onPeople();
    else if (id === 'report') onReport?.();
    else if (id === 'share') onShare();
    else if (id === 'abuse') onAbuse?.();
    else void setMuted(!muted);
  };
  return (
    <Menu
      variant="quiet"
      iconOnly
      icon={<MoreIcon size={24} />}
      title={t('gatherings.menu')}
      entries={[
        ...(onReport ? [{ id: 'report', label: t('gatherings.report') }] : []),
        { id: 'people', label: t('gatherings.about') },
        // A place's gathering opens only by its scanned code.
        ...(info.access === 'place' ? [] : [{ id: 'share', label: t('gatherings.share') }]),
        { id: 'mute', label: t(muted ? 'gatherings.unmute' : 'gatherings.mute') },
        ...(onAbuse ? [{ id: 'abuse', label: t('gatherings.abuse') }] : []),
      ]}
      onChoose={choose}
    >
      {t('gatherings.menu')}
    </Menu>
  );
};
