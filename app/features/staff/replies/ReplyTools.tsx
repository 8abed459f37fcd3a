import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu } from '@parvis/ui/parts/Menu';
import { useMedia } from '@parvis/ui/useMedia';
import type { ReactElement, Ref } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';

export interface ReplyTool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactElement;
  readonly onOpen: () => void;
}

/** Separate buttons, or one menu where the field is narrow. */
export const ReplyTools = ({ tools, ref }: { tools: readonly ReplyTool[]; ref: Ref<HTMLButtonElement> }) => {
  const { t } = useTexts();
  const isRoomy = useMedia('(min-width: 1600px)');
  if (!isRoomy && tools.length > 1)
    return (
      <Menu
        ref={ref}
        variant="quiet"
        iconOnly
        round
        icon={<PlusIcon size={24} />}
        title={t('replies.tools')}
        entries={tools.map(({ id, label, icon }) => ({ id, label, icon }))}
        onChoose={(id) => tools.find((one) => one.id === id)?.onOpen()}
      >
        {t('replies.tools')}
      </Menu>
    );
  return tools.map(({ id, label, icon, onOpen }, at) => (
    <Button key={id} {...(at === 0 && { ref })} variant="quiet" iconOnly round icon={icon} onClick={onOpen}>
      {label}
    </Button>
  ));
};
