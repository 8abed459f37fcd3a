import { isEnded, type Outcome, outcomes, type Step } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import { getActionItemId } from '@parvis/questionnaire/flows/staffActions';
import { formatOutcome } from '../../cases/caseTexts.ts';
import { listAllowedSteps } from './caseButtons.ts';
import type { Desk, DeskCase } from './desk.ts';

/** Allowed now. */
interface FoundCommand {
  /** Where its name depends on the case. */
  readonly label?: ((t: TextStore['t']) => string) | undefined;
  /** @param now page time of the press, milliseconds */
  readonly run: (now: number) => void;
}

/** Row of the table behind keys, palette and case menu. */
export interface DeskCommand {
  readonly id: string;
  readonly text: TextId;
  /** A character, or `Ctrl+` and a key. Shows the first. */
  readonly keys?: readonly string[];
  /** Not configurable. */
  readonly fixed?: true;
  /** Also while typing. */
  readonly inFields?: true;
  /** In the case menu, unless it is the strongest button. */
  readonly menu?: true;
  /** Not in the palette. */
  readonly keyOnly?: true;
  readonly steps?: readonly Step[];
  /** Undefined where not allowed. */
  readonly find: (desk: Desk) => FoundCommand | undefined;
}

const onCase =
  (find: (open: DeskCase) => FoundCommand['run'] | undefined): DeskCommand['find'] =>
  ({ open }) => {
    const run = open && find(open);
    return run && { run };
  };

const onBoard =
  (act: 'focusSearch' | 'openCounter' | 'showKeys' | 'showPalette'): DeskCommand['find'] =>
  ({ board }) =>
    board && { run: board[act] };

/** A case button. */
const createStep = (
  id: string,
  text: TextId,
  more: Pick<DeskCommand, 'keys' | 'steps'> = {},
): DeskCommand => {
  const { steps = [id as Step] } = more;
  return {
    ...{ id, text, menu: true, ...more, steps },
    find: ({ open }) => {
      const button = open?.buttons.find(({ step }) => steps.includes(step));
      return open && button && { label: (t) => t(button.text), run: () => open.press(button) };
    },
  };
};

const isClosable = ({ buttons }: DeskCase): boolean => buttons.some(({ step }) => step === 'close');

/** As a duplicate of another case. */
const isLinkable = (open: DeskCase): boolean => isClosable(open) && !open.info.betweenUsers;

/** Ways to close by one press. */
export const listClosings = (open: DeskCase): readonly { id: Outcome; text: TextId; run: () => void }[] =>
  outcomes.map((id) =>
    id === 'duplicate' && isLinkable(open)
      ? { id, text: 'duplicates.open', run: () => open.ask('duplicate') }
      : { id, text: `answer.${id}`, run: () => open.close(id) },
  );

const createOutcome = (outcome: Outcome): DeskCommand => ({
  id: `close.${outcome}`,
  text: 'staff.keys.close',
  menu: true,
  steps: ['close'],
  find: ({ open }) =>
    open && isClosable(open) && !(outcome === 'duplicate' && isLinkable(open))
      ? {
          label: (t) => t('staff.close.as', { outcome: formatOutcome(outcome, t) }),
          run: () => open.close(outcome),
        }
      : undefined,
});

const moves: readonly DeskCommand[] = [
  {
    ...{ id: 'next', text: 'staff.keys.next', keys: ['j'] },
    find: ({ board }) => board && { run: () => board.openNeighbour(1) },
  },
  {
    ...{ id: 'previous', text: 'staff.keys.previous', keys: ['k'] },
    find: ({ board }) => board && { run: () => board.openNeighbour(-1) },
  },
  { id: 'search', text: 'staff.keys.search', keys: ['/'], find: onBoard('focusSearch') },
  { id: 'counter', text: 'counter.open', keys: ['o'], find: onBoard('openCounter') },
  {
    ...{ id: 'select', text: 'staff.keys.select', keys: ['x'], keyOnly: true },
    find: ({ board }) => board?.select && { run: board.select.toggle },
  },
  {
    ...{ id: 'selectNext', text: 'staff.keys.selectNext', keys: ['Shift+j'], keyOnly: true },
    find: ({ board }) => board?.select && { run: () => board.select?.extend(1) },
  },
  {
    ...{ id: 'selectPrevious', text: 'staff.keys.selectPrevious', keys: ['Shift+k'], keyOnly: true },
    find: ({ board }) => board?.select && { run: () => board.select?.extend(-1) },
  },
];

