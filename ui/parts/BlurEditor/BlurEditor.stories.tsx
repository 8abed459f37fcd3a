import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { tall, wide } from '../shared/storyPictures.ts';
import { BlurEditor, type BlurRegion } from './BlurEditor.tsx';
import { blurWords } from './storyWords.ts';

const meta = {
  component: BlurEditor,
  args: { src: wide, alt: 'Une flaque devant le lavabo', words: blurWords, onRegionsChange: fn() },
  render: (args) => (
    <StorySheet>
      <BlurEditor {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof BlurEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = async () => {
  const picture = await screen.findByRole<HTMLImageElement>('img');
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  return picture.parentElement as HTMLElement;
};
const at = (on: HTMLElement, x: number, y: number) => {
  const { left, top, width, height } = on.getBoundingClientRect();
  return { pointerId: 1, button: 0, clientX: left + x * width, clientY: top + y * height };
};
const drag = async (from: readonly [number, number], to: readonly [number, number], on?: Element) => {
  const frame = await stage();
  fireEvent.pointerDown(on ?? frame, at(frame, ...from));
  fireEvent.pointerMove(frame, at(frame, ...to));
  fireEvent.pointerUp(frame, at(frame, ...to));
};
const region = (number: number) => screen.findByRole('button', { name: `Zone floutée ${number}` });
const button = (name: string) => screen.getByRole('button', { name });
type Told = { onRegionsChange?: ((regions: readonly BlurRegion[]) => void) | undefined };
const toldLast = async ({ onRegionsChange }: Told, regions: readonly Partial<BlurRegion>[]) => {
  const near = regions.map((one) =>
    Object.fromEntries(Object.entries(one).map(([key, value]) => [key, expect.closeTo(value, 2)])),
  );
  await waitFor(() =>
    expect(onRegionsChange).toHaveBeenLastCalledWith(near.map((one) => expect.objectContaining(one))),
  );
};

export const AFingerDrawsARegionAndATapPlacesOne: Story = {
  name: 'A photo',
  play: async ({ args }) => {
    await drag([0.1, 0.2], [0.5, 0.6]);
    await toldLast(args, [{ x: 0.1, y: 0.2, width: 0.4, height: 0.4 }]);
    await drag([0.8, 0.5], [0.8, 0.5]);
    await toldLast(args, [{ id: 1 }, { id: 2, height: 0.25, x: 0.717, width: 0.167 }]);
    await expect(await region(2)).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Zones floutées : 2');
  },
};
export const AFingerMovesARegionAndPullsItsCorner: Story = {
  name: 'With a region',
  args: { defaultRegions: [{ id: 1, x: 0.2, y: 0.2, width: 0.3, height: 0.3 }] },
  play: async ({ args }) => {
    await drag([0.3, 0.3], [0.4, 0.5], await region(1));
    await toldLast(args, [{ x: 0.3, y: 0.4, width: 0.3 }]);
    const corner = (await region(1)).querySelector('[data-corner]');
    await drag([0.6, 0.7], [0.9, 2], corner ?? undefined);
    await toldLast(args, [{ x: 0.3, y: 0.4, width: 0.6, height: 0.6 }]);
  },
};
export const KeysMoveResizeAndRemoveARegion: Story = {
  tags: ['behaviour'],
  args: { defaultRegions: [{ id: 1, x: 0.2, y: 0.2, width: 0.3, height: 0.3 }] },
  play: async ({ args }) => {
    await stage();
    (await region(1)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await toldLast(args, [{ x: 0.24, y: 0.22, width: 0.3 }]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Shift>}{ArrowLeft}{/Shift}');
    await toldLast(args, [{ x: 0.24, y: 0.22, width: 0.28, height: 0.32 }]);
    await userEvent.keyboard('{Delete}');
    await toldLast(args, []);
    await expect(button('Ajouter une zone')).toHaveFocus();
  },
};
export const ButtonsDoWhatFingersDo: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await stage();
    await expect(button('Retirer la zone')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Ajouter une zone'));
    await toldLast(args, [{ y: 0.375, height: 0.25 }]);
    await userEvent.click(button('Agrandir la zone'));
    await toldLast(args, [{ height: 0.3125 }]);
    await userEvent.click(button('Réduire la zone'));
    await toldLast(args, [{ height: 0.25 }]);
    await userEvent.click(button('Retirer la zone'));
    await toldLast(args, []);
    await userEvent.click(button('Revenir en arrière'));
    await toldLast(args, [{ height: 0.25 }]);
    // Both resizes are one undo step.
    for (let steps = 0; steps < 2; steps += 1) await userEvent.click(button('Revenir en arrière'));
    await toldLast(args, []);
    await expect(button('Revenir en arrière')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <StorySheet columns={2}>
      <BlurEditor
        {...args}
        defaultRegions={[
          { id: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.3 },
          { id: 2, x: 0.38, y: 0.34, width: 0.3, height: 0.16 },
        ]}
      />
      <BlurEditor {...args} src={tall} alt="Le couloir" />
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
