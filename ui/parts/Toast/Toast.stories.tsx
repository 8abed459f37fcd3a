import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Toast } from './Toast.tsx';

const undo = fn();

const meta = {
  component: Toast,
  args: { children: 'Votre message est parti.', onClose: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof Toast>;

export const CanBeClosed: Story = {
  name: 'Can be closed',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const ProblemInterrupts: Story = {
  name: 'A problem',
  args: { tone: 'problem', children: 'Pas de réseau.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pas de réseau.');
  },
};
export const OffersOneThingToDo: Story = {
  name: 'One thing to do about it',
  args: {
    tone: 'done',
    children: 'Signalement clôturé.',
    onClose: undefined,
    action: (
      <Button size="small" variant="quiet" onClick={undo}>
        Annuler
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    undo.mockClear();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Toast>Une nouvelle version est prête.</Toast>
      <Toast tone="done" onClose={() => {}}>
        Votre message est parti.
      </Toast>
      <Toast
        tone="problem"
        action={
          <Button size="small" variant="quiet">
            Réessayer
          </Button>
        }
        onClose={() => {}}
      >
        Pas de réseau : vos messages partiront dès son retour.
      </Toast>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
