import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InboxIcon } from '../../icons/InboxIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: <InboxIcon />,
    title: 'Aucun signalement pour l’instant',
    text: 'Scannez un QR code pour signaler un problème.',
    action: <Button>Scanner un QR code</Button>,
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatToDoNext: Story = {
  name: 'No cases yet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun signalement pour l’instant' })).toBeVisible();
    await expect(canvas.getByText('Scannez un QR code pour signaler un problème.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scanner un QR code' })).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <>
      <EmptyState {...args} />
      <EmptyState titleAs="p" title="Aucun résultat" text="Essayez un autre mot." />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