const writing: readonly DeskCommand[] = [
  {
    ...{ id: 'reply', text: 'staff.keys.reply', keys: ['r'] },
    find: onCase(({ focusReply }) => focusReply),
  },
  {
    ...{ id: 'note', text: 'notes.write', keys: ['n'], menu: true },
    find: onCase(({ writeNote }) => writeNote),
  },
  {
    ...{ id: 'sendNext', text: 'staff.keys.sendNext', keys: ['Ctrl+Enter'] },
    ...{ fixed: true, inFields: true, keyOnly: true },
    find: onCase(({ sendNext }) => sendNext()),
  },
  {
    ...{ id: 'leaveReply', text: 'staff.keys.leave', keys: ['Escape'] },
    ...{ fixed: true, inFields: true, keyOnly: true },
    find: onCase(({ leaveReply }) => leaveReply()),
  },
];

const steps: readonly DeskCommand[] = [
  createStep('take', 'staff.keys.take', { keys: ['a'], steps: ['handle', 'rejoin'] }),
  ...outcomes.map(createOutcome),
  {
    ...{ id: 'close', text: 'staff.keys.close', keys: ['e', 'c'], steps: ['close'] },
    keyOnly: true,
    find: onCase((open) => (isClosable(open) ? open.openOutcomes : undefined)),
  },
  {
    ...{ id: 'closeWithWords', text: 'staff.close.with', menu: true, steps: ['close'] },
    find: onCase((open) => (isClosable(open) ? () => open.ask('closeWithWords') : undefined)),
  },
  createStep('resume', 'staff.step.resume'),
  createStep('hold', 'staff.keys.hold', { keys: ['h'] }),
  createStep('askMobile', 'staff.step.askMobile'),
  createStep('callService', 'staff.step.callService'),
  createStep('proposeCall', 'staff.step.proposeCall'),
  createStep('reject', getActionItemId('cancel')),
  createStep('leave', getActionItemId('leave')),
  createStep('assign', 'assign.step', { keys: ['g'] }),
  createStep('undoAssign', 'assign.undo.menu'),
  createStep('recategorize', 'category.step'),
  createStep('askDirect', 'staff.step.askDirect'),
  createStep('separate', 'staff.step.separate'),
  createStep('unite', 'staff.step.unite'),
  createStep('openToFollowers', 'follow.staff.open'),
  createStep('closeToFollowers', 'follow.staff.close'),
  createStep('block', getActionItemId('moderate')),
  createStep('unblock', 'staff.step.unblock'),
];

const tools: readonly DeskCommand[] = [
  {
    ...{ id: 'alike', text: 'staff.alike', menu: true },
    find: onCase((open) => (listAllowedSteps(open.info).has('reject') ? () => open.ask('alike') : undefined)),
  },
  {
    ...{ id: 'duplicate', text: 'duplicates.open', menu: true },
    find: onCase((open) => (isLinkable(open) ? () => open.ask('duplicate') : undefined)),
  },
  {
    ...{ id: 'invite', text: 'invites.open', menu: true },
    find: onCase(({ info, ask }) => (info.mine && !isEnded(info.state) ? () => ask('invite') : undefined)),
  },
  {
    ...{ id: 'labels', text: 'labels.pick.menu', keys: ['l'], menu: true },
    find: onCase(
      ({ ask }) =>
        () =>
          ask('labels'),
    ),
  },
  {
    ...{ id: 'details', text: 'staff.details', menu: true },
    find: onCase(({ showDetails }) => showDetails),
  },
  { id: 'print', text: 'staff.print', menu: true, find: onCase((open) => open.print) },
];

const help: readonly DeskCommand[] = [
  {
    ...{ id: 'palette', text: 'staff.keys.palette', keys: ['Ctrl+k'] },
    ...{ fixed: true, inFields: true, keyOnly: true },
    find: onBoard('showPalette'),
  },
  { id: 'keys', text: 'staff.keys.help', keys: ['?'], find: onBoard('showKeys') },
];

/** In the order of menu, palette and key list. */
export const deskCommands: readonly DeskCommand[] = [...moves, ...writing, ...steps, ...tools, ...help];

export interface AllowedCommand extends FoundCommand {
  readonly command: DeskCommand;
}

export const listAllowed = (desk: Desk): AllowedCommand[] =>
  deskCommands.flatMap((command) => {
    const found = command.find(desk);
    return found ? [{ command, ...found }] : [];
  });

export const formatCommand = ({ command, label }: AllowedCommand, t: TextStore['t']): string =>
  label?.(t) ?? t(command.text);
