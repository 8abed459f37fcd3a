import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PauseIcon } from '../../icons/PauseIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    children: 'Autres actions',
    title: 'Autres actions',
    entries: [
      { id: 'hold', label: 'Mettre en attente…', icon: <PauseIcon size={20} />, keyHint: 'H' },
      { id: 'reject', label: 'Refuser…' },
      { id: 'leave', label: 'Quitter le signalement…' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof Menu>;

const getButton = () => screen.getByRole('button', { name: 'Autres actions' });

export const OpensAtItsButtonAndKeysChoose: Story = {
  play: async ({ args }) => {
    await userEvent.click(getButton());
    const menu = await screen.findByRole('menu', { name: 'Autres actions' });
    const entries = screen.getAllByRole('menuitem');
    await expect(entries[0]).toHaveFocus();
    const at = getButton().getBoundingClientRect();
    const place = menu.getBoundingClientRect();
    await expect(Math.abs(place.top - at.bottom)).toBeLessThan(8);
    await userEvent.keyboard('{ArrowUp}');
    await expect(entries.at(-1)).toHaveFocus();
    await userEvent.keyboard('r{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('reject');
    await expect(getButton()).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const EscapeAndAPressBesideItClose: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(getButton());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(getButton()).toHaveFocus();
    await userEvent.click(getButton());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ minHeight: 240, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
      <Menu {...args} size="small" variant="quiet" />
    </div>
  ),
  play: async () => {
    await userEvent.click(getButton());
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
