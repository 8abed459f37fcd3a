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

const findStage = async () => {
  const picture = await screen.findByRole<HTMLImageElement>('img');
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  return picture.parentElement as HTMLElement;
};
const toClientPoint = (on: HTMLElement, x: number, y: number) => {
  const { left, top, width, height } = on.getBoundingClientRect();
  return { pointerId: 1, button: 0, clientX: left + x * width, clientY: top + y * height };
};
const drag = async (from: readonly [number, number], to: readonly [number, number], on?: Element) => {
  const frame = await findStage();
  fireEvent.pointerDown(on ?? frame, toClientPoint(frame, ...from));
  fireEvent.pointerMove(frame, toClientPoint(frame, ...to));
  fireEvent.pointerUp(frame, toClientPoint(frame, ...to));
};
const findRegion = (number: number) => screen.findByRole('button', { name: `Zone floutée ${number}` });
const getButton = (name: string) => screen.getByRole('button', { name });
type RegionsHandler = { onRegionsChange?: ((regions: readonly BlurRegion[]) => void) | undefined };
const assertLastRegions = async (
  { onRegionsChange }: RegionsHandler,
  regions: readonly Partial<BlurRegion>[],
) => {
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
    await assertLastRegions(args, [{ x: 0.1, y: 0.2, width: 0.4, height: 0.4 }]);
    await drag([0.8, 0.5], [0.8, 0.5]);
    await assertLastRegions(args, [{ id: 1 }, { id: 2, height: 0.25, x: 0.717, width: 0.167 }]);
    await expect(await findRegion(2)).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Zones floutées : 2');
  },
};
export const AFingerMovesARegionAndPullsItsCorner: Story = {
  name: 'With a region',
  args: { defaultRegions: [{ id: 1, x: 0.2, y: 0.2, width: 0.3, height: 0.3 }] },
  play: async ({ args }) => {
    await drag([0.3, 0.3], [0.4, 0.5], await findRegion(1));
    await assertLastRegions(args, [{ x: 0.3, y: 0.4, width: 0.3 }]);
    const corner = (await findRegion(1)).querySelector('[data-corner]');
    await drag([0.6, 0.7], [0.9, 2], corner ?? undefined);
    await assertLastRegions(args, [{ x: 0.3, y: 0.4, width: 0.6, height: 0.6 }]);
  },
};
export const KeysMoveResizeAndRemoveARegion: Story = {
  tags: ['behaviour'],
  args: { defaultRegions: [{ id: 1, x: 0.2, y: 0.2, width: 0.3, height: 0.3 }] },
  play: async ({ args }) => {
    await findStage();
    (await findRegion(1)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await assertLastRegions(args, [{ x: 0.24, y: 0.22, width: 0.3 }]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Shift>}{ArrowLeft}{/Shift}');
    await assertLastRegions(args, [{ x: 0.24, y: 0.22, width: 0.28, height: 0.32 }]);
    await userEvent.keyboard('{Delete}');
    await assertLastRegions(args, []);
    await expect(getButton('Ajouter une zone')).toHaveFocus();
  },
};
export const ButtonsDoWhatFingersDo: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await findStage();
    await expect(getButton('Retirer la zone')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(getButton('Ajouter une zone'));
    await assertLastRegions(args, [{ y: 0.375, height: 0.25 }]);
    await userEvent.click(getButton('Agrandir la zone'));
    await assertLastRegions(args, [{ height: 0.3125 }]);
    await userEvent.click(getButton('Réduire la zone'));
    await assertLastRegions(args, [{ height: 0.25 }]);
    await userEvent.click(getButton('Retirer la zone'));
    await assertLastRegions(args, []);
    await userEvent.click(getButton('Revenir en arrière'));
    await assertLastRegions(args, [{ height: 0.25 }]);
    for (let steps = 0; steps < 2; steps += 1) await userEvent.click(getButton('Revenir en arrière'));
    await assertLastRegions(args, []);
    await expect(getButton('Revenir en arrière')).toHaveAttribute('aria-disabled', 'true');
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
