import type { UserStatus } from '@parvis/api/entities/user';
import { NotifyPart } from '@parvis/ui/screens/NotifyPart';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { notifier } from './ownNotifications.ts';
import { actions, useNotifications } from './useNotifications.ts';

const labels = { ask: 'notif.ask', again: 'notif.again', stop: 'notif.stop' } as const;

export type NotifySettingsProps = {
  profile: UserStatus;
  onFailed: () => void;
};

export const NotifySettings = ({ profile, onFailed }: NotifySettingsProps) => {
  const { t } = useTexts();
  const { view, status, busy, content, isPhone } = useNotifications(profile);
  const { action, more } = view;
  const show = async (words: boolean) => {
    if (!(await notifier.showContent(words))) onFailed();
  };
  return (
    <NotifyPart
      title={t(isPhone ? 'notif.title.phone' : 'notif.title.other')}
      text={t(view.text)}
      tone={view.tone}
      steps={view.steps.map((step) => t(step))}
      more={more && t(more)}
      action={
        action && {
          label: t(labels[action]),
          onPress: actions[action],
          strong: action === 'ask',
          loading: busy,
        }
      }
      content={
        status.kind === 'ready'
          ? {
              label: t('notif.content'),
              text: t('notif.content.text'),
              checked: content,
              onChange: (words) => void show(words),
            }
          : undefined
      }
    />
  );
};
