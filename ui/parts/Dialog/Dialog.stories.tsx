import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Tout effacer\u202f?',
    description: 'Vos messages et vos photos sont retirés de cet appareil et du serveur.',
    actions: (
      <>
        <Button variant="quiet">Annuler</Button>
        <Button>Tout effacer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Tout effacer\u202f?' });

export const EscapeCloseAndATapBesideAskToClose: Story = {
  name: 'Before something is lost',
  play: async ({ args }) => {
    await expect(await opened()).toHaveAccessibleDescription(/Vos messages/);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    const beside = document.elementFromPoint(4, 4);
    await expect(screen.getByRole('dialog').contains(beside)).toBe(false);
    await userEvent.click(beside ?? document.body, { pointerEventsCheck: 0 });
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};
export const TheFocusStaysInside: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog).toHaveFocus());
    const met = new Set<string | null | undefined>();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
      met.add(document.activeElement?.textContent);
    }
    await expect([...met]).toEqual(['Fermer', 'Annuler', 'Tout effacer']);
  },
};
const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clôturer…</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Clôturer le signalement">
        <Select label="Issue" options={[{ value: 'solved', label: 'Résolu' }]} />
      </Dialog>
    </>
  );
};
export const EscapeClosesAnOpenListFirst: Story = {
  name: 'With a list in it',
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Clôturer…' });
    await userEvent.click(opener);
    const select = await screen.findByRole('combobox', { name: 'Issue' });
    await userEvent.click(select);
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Matrix: Story = { play: async () => void (await opened()) };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
