import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../parts/Stack/Stack.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { GatheringPicture } from './GatheringPicture.tsx';

const PLACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#9cc"/><circle cx="200" cy="120" r="70" fill="#363"/><rect x="190" y="180" width="20" height="90" fill="#642"/></svg>',
)}`;

const meta = {
  component: GatheringPicture,
  args: { src: PLACE, size: 'wide' },
} satisfies Meta<typeof GatheringPicture>;
export default meta;
type Story = StoryObj<typeof GatheringPicture>;

export const MissingGivesWay: Story = {
  args: { src: 'data:image/png;base64,', fallback: <p>Sans image</p> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Sans image')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <GatheringPicture {...args} />
      <GatheringPicture {...args} size="head" />
    </Stack>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
