import { type CaseInfo, isEnded, isStep, type Step } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { getActionItemId, STAFF_ACTIONS, type StaffAction } from '@parvis/questionnaire/flows/staffActions';
import { isAbandoned, isReporterGone } from '../../cases/caseTexts.ts';
import { getHandlingState } from '../../cases/handlingState.ts';

/** A button's dialog. */
export type StepPrompt =
  | 'close'
  | 'closeWithWords'
  | 'reject'
  | 'leave'
  | 'block'
  | 'hold'
  | 'resume'
  | 'join'
  | 'rejoin'
  | 'mobile'
  | 'call'
  | 'callService'
  | 'alike'
  | 'labels'
  | 'category'
  | 'duplicate'
  | 'openToFollowers'
  | 'separate'
  | 'direct'
  | 'invite'
  | 'assign';

export interface CaseButton {
  readonly step: Exclude<
    Step,
    'send' | 'ask' | 'rate' | 'giveMobile' | 'answerCall' | 'reportCall' | 'invite'
  >;
  readonly text: TextId;
  /** Without it the step runs at once. */
  readonly asks?: StepPrompt;
  /** Takes an unassigned case; the first colleague wins the race. */
  readonly free?: true;
  /** Never the primary button. */
  readonly quiet?: true;
  /** Always behind "more". */
  readonly aside?: true;
}

/** By action of the flow `staffActions`. */
const actionSteps: Readonly<Record<StaffAction, Omit<CaseButton, 'text'>>> = {
  done: { step: 'close', asks: 'close' },
  cancel: { step: 'reject', asks: 'reject' },
  leave: { step: 'leave', asks: 'leave' },
  moderate: { step: 'block', asks: 'block', aside: true },
};

const [mainAction, ...otherActions] = STAFF_ACTIONS.map(
  (action): CaseButton => ({ ...actionSteps[action], text: getActionItemId(action) }),
);

/** By weight: the first allowed one is primary. */
export const caseButtons: readonly CaseButton[] = [
  { step: 'handle', text: 'staff.step.handle', free: true },
  { step: 'rejoin', text: 'staff.step.handle', free: true },
  ...(mainAction ? [mainAction] : []),
  { step: 'resume', text: 'staff.step.resume' },
  { step: 'hold', text: 'staff.step.hold', asks: 'hold' },
  { step: 'askMobile', text: 'staff.step.askMobile', asks: 'mobile' },
  { step: 'callService', text: 'staff.step.callService', asks: 'callService' },
  { step: 'assign', text: 'assign.step', asks: 'assign', aside: true },
  { step: 'undoAssign', text: 'assign.undo.menu', aside: true },
  { step: 'recategorize', text: 'category.step', asks: 'category', aside: true },
  { step: 'proposeCall', text: 'staff.step.proposeCall', asks: 'call' },
  ...otherActions,
  { step: 'askDirect', text: 'staff.step.askDirect', asks: 'direct', aside: true },
  { step: 'separate', text: 'staff.step.separate', asks: 'separate', aside: true },
  { step: 'unite', text: 'staff.step.unite', aside: true },
  { step: 'openToFollowers', text: 'follow.staff.open', asks: 'openToFollowers', aside: true },
  { step: 'closeToFollowers', text: 'follow.staff.close', aside: true },
  { step: 'unblock', text: 'staff.step.unblock', aside: true },
];

type Overrides = Partial<Record<CaseButton['step'], CaseButton>>;

/** For a colleague's case: needs confirmation. */
const joinButtons: Overrides = {
  handle: { step: 'handle', text: 'staff.step.join', asks: 'join', quiet: true },
  rejoin: { step: 'rejoin', text: 'staff.step.rejoin', asks: 'rejoin', quiet: true },
};

/** For a case returned to the reader: no race. */
const takeBackButtons: Overrides = {
  handle: { step: 'handle', text: 'staff.step.resume' },
};

/** For an ended case: notifies the reporter. */
const reopenButtons: Overrides = {
  resume: { step: 'resume', text: 'staff.step.reopen', asks: 'resume' },
};

/** By others only. A returned case is free. */
export const isHandledByOthers = ({
  mine,
  handlers,
  state,
}: Pick<CaseInfo, 'mine' | 'handlers' | 'state'>): boolean =>
  !mine && getHandlingState({ state, handlers }) === 'handled' && !isEnded(state);

/** The reporter exists, without verified number. */
const canAskMobile = (info: CaseInfo): boolean =>
  !isReporterGone(info) && !info.contact?.some(({ kind, verified }) => kind === 'phone' && verified);

/** They need the reporter's answer. */
const reporterSteps: ReadonlySet<Step> = new Set(['ask', 'askMobile', 'askDirect', 'proposeCall']);

/** Leaves out useless steps: a blocked reporter cannot answer. */
export const listAllowedSteps = (info: CaseInfo): ReadonlySet<Step> =>
  new Set(
    info.can
      .filter(isStep)
      .filter((step) => step !== 'askMobile' || canAskMobile(info))
      .filter((step) => !isReporterGone(info) || (step !== 'proposeCall' && step !== 'askDirect'))
      .filter((step) => !info.blocked || !reporterSteps.has(step)),
  );

const getWeight = ({ step }: CaseButton): number => (step === 'close' ? 0 : 1);

const selectOverrides = (info: Pick<CaseInfo, 'mine' | 'handlers' | 'state'>): Overrides => {
  if (isEnded(info.state)) return reopenButtons;
  if (isHandledByOthers(info)) return joinButtons;
  return info.mine && getHandlingState(info) === 'cameBack' ? takeBackButtons : {};
};

/** Primary first. */
export function listButtons(
  can: ReadonlySet<Step>,
  info: Pick<CaseInfo, 'mine' | 'handlers' | 'state' | 'reporterGone'>,
): readonly CaseButton[] {
  const overrides = selectOverrides(info);
  const now = caseButtons
    .filter(({ step }) => can.has(step))
    .map((button) => overrides[button.step] ?? button);
  // Without a reporter, closing comes first.
  return isAbandoned(info) ? [...now].sort((a, b) => getWeight(a) - getWeight(b)) : now;
}

const endedReplies: Partial<Record<CaseInfo['state'], TextId>> = {
  rejected: 'staff.reply.rejected',
  cancelled: 'staff.reply.cancelled',
};

export const getClosedReplyId = ({ state, stopped }: Pick<CaseInfo, 'state' | 'stopped'>): TextId =>
  stopped ? 'staff.closed.stopped' : (endedReplies[state] ?? 'staff.reply.closed');
