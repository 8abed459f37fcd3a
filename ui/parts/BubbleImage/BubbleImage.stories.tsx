import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Bubble } from '../Bubble/Bubble.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { brokenPicture, tall, wide } from '../shared/storyPictures.ts';
import { BubbleImage, type BubbleImageProps } from './BubbleImage.tsx';

const InBubble = (props: BubbleImageProps) => (
  <div style={{ padding: 16, maxWidth: 560 }}>
    <Bubble
      side="others"
      author={{ name: 'A. M.' }}
      time="09:15"
      text="Voici."
      media={<BubbleImage {...props} />}
    />
  </div>
);

const meta = {
  component: BubbleImage,
  args: { src: wide, alt: 'Une flaque devant le lavabo', width: 1200, height: 800, onOpen: fn() },
  render: (args) => <InBubble {...args} />,
} satisfies Meta<typeof BubbleImage>;
export default meta;
type Story = StoryObj<typeof meta>;

const findFrame = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-status]');

export const APressOpensIt: Story = {
  name: 'It can be opened',
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Une flaque devant le lavabo' });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const WithoutAWayToOpenItIsAPicture: Story = {
  name: 'A picture alone',
  render: ({ src, alt }) => <InBubble {...{ src, alt }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Une flaque devant le lavabo' })).toBeInTheDocument();
  },
};
export const ItsRoomIsTheSameBeforeAndAfter: Story = {
  tags: ['behaviour'],
  args: { src: tall, width: 600, height: 1200 },
  play: async ({ canvasElement }) => {
    const before = findFrame(canvasElement)?.offsetHeight;
    await expect(before).toBeGreaterThan(100);
    await waitFor(() => expect(findFrame(canvasElement)).toHaveAttribute('data-status', 'shown'));
    await expect(findFrame(canvasElement)?.offsetHeight).toBe(before);
  },
};
export const ABrokenOneKeepsItsRoomAndSaysSo: Story = {
  name: 'Gone',
  args: { src: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    const before = findFrame(canvasElement)?.offsetHeight;
    await expect(await canvas.findByText('Image manquante')).toBeVisible();
    await expect(findFrame(canvasElement)?.offsetHeight).toBe(before);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, padding: 16, maxWidth: 560 }}>
      <Bubble
        side="mine"
        time="09:12"
        text="Large"
        media={<BubbleImage src={wide} alt="Lavabo" onOpen={() => {}} />}
      />
      <Bubble
        side="others"
        time="09:13"
        media={<BubbleImage src={tall} alt="Couloir" width={600} height={1200} />}
      />
      <Bubble side="mine" time="09:14" text="Perdue" media={<BubbleImage src="" alt="Le robinet" />} />
      <Bubble side="others" time="09:15" media={<BubbleImage src="" alt="" width={800} height={200} />} />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
