import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import { Rating } from '@parvis/ui/parts/Rating';
import { SystemMessage } from '@parvis/ui/parts/SystemMessage';
import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import { reportQuestions } from '../../samples/1/questions.ts';
import { puddle } from '../../samples/2/puddle.ts';
import { SampleQuestions } from '../../samples/shared/SampleQuestions.tsx';
import type { StateScreen } from './StatesSample.tsx';

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});
const Actions = styled('div', { display: 'grid', gap: '$2' });

export const InDrawer: StateScreen = ({ words: { drawer } }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{drawer.open}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={drawer.title}>
        <p>{drawer.text}</p>
        <Actions>
          <Button block>{drawer.stay}</Button>
          <Button block variant="quiet" onClick={() => setOpen(false)}>
            {drawer.leave}
          </Button>
        </Actions>
      </Drawer>
    </>
  );
};

export const Questions: StateScreen = () => {
  const [round, setRound] = useState(0);
  return (
    <Card>
      <SampleQuestions key={round} definition={reportQuestions} onFinal={() => setRound(round + 1)} />
    </Card>
  );
};

export const Stars: StateScreen = ({ words: { rating } }) => (
  <Card>
    <Rating label={rating.label} defaultValue={4} minLabel={rating.low} maxLabel={rating.high} />
  </Card>
);

export const Viewer: StateScreen = ({ words: { viewer } }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{viewer.open}</Button>
      <ImageViewer open={open} onClose={() => setOpen(false)} images={[puddle]} />
    </>
  );
};

export const Notices: StateScreen = ({ words: { notices } }) => (
  <>
    <Toast tone="done" onClose={() => undefined}>
      {notices.sent}
    </Toast>
    <Toast tone="info">{notices.news}</Toast>
    <Toast tone="problem">{notices.offline}</Toast>
    <SystemMessage text={notices.taken} />
  </>
);
