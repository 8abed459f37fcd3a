import { disconnect } from '@parvis/questionnaire/flows/disconnect';
import { FlowDrawer } from '../questions/FlowDrawer.tsx';

/** Asks before the session of this device is ended. */
export const DisconnectDrawer = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => (
  <FlowDrawer definition={disconnect} onEnd={(flags) => (flags.includes('yes') ? onYes() : onNo())} />
);
