import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ScreenSketch } from './ScreenSketch.tsx';

const meta = {
  component: ScreenSketch,
  args: {
    of: 'shareBelow',
    label: 'En bas de l’écran, un carré d’où sort une flèche vers le haut.',
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof ScreenSketch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsSeen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(args.label);
  },
};
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ScreenSketch of="shareBelow" label="Partager, en bas de l’écran" />
      <ScreenSketch of="shareAbove" label="Partager, à droite de l’adresse" />
      <ScreenSketch of="addInList" label="Une ligne de la liste, avec un carré et un plus" />
      <ScreenSketch of="confirmAbove" label="Un bouton, en haut à droite" />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
