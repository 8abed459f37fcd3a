import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getFormEntries } from '../shared/storyChecks.ts';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { children: 'Son des nouveaux messages', onCheckedChange: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchesOnAndOff: Story = {
  name: 'A setting',
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('switch', { name: 'Son des nouveaux messages' });
    await expect(row).not.toBeChecked();
    await userEvent.click(row);
    await expect(row).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(row).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const ItsKnobTellsItWithoutColour: Story = {
  tags: ['behaviour'],
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch').lastElementChild as HTMLElement;
    const knob = () => {
      const { insetInlineStart, inlineSize } = getComputedStyle(track, '::after');
      return { at: Number.parseFloat(insetInlineStart), wide: Number.parseFloat(inlineSize) };
    };
    const on = knob();
    await userEvent.click(canvas.getByRole('switch'));
    await Promise.all(track.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expect(on.at).toBeGreaterThan(knob().at + 8);
    await expect(on.wide).toBeGreaterThan(knob().wide);
  },
};
export const ANamedOneIsSentAndResetWithItsForm: Story = {
  name: 'In a form',
  args: { name: 'sound', value: 'loud', defaultChecked: true },
  render: (args) => (
    <form>
      <Switch {...args} />
      <button type="reset">Effacer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = () => getFormEntries(canvasElement);
    await expect(sent()).toEqual([['sound', 'loud']]);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(sent()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(sent()).toEqual([['sound', 'loud']]);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Switch>Son des nouveaux messages</Switch>
      <Switch defaultChecked description="Sur cet appareil, tant que la page est ouverte">
        Touches simples
      </Switch>
      <Switch disabled>Indisponible</Switch>
      <Switch disabled defaultChecked>
        Toujours, avec un intitulé assez long pour tenir sur deux lignes
      </Switch>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
