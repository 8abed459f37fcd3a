import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { InboxIcon } from '../../icons/InboxIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertEmptyState, assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { cases, renderCaseIcon } from '../CaseList/caseFixture.tsx';
import { Home } from './Home.tsx';

const onSelect = fn();
const list = {
  label: 'Mes signalements',
  items: cases.map((item) => ({ ...item, status: 'Prise en charge' })),
  onSelect,
  renderIcon: renderCaseIcon,
};

const meta = {
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Mes signalements',
      scanTitle: 'Un nouveau souci\u202f?',
      scanText: 'Scannez le code affiché sur place avec l’appareil photo.',
    },
    header: { label: 'Ville de Belleroche', subtitle: '2 signalements en cours' },
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

export const WithCases: Story = {
  name: 'With cases',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mes signalements');
    const list = canvas.getByRole('list', { name: 'Mes signalements' });
    const rows = within(list).getAllByRole('button');
    await expect(rows).toHaveLength(cases.length);
    for (const [at, row] of rows.entries())
      await expect(row).toHaveTextContent(cases[at]?.title ?? 'no case');
    const scan = canvas.getByRole('heading', { name: 'Un nouveau souci\u202f?' });
    await expect(scan.getBoundingClientRect().top).toBeGreaterThan(list.getBoundingClientRect().bottom);
    await userEvent.click(rows[1] ?? list);
    await expect(list.isConnected && onSelect).toHaveBeenCalledWith('2', 'pointer');
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { cases: { ...list, items: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 5 * 3);
    await expect(canvas.queryByRole('list', { name: 'Mes signalements' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Scanner un code' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    header: { label: 'Parvis' },
    cases: {
      ...list,
      items: [],
      empty: (
        <EmptyState
          icon={<InboxIcon />}
          title="Pas encore de signalements"
          text="Vos signalements et les réponses apparaîtront ici."
        />
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await assertEmptyState(
      canvasElement,
      'Pas encore de signalements',
      'Vos signalements et les réponses apparaîtront ici.',
    );
    await expect(canvas.queryByRole('list', { name: 'Mes signalements' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Scanner un code' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    cases: {
      ...list,
      instead: <ErrorState title="Vos signalements n’ont pas pu être chargés" onRetry={retry} />,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Vos signalements n’ont pas pu être chargés');
    await expect(canvas.queryByRole('list', { name: 'Mes signalements' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Scanner un code' })).toBeVisible();
  },
};

export const Matrix: Story = {
  args: { notice: <p style={{ margin: 0 }}>Hors ligne : vos messages partiront dès que possible.</p> },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
