import { disconnect } from '@parvis/questionnaire/flows/disconnect';
import { eraseAll } from '@parvis/questionnaire/flows/eraseAll';
import { eraseCookies } from '@parvis/questionnaire/flows/eraseCookies';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { FlowDialog } from '../questions/FlowDialog.tsx';
import { hasBegunMessage } from './begunMessages.ts';
import type { WayOut } from './leave.ts';

export type LeaveDialogProps = { way: WayOut; known: boolean; onYes: () => void; onNo: () => void };

const flows: Readonly<Record<WayOut, Questionnaire>> = { disconnect, eraseCookies, eraseAll };

/** The same question in words for somebody with a verified address, who loses nothing. */
const forKnown: Partial<Record<WayOut, string>> = {
  disconnect: 'settings.disconnect.known',
  eraseCookies: 'settings.eraseCookies.known',
};

const asked = (way: WayOut, known: boolean): Questionnaire => {
  const begun = way === 'disconnect' && hasBegunMessage() ? 'settings.disconnect.begun' : undefined;
  const titleId = known ? (begun ?? forKnown[way]) : undefined;
  const flow = flows[way];
  if (titleId === undefined) return flow;
  const questions = Object.entries(flow.questions).map(([id, question]) => [id, { ...question, titleId }]);
  return { ...flow, questions: Object.fromEntries(questions) };
};

/** Asks before a person leaves; `known`: they can sign in again. */
export const LeaveDialog = ({ way, known, onYes, onNo }: LeaveDialogProps) => (
  <FlowDialog definition={asked(way, known)} onEnd={(flags) => (flags.includes('yes') ? onYes() : onNo())} />
);
