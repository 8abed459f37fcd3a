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
      /** The word of the button that does it: a verb of its own, not "OK". */
      yes: ReactNode;
      /** The word of the button that leaves all as it is. */
      no: ReactNode;
      /** While a promise that it returns runs, the drawer waits; when it fails the drawer stays and shows `failed`. */
      onYes: () => unknown;
      /** Said when the promise of `onYes` fails. */
      failed?: ReactNode;
      children?: undefined;
    }
  | {
      /** In place of both buttons: a questionnaire that asks and answers for itself. */
      children: ReactNode;
      yes?: undefined;
      no?: undefined;
      onYes?: undefined;
      failed?: undefined;
    };

/** A piece of it that takes a class. */
export type ConfirmDrawerSlot = Slot<'ConfirmDrawer'>;

export type ConfirmDrawerProps = Omit<
  DrawerProps,
  'onClose' | 'description' | 'children' | 'collapsible' | 'classNames'
> &
  Choice & {
    /** What happens then, and what is lost. */
    text?: ReactNode;
    /** A no: its button, and every other way to close the drawer. */
    onNo: () => void;
    /** What follows cannot be taken back: the no becomes the stronger button, the yes carries a warning sign. Not by default. */
    danger?: boolean | undefined;
    /** Classes of yours for its pieces. */
    classNames?: Partial<Record<ConfirmDrawerSlot, string>> | undefined;
  };

/** Where the question stands; a yes of an earlier time says nothing of this one. */
type Asking = { time: number; state: 'asked' | 'busy' | 'failed' };

/**
 * Asks once more before something is done. Closing it in any way is a no.
 * Renders a Drawer. Data attributes: `data-danger`, `data-busy`, and those of Drawer.
 */
export const ConfirmDrawer = (props: ConfirmDrawerProps) => {
  const { text, yes, no, onYes, onNo, failed, danger = false, classNames, children, ...rest } = props;
  const [asking, setAsking] = useState<Asking>({ time: 0, state: 'asked' });
  useOnOpen(rest.open, () => setAsking({ time: asking.time + 1, state: 'asked' }));
  const { time, state } = asking;
  const busy = state === 'busy';
  const become = (next: Asking['state']) =>
    setAsking((now) => (now.time === time ? { time, state: next } : now));
  const refuse = () => {
    if (!busy) onNo();
  };
  const confirm = async () => {
    const work = onYes?.();
    if (!(work instanceof Promise)) return;
    become('busy');
    await work.then(
      () => become('asked'),
      () => become('failed'),
    );
  };
  return (
    <Drawer
      description={text}
      classNames={classNames}
      onClose={refuse}
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
              onClick={() => void confirm()}
            >
              {yes}
            </Button>
            <Button block variant={danger ? 'solid' : 'quiet'} disabled={busy} onClick={refuse}>
              {no}
            </Button>
          </Actions>
        </>
      )}
    </Drawer>
  );
};
