import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { InboxIcon } from '../../icons/InboxIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { caseIcon, cases } from '../CaseList/caseFixture.tsx';
import { Home } from './Home.tsx';

const list = {
  label: 'Mes cas',
  items: cases.map((item) => ({ ...item, status: 'Prise en charge' })),
  onSelect: fn(),
  renderIcon: caseIcon,
};

const meta = {
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Mes cas',
      scanTitle: 'Un nouveau souci ?',
      scanText: 'Scannez le code affiché sur place avec l’appareil photo.',
    },
    header: { label: 'Ville de Belleroche', subtitle: '2 cas en cours' },
    cases: list,
    scanAction: <Button variant="quiet">Scanner un code</Button>,
    bottomBar: (
      <BottomBar
        currentId="home"
        onSelect={() => {}}
        entries={[
          { id: 'home', label: 'Accueil', icon: <HomeIcon /> },
          { id: 'settings', label: 'Réglages', icon: <SettingsIcon /> },
          { id: 'info', label: 'Infos', icon: <InfoIcon /> },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof Home>;

export const WithCases: Story = {};

/** Long lists come page by page: the next one as soon as the button is in sight, or when it is pressed. */
export const MoreCases: Story = {
  args: { more: { label: 'Plus de cas', onLoad: fn() } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Plus de cas' });
    button.scrollIntoView();
    await waitFor(() => expect(args.more?.onLoad).toHaveBeenCalled());
  },
};

export const Loading: Story = { args: { cases: { ...list, items: undefined } } };

export const Empty: Story = {
  args: {
    header: { label: 'Parvis' },
    cases: {
      ...list,
      items: [],
      empty: (
        <EmptyState
          icon={<InboxIcon />}
          title="Pas encore de cas"
          text="Vos signalements et les réponses apparaîtront ici."
        />
      ),
    },
  },
};

export const Failed: Story = {
  args: {
    cases: { ...list, instead: <ErrorState title="Vos cas n’ont pas pu être chargés" onRetry={() => {}} /> },
  },
};

export const Matrix: Story = {
  args: { notice: <p style={{ margin: 0 }}>Hors ligne : vos messages partiront dès que possible.</p> },
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
