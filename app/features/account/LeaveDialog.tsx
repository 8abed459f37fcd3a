import { disconnect } from '@parvis/questionnaire/flows/disconnect';
import { eraseAll } from '@parvis/questionnaire/flows/eraseAll';
import { eraseCookies } from '@parvis/questionnaire/flows/eraseCookies';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { ReactNode } from 'react';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { hasDrafts } from './caseDrafts.ts';
import type { LeaveMode } from './leaveDevice.ts';

export type LeaveDialogProps = {
  way: LeaveMode;
  known: boolean;
  /** Effect on a staff member's drafts. */
  begun?: ReactNode;
  begunId?: string;
  onYes: () => void;
  onNo: () => void;
};

const flows: Readonly<Record<LeaveMode, Questionnaire>> = { disconnect, eraseCookies, eraseAll };

/** For a verified person, who loses nothing. */
const verifiedTitles: Partial<Record<LeaveMode, string>> = {
  disconnect: 'settings.disconnect.known',
  eraseCookies: 'settings.eraseCookies.known',
};

const hasDraftsToLose = (way: LeaveMode, known: boolean): boolean =>
  known && way === 'disconnect' && hasDrafts();

const buildQuestionnaire = (way: LeaveMode, known: boolean, begunId: string): Questionnaire => {
  const begun = hasDraftsToLose(way, known) ? begunId : undefined;
  const titleId = known ? (begun ?? verifiedTitles[way]) : undefined;
  const flow = flows[way];
  if (titleId === undefined) return flow;
  const questions = Object.entries(flow.questions).map(([id, question]) => [id, { ...question, titleId }]);
  return { ...flow, questions: Object.fromEntries(questions) };
};

/** `known`: they can sign in again. */
export const LeaveDialog = ({
  way,
  known,
  begun,
  begunId = 'settings.disconnect.begun',
  onYes,
  onNo,
}: LeaveDialogProps) => (
  <FlowDialog
    definition={buildQuestionnaire(way, known, begunId)}
    onEnd={(flags) => (flags.includes('yes') ? onYes() : onNo())}
  >
    {({ view }) => (
      <>
        {hasDraftsToLose(way, known) && begun}
        {view}
      </>
    )}
  </FlowDialog>
);
