import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { Steps } from '@parvis/ui/parts/Steps';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { OfferCard } from '../../shell/OfferCard.tsx';
import { actions, useNotifications } from './useNotifications.ts';

const labels = { ask: 'notif.ask', again: 'notif.again' } as const;

export const NotifyCard = ({ profile, onClose }: { profile: UserStatus; onClose: () => void }) => {
  const { t } = useTexts();
  const { view, busy, isPhone } = useNotifications(profile);
  const { action, steps, text, more, tone } = view;
  return (
    <OfferCard
      title={t(isPhone ? 'notif.title.phone' : 'notif.title.other')}
      action={
        action &&
        action !== 'stop' && (
          <Button variant="quiet" loading={busy} onClick={actions[action]}>
            {t(labels[action])}
          </Button>
        )
      }
      close={tone === 'on' ? undefined : { label: t('notif.close'), onPress: onClose }}
    >
      <p role="status">{t(text)}</p>
      {steps.length > 0 && <Steps steps={steps.map((id) => ({ text: t(id) }))} />}
      {more && <p>{t(more)}</p>}
    </OfferCard>
  );
};
