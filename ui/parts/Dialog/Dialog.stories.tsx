import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
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
const Holder = () => {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Clôturer le signalement">
      <Menu title="Autres" entries={[{ id: 'a', label: 'Joindre' }]} onChoose={() => {}}>
        Autres
      </Menu>
      <Tooltip text="Plus tard">
        <Switch name="later" label="Reporter" />
      </Tooltip>
    </Dialog>
  );
};
export const EscapeClosesAMenuAndATooltipFirst: Story = {
  tags: ['behaviour'],
  render: () => <Holder />,
  play: async () => {
    const menu = await screen.findByRole('button', { name: 'Autres' });
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.tab();
    const words = await screen.findByRole('tooltip');
    const control = screen.getByRole('switch').getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = words.getBoundingClientRect();
      return expect(Math.min(Math.abs(top - control.bottom), Math.abs(control.top - bottom))).toBeLessThan(
        40,
      );
    });
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth + 6);
    await expect(getComputedStyle(words).overflow).toBe('visible');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Matrix: Story = { play: async () => void (await opened()) };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
