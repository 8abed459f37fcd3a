import { type CaseInfo, isEnded, type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu, type MenuEntry } from '@parvis/ui/parts/Menu';
import type { Ref } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatOutcome } from '../cases/caseTexts.ts';
import { type CaseButton, listAllowedSteps, listButtons } from './caseButtons.ts';
import type { CaseSteps } from './useCaseSteps.ts';
import { useHasDetailsPane } from './useHasDetailsPane.ts';

const outcomes: readonly Outcome[] = Object.values(outcomeSchema.def.entries);
/** Menu entries besides steps. */
const WITH_WORDS = 'message';
const DETAILS = 'details';
const PRINT = 'print';
const ALIKE = 'alike';
const INVITE = 'invite';
const LABELS = 'labels';
const DUPLICATE = 'duplicate';

const Row = styled('div', { display: 'flex', gap: '$2' });
/** A narrow header moves the second action into "more". */
const WideDeskOnly = styled('span', { '@media (max-width: 1399.98px)': { display: 'none' } });

export type StepButtonsProps = {
  info: CaseInfo;
  steps: CaseSteps;
  onDetails: () => void;
  /** Outcome menu, opened by a shortcut. */
  closeRef: Ref<HTMLButtonElement>;
};

/** Shows the strongest steps as buttons, the rest behind "more". Closing takes two presses everywhere. */
export const StepButtons = ({ info, steps, onDetails, closeRef }: StepButtonsProps) => {
  const { t } = useTexts();
  const beside = useHasDetailsPane();
  const buttons = listButtons(listAllowedSteps(info), info);
  const [first, second, ...others] = buttons.filter(({ aside }) => !aside);
  const rest = [...(second ? [second] : []), ...others, ...buttons.filter(({ aside }) => aside)];
  const buildEntries = ({ step, text, key }: CaseButton): MenuEntry[] => {
    const keyHint = key?.toUpperCase();
    if (step !== 'close') return [{ id: step, label: t(text), keyHint }];
    return [
      ...outcomes.map((outcome) => ({
        id: outcome as string,
        label: t('staff.close.as', { outcome: formatOutcome(outcome, t) }),
      })),
      { id: WITH_WORDS, label: t('staff.close.with'), keyHint },
    ];
  };
  const more = [
    ...rest.flatMap(buildEntries),
    ...(listAllowedSteps(info).has('reject') ? [{ id: ALIKE, label: t('staff.alike') }] : []),
    ...(info.mine && !isEnded(info.state) ? [{ id: INVITE, label: t('invites.open') }] : []),
    { id: LABELS, label: t('labels.pick.menu') },
    ...(listAllowedSteps(info).has('close') && !info.betweenUsers
      ? [{ id: DUPLICATE, label: t('duplicates.open') }]
      : []),
    ...(beside ? [] : [{ id: DETAILS, label: t('staff.details') }]),
    { id: PRINT, label: t('staff.print') },
  ];
  const handleClose = (id: string) => {
    const outcome = outcomes.find((one) => one === id);
    if (outcome) steps.run({ step: 'close', outcome });
    else steps.ask('closeWithWords');
  };
  const drawButton = (button: CaseButton, strong: boolean) => {
    const look = { size: 'small', variant: strong && !button.quiet ? 'solid' : 'quiet' } as const;
    const loading = steps.running === button.step;
    if (button.step !== 'close')
      return (
        <Button
          {...look}
          loading={loading}
          aria-keyshortcuts={button.key}
          onClick={() => steps.press(button)}
        >
          {t(button.text)}
        </Button>
      );
    return (
      <Menu
        {...look}
        ref={closeRef}
        loading={loading}
        aria-keyshortcuts={button.key}
        title={t('staff.close.title')}
        entries={[
          ...outcomes.map((outcome) => ({ id: outcome as string, label: t(`answer.${outcome}`) })),
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
        entries={more}
        onChoose={(id) => {
          const button = rest.find(({ step }) => step === id);
          if (button) return steps.press(button);
          if (id === PRINT) return print();
          if (id === ALIKE || id === INVITE || id === LABELS || id === DUPLICATE) return steps.ask(id);
          return id === DETAILS ? onDetails() : handleClose(id);
        }}
      >
        {t('staff.step.more')}
      </Menu>
    </Row>
  );
};
