import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Bubble } from '../Bubble/Bubble.tsx';
import { BubbleImage } from '../BubbleImage/BubbleImage.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { wide } from '../shared/storyPictures.ts';
import { BubbleSending, type BubbleSendingProps } from './BubbleSending.tsx';

const picture = <BubbleImage src={wide} alt="Une flaque devant le lavabo" width={1200} height={800} />;
const drop = (
  <Button variant="quiet" size="small" aria-label="Retirer la photo 1">
    Retirer
  </Button>
);
const again = (
  <>
    <Button variant="quiet" size="small" aria-label="Réessayer d’envoyer la photo 1">
      Réessayer
    </Button>
    {drop}
  </>
);

const InBubble = (props: BubbleSendingProps) => (
  <div style={{ padding: 16, maxWidth: 560 }}>
    <Bubble side="mine" time="09:15" status="sending" media={<BubbleSending {...props} />} />
  </div>
);

const meta = {
  component: BubbleSending,
  args: {
    label: 'Envoi de la photo 1',
    value: 40,
    pressLabel: 'Mettre en pause l’envoi de la photo 1',
    onPress: fn(),
    children: picture,
  },
  render: (args) => <InBubble {...args} />,
} satisfies Meta<typeof BubbleSending>;
export default meta;
type Story = StoryObj<typeof meta>;

const heldArgs = {
  held: true,
  heldText: 'En pause',
  pressLabel: 'Reprendre l’envoi de la photo 1',
  actions: drop,
} as const;

export const SaysHowFarAndAPressStopsIt: Story = {
  name: 'On its way',
  play: async ({ canvas, args }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Envoi de la photo 1' });
    await expect(ring).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: 'Mettre en pause l’envoi de la photo 1' });
    const { left, top, width } = button.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + 3);
    await expect(button.contains(pressed)).toBe(true);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const HeldItSaysSoOnceAndAPressLetsItGoOn: Story = {
  name: 'Held',
  args: heldArgs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('En pause');
    // Visible, but announced by the status only.
    const [seen, ...others] = canvas.getAllByText('En pause').filter((one) => one.role !== 'status');
    await expect(others).toHaveLength(0);
    await expect(seen).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
    canvas.getByRole('button', { name: 'Reprendre l’envoi de la photo 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const OneThatFailedSaysWhyBesideThePicture: Story = {
  name: 'Failed',
  args: { failed: 'La photo 1 n’a pas pu être lue comme une image. Prenez-la de nouveau.', actions: again },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText(/n’a pas pu être lue/)).toBeVisible();
    for (const name of ['Réessayer d’envoyer la photo 1', 'Retirer la photo 1'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
export const UntilSomethingIsKnownItNamesNoShare: Story = {
  tags: ['behaviour'],
  args: { value: undefined },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar');
    await expect(ring).toHaveAttribute('data-unknown');
    await expect(ring).not.toHaveAttribute('aria-valuenow');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <InBubble {...args} value={undefined} />
      <InBubble {...args} value={0} />
      <InBubble {...args} />
      <InBubble {...args} value={100} />
      <InBubble {...args} {...heldArgs} />
      <InBubble {...args} failed="La photo 1 n’a pas pu être lue comme une image." actions={again} />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
