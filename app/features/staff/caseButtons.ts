import { type CaseInfo, isEnded, isStep, type Step } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { isForsaken, isReporterGone } from '../cases/caseWords.ts';
import { chargeOf } from '../cases/charge.ts';
import type { CaseStep } from './caseStep.ts';
import type { FlowStep } from './stepFlows.ts';
import type { WordsStep } from './wordsSteps.ts';

/** What asks something first: a flow, a dialog, or the list of outcomes. */
export type Asking = FlowStep | WordsStep | 'hold' | 'join' | 'mobile' | 'alike';

/** A button of a case. */
export interface CaseButton {
  readonly step: Exclude<Step, 'send' | 'ask' | 'rate' | 'giveMobile'>;
  readonly text: TextId;
  /** What it asks first; without it the step is done at once. */
  readonly asks?: Asking;
  /** The key that does the same. */
  readonly key?: 'a' | 'h' | 'c';
  /** It takes a case that nobody handles: whoever was faster keeps it. */
  readonly free?: true;
  /** Never the strong one of the screen. */
  readonly quiet?: true;
  /** It waits behind "more", whatever else there is. */
  readonly aside?: true;
}

/** In the order of their weight: the first allowed one is the strong action of the screen. */
const buttons: readonly CaseButton[] = [
  { step: 'handle', text: 'staff.step.handle', key: 'a', free: true },
  { step: 'rejoin', text: 'staff.step.rejoin', key: 'a' },
  { step: 'close', text: 'staff.step.close', asks: 'close', key: 'c' },
  { step: 'resume', text: 'staff.step.resume' },
  { step: 'hold', text: 'staff.step.hold', asks: 'hold', key: 'h' },
  { step: 'askMobile', text: 'staff.step.askMobile', asks: 'mobile' },
  { step: 'reject', text: 'staff.step.reject', asks: 'reject' },
  { step: 'leave', text: 'staff.step.leave', asks: 'leave' },
  { step: 'block', text: 'staff.step.block', asks: 'block', aside: true },
  { step: 'unblock', text: 'staff.step.unblock', aside: true },
];

/** Of a case that a colleague handles: to join them is another thing than to take it, and is asked first. */
const joining: Partial<Record<CaseButton['step'], CaseButton>> = {
  handle: { step: 'handle', text: 'staff.step.join', asks: 'join', key: 'a', quiet: true },
  rejoin: { step: 'rejoin', text: 'staff.step.rejoin', key: 'a', quiet: true },
};

/** Of a case that came back to the reader: nobody is faster, for it is theirs. */
const takingBack: Partial<Record<CaseButton['step'], CaseButton>> = {
  handle: { step: 'handle', text: 'staff.step.resume', key: 'a' },
};

/** Of a case that came back and that nobody handles: there is nobody to join. */
const takingAgain: Partial<Record<CaseButton['step'], CaseButton>> = {
  rejoin: { step: 'rejoin', text: 'staff.step.handle', key: 'a', free: true },
};

/** Whether somebody else has a case, be it one that came back to them, and the reader does not. */
export const isColleagues = ({
  mine,
  handlers,
  state,
}: Pick<CaseInfo, 'mine' | 'handlers' | 'state'>): boolean =>
  !mine && chargeOf({ state, handlers }) !== 'nobody' && !isEnded(state);

/** Whether a mobile number can still be asked for: somebody is there to answer, and proved none that staff know. */
const lacksMobile = (info: CaseInfo): boolean =>
  !isReporterGone(info) && !info.contact?.some(({ kind, verified }) => kind === 'phone' && verified);

/** Steps that whoever reported is to answer. */
const asking: ReadonlySet<Step> = new Set(['ask', 'askMobile']);

/** What may be done with a case now, without what would come to nothing: who is blocked cannot answer. */
export const stepsOf = (info: CaseInfo): ReadonlySet<Step> =>
  new Set(
    info.can
      .filter(isStep)
      .filter((step) => step !== 'askMobile' || lacksMobile(info))
      .filter((step) => !info.blocked || !asking.has(step)),
  );

/** What a button that asks nothing does. */
export const stepOf = ({ step, free }: CaseButton): CaseStep => ({ step, ...(free && { free }) }) as CaseStep;

const weightOf = ({ step }: CaseButton): number => (step === 'close' ? 0 : 1);

const insteadOf = (info: Pick<CaseInfo, 'mine' | 'handlers' | 'state'>) => {
  if (isColleagues(info)) return joining;
  return chargeOf(info) === 'cameBack' ? takingBack : takingAgain;
};

/** The buttons of a case now, the strongest first. */
export function buttonsOf(
  can: ReadonlySet<Step>,
  info: Pick<CaseInfo, 'mine' | 'handlers' | 'state' | 'reporterGone'>,
): readonly CaseButton[] {
  const instead = insteadOf(info);
  const now = buttons.filter(({ step }) => can.has(step)).map((button) => instead[button.step] ?? button);
  // Where nobody is left to answer there is mostly nothing to do but to end it.
  return isForsaken(info) ? [...now].sort((a, b) => weightOf(a) - weightOf(b)) : now;
}

/** Why nobody can write: how the case ended. */
export const closedReply = ({ state }: Pick<CaseInfo, 'state'>): TextId =>
  state === 'rejected' ? 'staff.reply.rejected' : 'staff.reply.closed';
