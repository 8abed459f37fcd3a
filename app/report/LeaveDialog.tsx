import { discardReport } from '@parvis/questionnaire/flows/discardReport';
import { FlowDialog } from '../questions/FlowDialog.tsx';

/** Asks before answers are thrown away. */
export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <FlowDialog definition={discardReport} onEnd={(flags) => (flags.includes('yes') ? onLeave() : onStay())} />
);
