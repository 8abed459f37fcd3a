import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { LinkedText } from './LinkedText.tsx';

const meta = {
  component: LinkedText,
  decorators: [
    (Story) => (
      <StorySheet>
        <p>{Story()}</p>
      </StorySheet>
    ),
  ],
  args: {
    text: 'Si quelqu’un est blessé, appelez le 15 ou le 112. Sinon, le 04 65 71 20 10, ou https://www.belleroche.example/travaux.',
    calls: ['15', '112'],
  },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeFollowed: Story = {
  name: 'Numbers and addresses',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '15',
      '112',
      '04 65 71 20 10',
      'https://www.belleroche.example/travaux',
    ]);
    await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    const site = canvas.getByRole('link', { name: /belleroche/ });
    await expect(site).toHaveAttribute('href', 'https://www.belleroche.example/travaux');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('title', `${site.textContent} (nouvel onglet)`);
    await expect(canvas.getByRole('link', { name: '112' })).not.toHaveAttribute('target');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
