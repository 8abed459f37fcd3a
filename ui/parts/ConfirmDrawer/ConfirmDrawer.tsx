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
      /** Confirm label: a specific verb, not "OK". */
      yes: ReactNode;
      no: ReactNode;
      /** While its promise is pending the drawer waits; on rejection it stays open and shows `failed`. */
      onYes: () => unknown;
      failed?: ReactNode;
      children?: undefined;
    }
  | {
      /** Replaces both buttons, for example by a questionnaire. */
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
    /** Called on cancel or any other way of closing. */
    onNo: () => void;
    /** Irreversible: emphasises cancel and adds a warning icon to confirm. Default `false`. */
    danger?: boolean | undefined;
    classNames?: Partial<Record<ConfirmDrawerSlot, string>> | undefined;
  };

/** State of one opening; a late result of an earlier one is ignored. */
type Asking = { time: number; state: 'asked' | 'busy' | 'failed' };

/** Confirmation before an action; closing in any way cancels. Renders a Drawer. */
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
