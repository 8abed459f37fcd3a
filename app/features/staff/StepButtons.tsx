import type { Step } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu } from '@parvis/ui/parts/Menu';
import type { Ref } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { CaseStep } from './caseStep.ts';
import type { CaseButton } from './commands/caseButtons.ts';
import type { DeskCase } from './commands/desk.ts';
import { deskCommands, formatCommand, listAllowed, listClosings } from './commands/deskCommands.ts';
import { getShownKey } from './commands/keyBindings.ts';
import { useKeySettings } from './commands/useKeySettings.ts';

const WITH_WORDS = 'message';

const Row = styled('div', { display: 'flex', gap: '$2' });
/** A narrow header moves the second action into "more". */
const WideDeskOnly = styled('span', { '@media (max-width: 1399.98px)': { display: 'none' } });

export type StepButtonsProps = {
  open: DeskCase;
  running: CaseStep['step'] | undefined;
  /** Outcome menu, opened by a shortcut. */
  closeRef: Ref<HTMLButtonElement>;
};

/** Strongest steps as buttons, others in "more". Closing always takes two presses. */
export const StepButtons = ({ open, running, closeRef }: StepButtonsProps) => {
  const { t } = useTexts();
  const { single, own } = useKeySettings();
  const [first, second] = open.buttons.filter(({ aside }) => !aside);
  const menu = listAllowed({ open }).filter(
    ({ command }) => command.menu && !(first && command.steps?.includes(first.step)),
  );
  const getShortcut = (step: Step) => {
    const command = deskCommands.find(({ keys, steps }) => keys && steps?.includes(step));
    return single && command ? getShownKey(command, own) : undefined;
  };
  const closings = listClosings(open);
  const handleClose = (id: string) => {
    const closing = closings.find((one) => one.id === id);
    if (closing) closing.run();
    else open.ask('closeWithWords');
  };
  const drawButton = (button: CaseButton, strong: boolean) => {
    const look = { size: 'small', variant: strong && !button.quiet ? 'solid' : 'quiet' } as const;
    const loading = running === button.step;
    const shortcut = getShortcut(button.step);
    if (button.step !== 'close')
      return (
        <Button {...look} loading={loading} aria-keyshortcuts={shortcut} onClick={() => open.press(button)}>
          {t(button.text)}
        </Button>
      );
    return (
      <Menu
        {...look}
        ref={closeRef}
        loading={loading}
        aria-keyshortcuts={shortcut}
        title={t('staff.close.title')}
        entries={[
          ...closings.map(({ id, text }) => ({ id: id as string, label: t(text) })),
          { id: WITH_WORDS, label: t('staff.close.withWords') },
        ]}
        onChoose={handleClose}
      >
        {t(button.text)}
      </Menu>
    );
  };
  return (
    <Row>
      {second && <WideDeskOnly>{drawButton(second, false)}</WideDeskOnly>}
      {first && <span>{drawButton(first, true)}</span>}
      <Menu
        variant="quiet"
        size="small"
        iconOnly
        icon={<MoreIcon size={20} />}
        title={t('staffActions')}
        entries={menu.map((one) => ({
          id: one.command.id,
          label: formatCommand(one, t),
          keyHint: single ? getShownKey(one.command, own)?.toUpperCase() : undefined,
        }))}
        onChoose={(id) => menu.find(({ command }) => command.id === id)?.run(performance.now())}
      >
        {t('staff.step.more')}
      </Menu>
    </Row>
  );
};
