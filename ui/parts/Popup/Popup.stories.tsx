import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DownloadIcon } from '../../icons/DownloadIcon.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Popup } from './Popup.tsx';

const meta = {
  component: Popup,
  args: {
    title: 'Installer l’application',
    icon: <DownloadIcon />,
    children: 'Vos signalements s’ouvrent plus vite, même sans réseau.',
    actions: (
      <>
        <Button variant="quiet">Plus tard</Button>
        <Button>Installer</Button>
      </>
    ),
    onClose: fn(),
  },
  decorators: [(Story) => <main style={{ blockSize: 500 }}>{Story()}</main>],
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StandsTwentyPixelsFromTheEdges: Story = {
  name: 'An offer',
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('dialog', { name: 'Installer l’application' });
    await Promise.all(popup.getAnimations().map(({ finished }) => finished));
    const { right, bottom } = popup.getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(20, 0);
    await expect(window.innerHeight - bottom).toBeCloseTo(20, 0);
  },
};
export const ItIsAnnouncedAndTakesNoFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Installer l’application'));
    const popup = canvas.getByRole('dialog');
    await expect(popup).toHaveAccessibleDescription(/Vos signalements/);
    await expect(popup).not.toHaveAttribute('aria-modal');
    await expect(popup.contains(document.activeElement)).toBe(false);
  },
};
const Page = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button>Continuer</Button>
      {open && <Popup title="Une nouvelle version est prête" onClose={() => setOpen(false)} />}
    </>
  );
};
export const EscapeInsideItGivesTheFocusBack: Story = {
  tags: ['behaviour'],
  render: () => <Page />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continuer' });
    button.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const AboveTheBar: Story = {
  name: 'Above the bar',
  args: { above: 'bar' },
  render: (args) => (
    <>
      <Popup {...args} />
      <BottomBar
        entries={[{ id: 'home', label: 'Accueil', icon: <DownloadIcon /> }]}
        onSelect={() => {}}
        style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0 }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('dialog');
    await Promise.all(popup.getAnimations().map(({ finished }) => finished));
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.top - popup.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(19);
  },
};
export const WithoutAWayToClose: Story = {
  name: 'Not to be closed',
  render: ({ title, children }) => <Popup title={title}>{children}</Popup>,
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('dialog', { name: 'Installer l’application' });
    await Promise.all(popup.getAnimations().map(({ finished }) => finished));
    await expect(popup).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Matrix: Story = { args: { title: `Installer l’application ${'sur cet appareil '.repeat(5)}` } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
