import { Drawer } from '@parvis/ui/parts/Drawer';
import { SampleQuestions } from '../shared/SampleQuestions.tsx';
import { pollQuestions, reportQuestions } from './questions.ts';

export type Opened =
  | { kind: 'report'; title: string }
  | { kind: 'poll'; title: string }
  | { kind: 'info'; title: string; text: string };

export type MenuDrawerProps = { opened: Opened; onClose: () => void; onDone: () => void };

/** Of a tile or of the report button. */
export const MenuDrawer = ({ opened, onClose, onDone }: MenuDrawerProps) => (
  <Drawer open onClose={onClose} title={opened.title}>
    {opened.kind === 'info' ? (
      <p>{opened.text}</p>
    ) : (
      <SampleQuestions
        definition={opened.kind === 'report' ? reportQuestions : pollQuestions}
        onFinal={({ abort }) => (abort ? onClose() : onDone())}
      />
    )}
  </Drawer>
);
