import { disconnect } from '@parvis/questionnaire/flows/disconnect';
import { FlowDialog } from '../questions/FlowDialog.tsx';

/** Asks before the session of this device is ended. */
export const DisconnectDialog = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => (
  <FlowDialog definition={disconnect} onEnd={(flags) => (flags.includes('yes') ? onYes() : onNo())} />
);
