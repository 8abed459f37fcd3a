import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getFormEntries } from '../shared/storyChecks.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Comment préférez-vous être prévenu\u202f?',
    options: [
      { value: 'page', label: 'Sur cette page' },
      { value: 'mail', label: 'Par e-mail', description: 'Un message par réponse' },
      { value: 'sms', label: 'Par SMS', disabled: true },
      { value: 'none', label: 'Pas du tout' },
    ],
    onValueChange: fn(),
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APressChooses: Story = {
  name: 'One of a few',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sur cette page' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('page');
    await userEvent.click(canvas.getByRole('radio', { name: /Par e-mail/ }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Par e-mail');
    await userEvent.click(canvas.getByRole('radio', { name: /Par e-mail/ }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveTextContent('Par e-mail');
  },
};
export const ArrowsMoveAndChoose: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 'page' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const row = (name: RegExp) => canvas.getByRole('radio', { name });
    await expect(row(/Sur cette page/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/Par e-mail/)).toHaveFocus();
    await expect(row(/Par e-mail/)).toBeChecked();
    // Skips disabled, wraps.
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/Pas du tout/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(/Sur cette page/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(false);
  },
};
export const ItSaysWhatIsNeededAndWhatIsWrong: Story = {
  name: 'Marked as wrong',
  args: {
    need: 'required',
    invalid: true,
    hint: 'Vous pourrez en changer.',
    error: 'Choisissez une manière.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Comment préférez-vous être prévenu\u202f?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Vous pourrez en changer. Choisissez une manière.');
  },
};
export const ANamedOneIsSentAndResetWithItsForm: Story = {
  name: 'In a form',
  args: { name: 'way' },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
      <RadioGroup {...args} label={'Et la nuit\u202f?'} name="night" defaultValue="none" />
      <button type="reset">Effacer</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const sent = () => getFormEntries(canvasElement);
    await expect(sent()).toEqual([['night', 'none']]);
    for (const row of canvas.getAllByRole('radio', { name: /Par e-mail/ })) await userEvent.click(row);
    await expect(sent()).toEqual([
      ['way', 'mail'],
      ['night', 'mail'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(sent()).toEqual([['night', 'none']]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <>
      <RadioGroup
        {...args}
        defaultValue="mail"
        hint="Vous pourrez en changer dans les réglages."
        need="optional"
      />
      <RadioGroup {...args} label={'Et la nuit\u202f?'} invalid error="Choisissez une manière." />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
