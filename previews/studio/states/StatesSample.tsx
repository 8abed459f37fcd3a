import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { Header } from '@parvis/ui/parts/Header';
import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import { Rating } from '@parvis/ui/parts/Rating';
import { SystemMessage } from '@parvis/ui/parts/SystemMessage';
import { Toast } from '@parvis/ui/parts/Toast';
import { type ComponentType, useState } from 'react';
import { reportQuestions } from '../../samples/1/questions.ts';
import { puddle } from '../../samples/2/puddle.ts';
import type { SampleScreen } from '../../samples/shared/openSample.tsx';
import { SampleQuestions } from '../../samples/shared/SampleQuestions.tsx';
import { type SampleState, states } from '../frames/views.ts';

const Page = styled('div', { minBlockSize: '100vh' });
const Main = styled('main', { display: 'grid', gap: '$4', padding: '$4', alignContent: 'start' });
const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});
const Actions = styled('div', { display: 'grid', gap: '$2' });

const InDrawer = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir le tiroir</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Quitter le signalement ?">
        <p>Ce que vous avez saisi sera perdu.</p>
        <Actions>
          <Button block>Continuer</Button>
          <Button block variant="quiet" onClick={() => setOpen(false)}>
            Quitter
          </Button>
        </Actions>
      </Drawer>
    </>
  );
};

const Questions = () => {
  const [round, setRound] = useState(0);
  return (
    <Card>
      <SampleQuestions key={round} definition={reportQuestions} onFinal={() => setRound(round + 1)} />
    </Card>
  );
};

const Stars = () => (
  <Card>
    <Rating label="Comment avez-vous été aidé ?" defaultValue={4} minLabel="mal" maxLabel="très bien" />
  </Card>
);

const Viewer = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir l’image</Button>
      <ImageViewer open={open} onClose={() => setOpen(false)} images={[puddle]} />
    </>
  );
};

const Notices = () => (
  <>
    <Toast tone="done" onClose={() => undefined}>
      Votre signalement est envoyé.
    </Toast>
    <Toast tone="info">Nouveau message de la mairie.</Toast>
    <Toast tone="problem">Pas de réseau : votre message partira plus tard.</Toast>
    <SystemMessage text="A. M. prend le cas en charge" />
  </>
);

const screens: Readonly<Record<SampleState, { title: string; Screen: ComponentType }>> = {
  drawer: { title: 'Tiroir', Screen: InDrawer },
  questionnaire: { title: 'Questionnaire', Screen: Questions },
  rating: { title: 'Note', Screen: Stars },
  viewer: { title: 'Image', Screen: Viewer },
  notices: { title: 'Notifications', Screen: Notices },
};

const asked = (): SampleState => {
  const name = new URLSearchParams(location.search).get('state');
  return states.find((state) => state === name) ?? 'drawer';
};

/** One state of the app by itself, as the address names it (`state`). */
export const StatesSample: SampleScreen<{ title: string }> = ({ sample }) => {
  const { title, Screen } = screens[asked()];
  const { lbl = 'Ville de Belleroche', logo } = sample;
  return (
    <Page>
      <Header title={lbl} subtitle={title} logoSrc={logo} initial={lbl.charAt(0)} />
      <Main>
        <Screen />
      </Main>
    </Page>
  );
};
