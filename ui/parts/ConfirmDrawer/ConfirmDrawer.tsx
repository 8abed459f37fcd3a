import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useState } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from '../Drawer/Drawer.tsx';
import { useOnOpen } from '../shared/useOnOpen.ts';

const Actions = styled('div', { display: 'grid', gap: '$2', paddingBlockStart: '$4' });
const Failed = styled('p', { margin: 0, paddingBlockStart: '$3', fontWeight: '$bold' });

type Choice =
  | {
      /** A specific verb, not "OK". */
      yes: ReactNode;
      no: ReactNode;
      /** Waits for a promise; rejection keeps it open and shows `failed`. */
      onYes: () => unknown;
      failed?: ReactNode;
      children?: undefined;
    }
  | {
      /** Replaces both buttons, such as by a questionnaire. */
      children: ReactNode;
      yes?: undefined;
      no?: undefined;
      onYes?: undefined;
      failed?: undefined;
    };

export type ConfirmDrawerSlot = Slot<'ConfirmDrawer'>;

export type ConfirmDrawerProps = Omit<
  DrawerProps,
  'onClose' | 'description' | 'children' | 'collapsible' | 'classNames'
> &
  Choice & {
    text?: ReactNode;
    /** On any other close. */
    onNo: () => void;
    /** Irreversible: emphasises cancel, warns on confirm. Default `false`. */
    danger?: boolean | undefined;
    classNames?: Partial<Record<ConfirmDrawerSlot, string>> | undefined;
  };

/** Ignores late results of an earlier opening. */
type Asking = { time: number; state: 'asked' | 'busy' | 'failed' };

/** Confirms an action; any close cancels. Renders a Drawer. */
export const ConfirmDrawer = (props: ConfirmDrawerProps) => {
  const { text, yes, no, onYes, onNo, failed, danger = false, classNames, children, ...rest } = props;
  const [asking, setAsking] = useState<Asking>({ time: 0, state: 'asked' });
  useOnOpen(rest.open, () => setAsking({ time: asking.time + 1, state: 'asked' }));
  const { time, state } = asking;
  const busy = state === 'busy';
  const updateState = (next: Asking['state']) =>
    setAsking((now) => (now.time === time ? { time, state: next } : now));
  const handleDecline = () => {
    if (!busy) onNo();
  };
  const handleConfirm = async () => {
    const work = onYes?.();
    if (!(work instanceof Promise)) return;
    updateState('busy');
    await work.then(
      () => updateState('asked'),
      () => updateState('failed'),
    );
  };
  return (
    <Drawer
      description={text}
      classNames={classNames}
      onClose={handleDecline}
      data-danger={danger || undefined}
      data-busy={busy || undefined}
      {...rest}
    >
      {children ?? (
        <>
          {state === 'failed' && failed && <Failed role="alert">{failed}</Failed>}
          <Actions className={classNames?.actions}>
            <Button
              block
              variant={danger ? 'quiet' : 'solid'}
              icon={danger && <WarningIcon />}
              loading={busy}
              onClick={() => void handleConfirm()}
            >
              {yes}
            </Button>
            <Button block variant={danger ? 'solid' : 'quiet'} disabled={busy} onClick={handleDecline}>
              {no}
            </Button>
          </Actions>
        </>
      )}
    </Drawer>
  );
};
