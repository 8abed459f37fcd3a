import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BoltIcon } from '../../icons/BoltIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Tooltip } from './Tooltip.tsx';

const pressed = fn();
const meta = {
  component: Tooltip,
  args: {
    text: 'Le demandeur en est prévenu tout de suite',
    children: <Button onClick={pressed}>Prendre en charge</Button>,
  },
  decorators: [
    (Story) => <div style={{ minHeight: 200, display: 'grid', placeItems: 'center' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeysMeetItAtOnceAndEscapePutsItAway: Story = {
  name: 'More words',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Prendre en charge' });
    await expect(button).toHaveAccessibleDescription('Le demandeur en est prévenu tout de suite');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const words = canvas.getByRole('tooltip');
    await expect(words).toBeVisible();
    const at = button.getBoundingClientRect();
    const place = words.getBoundingClientRect();
    await expect(place.bottom).toBeLessThanOrEqual(at.top);
    await expect(at.top - place.bottom).toBeLessThan(12);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
export const APointerThatRestsMeetsItAndMayMoveOntoIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const words = await canvas.findByRole('tooltip');
    await userEvent.hover(words);
    // Exceeds the hide delay.
    const began = performance.now();
    while (performance.now() - began < 400) {
      await new Promise(requestAnimationFrame);
      await expect(words).toBeVisible();
    }
    await userEvent.unhover(words);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
export const AFingerPresses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};
export const ASignAloneHasItsName: Story = {
  name: 'The name of a sign',
  args: { names: true, text: 'Éclairer', children: <Button icon={<BoltIcon />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Éclairer' })).toBeVisible();
  },
};
export const Matrix: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
