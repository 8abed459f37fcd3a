import { discardReport } from '@parvis/questionnaire/flows/discardReport';
import { FlowDrawer } from '../questions/FlowDrawer.tsx';

/** Asks before answers are thrown away. */
export const LeaveDrawer = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <FlowDrawer definition={discardReport} onEnd={(flags) => (flags.includes('yes') ? onLeave() : onStay())} />
);
