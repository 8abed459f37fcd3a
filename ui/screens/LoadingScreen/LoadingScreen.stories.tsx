import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Chargement',
      waiting: 'Init session...',
      hint: 'Le chargement semble avoir échoué, essayez de rafraichir?',
      refresh: 'Rafraîchir',
    },
    onRefresh: fn(),
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AdvisesNothingAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Init session...')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/semble avoir échoué/)).toBeNull();
  },
};

export const AdvisesAfterAWhile: Story = {
  name: 'After a while',
  args: { hintAfter: 50 },
  play: async ({ args, canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Rafraîchir' });
    await expect(within(canvasElement).getByText(/semble avoir échoué/)).toBeVisible();
    await userEvent.click(button);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { args: { hintAfter: 0 } };

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
