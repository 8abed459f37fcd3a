import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { brokenPicture, long, tall, wide } from '../shared/storyPictures.ts';
import { ImageViewer, type ViewerImage } from './ImageViewer.tsx';

const images: ViewerImage[] = [
  {
    src: wide,
    alt: 'Une flaque devant le lavabo',
    caption: 'Photo prise à 09:12, toilettes des Halles nord',
  },
  { src: tall, alt: 'Le couloir vers les toilettes' },
  { src: brokenPicture, alt: 'Le robinet' },
];

const meta = {
  component: ImageViewer,
  args: { open: true, onClose: fn(), images: images.slice(0, 1), onIndexChange: fn() },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveAttribute('data-status', 'shown'));
  return dialog;
};
const getPicture = () => screen.getByRole('img');
const getStage = () => getPicture().parentElement as HTMLElement;
const measureScale = () => new DOMMatrix(getPicture().style.transform).a;
const measureOffset = () => {
  const { e, f } = new DOMMatrix(getPicture().style.transform);
  return { x: e, y: f };
};
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const measureCentre = () => {
  const box = getStage().getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
};
const createPointer = (id: number, x: number, y: number) => {
  const { clientX, clientY } = measureCentre();
  return { pointerId: id, clientX: clientX + x, clientY: clientY + y, button: 0 };
};

export const ButtonsZoomBetweenTheirBounds: Story = {
  name: 'One photo',
  play: async () => {
    await opened();
    for (let presses = 0; presses < 8; presses += 1) await userEvent.click(getButton('Agrandir'));
    await expect(measureScale()).toBe(3);
    await expect(getButton('Agrandir')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(screen.getByText('Zoom : 300 %', { selector: '[role=status]' })).toBeVisible(),
    );
    for (let presses = 0; presses < 12; presses += 1) await userEvent.click(getButton('Réduire'));
    await expect(measureScale()).toBeCloseTo(0.8);
    await userEvent.click(getButton(/Voir l’image entière/));
    await expect(measureScale()).toBe(1);
  },
};
export const KeysZoomAndMove: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('+++');
    await expect(measureScale()).toBeCloseTo(1.25 ** 3);
    await expect(dialog).toHaveAttribute('data-enlarged');
    await userEvent.keyboard('{ArrowRight}');
    await expect(measureOffset().x).toBeLessThan(0);
    await userEvent.keyboard('-');
    await expect(measureScale()).toBeCloseTo(1.25 ** 2);
    await userEvent.keyboard('0');
    await expect(measureScale()).toBe(1);
    await expect(measureOffset()).toEqual({ x: 0, y: 0 });
  },
};
export const TwoFingersZoom: Story = {
  tags: ['behaviour'],
  play: async () => {
    await opened();
    fireEvent.pointerDown(getStage(), createPointer(1, -50, 0));
    fireEvent.pointerDown(getStage(), createPointer(2, 50, 0));
    fireEvent.pointerMove(getStage(), createPointer(2, 150, 0));
    await expect(measureScale()).toBe(2);
    await expect(getStage()).toHaveAttribute('data-gesture', 'pinch');
    fireEvent.pointerUp(getStage(), createPointer(1, -50, 0));
    fireEvent.pointerUp(getStage(), createPointer(2, 150, 0));
    await expect(measureScale()).toBe(2);
    await expect(getStage()).not.toHaveAttribute('data-gesture');
  },
};
export const ASwipeDownOverTheWholePictureAsksToClose: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await opened();
    const swipe = () => {
      fireEvent.pointerDown(getStage(), createPointer(1, 0, 0));
      fireEvent.pointerMove(getStage(), createPointer(1, 5, 150));
      fireEvent.pointerUp(getStage(), createPointer(1, 5, 150));
    };
    await userEvent.keyboard('++');
    swipe();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    swipe();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const SeveralAreTurnedByButtonsKeysAndSwipes: Story = {
  name: 'Several',
  args: { images },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Image 1 sur 3');
    await expect(getButton('Image précédente')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(getButton('Image suivante'));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(await screen.findByText(/Image 2 sur 3, Le couloir/)).toBeInTheDocument();
    await opened();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    for (const [key, at] of [
      ['{PageDown}', 1],
      ['{PageUp}', 0],
    ] as const) {
      await opened();
      await userEvent.keyboard(key);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(at);
    }
    await opened();
    fireEvent.pointerDown(getStage(), createPointer(1, 0, 0));
    fireEvent.pointerMove(getStage(), createPointer(1, -150, 0));
    fireEvent.pointerUp(getStage(), createPointer(1, -150, 0));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
};
export const ALongScreenshotIsReadFromItsTop: Story = {
  name: 'Long screenshot',
  args: { images: [{ src: long, alt: 'Capture d’une discussion' }] },
  play: async () => {
    await opened();
    const stage = getStage().getBoundingClientRect();
    const measure = () => getPicture().getBoundingClientRect();
    const moved = (by: number) => waitFor(() => expect(measure().top).toBeCloseTo(stage.top - by, 0));
    await waitFor(() => expect(measure().width).toBeCloseTo(Math.min(stage.width, 412), 0));
    await moved(0);
    fireEvent.wheel(getStage(), { deltaY: 300, ...measureCentre() });
    await moved(300);
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await moved(360 + stage.height * 0.9);
    await userEvent.keyboard('{Home}');
    await moved(0);
    await userEvent.click(getButton(/Voir l’image entière/));
    await waitFor(() => expect(measure().height).toBeCloseTo(stage.height, 0));
    await userEvent.click(getButton(/Voir l’image entière/));
    await moved(0);
    fireEvent.wheel(getStage(), { deltaY: -300, ctrlKey: true, ...measureCentre() });
    await waitFor(() => expect(measure().width).toBeGreaterThan(500));
  },
};
export const ABrokenPictureSaysSo: Story = {
  name: 'Broken',
  args: { images, defaultIndex: 2 },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAttribute('data-status', 'missing'));
    await waitFor(() => expect(screen.getByText('Image manquante')).toBeVisible());
    await expect(getButton('Agrandir')).toHaveAttribute('aria-disabled', 'true');
  },
};

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Voir la photo</Button>
      <ImageViewer open={open} onClose={() => setOpen(false)} images={images} />
    </>
  );
};
export const EscapeClosesAndTheFocusGoesBack: Story = {
  tags: ['behaviour'],
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Voir la photo' });
    await userEvent.click(opener);
    const dialog = await opened();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Matrix: Story = { args: { images }, play: async () => void (await opened()) };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
export const MatrixRightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' }, tags: ['behaviour'] };
