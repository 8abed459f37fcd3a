import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Trois messages non lus' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpokenButNotShown: Story = {
  name: 'Spoken',
  render: (args) => (
    <button type="button">
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    // `display: none` would be silent.
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Trois messages non lus');
    const { width, height } = canvas.getByText('Trois messages non lus').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
export const Matrix: Story = {
  render: () => (
    <StorySheet>
      <p style={{ margin: 0 }}>
        3<VisuallyHidden> messages non lus</VisuallyHidden>
      </p>
      <Button>
        Réessayer<VisuallyHidden> l’envoi de la photo</VisuallyHidden>
      </Button>
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
