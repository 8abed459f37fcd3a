import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { StorySheet } from '../shared/StorySheet.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const onCheckedChange = fn();

const meta = {
  component: ChoiceGroup,
  args: { 'aria-label': 'Depuis quand ?', exclusive: true },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
  render: (args) => (
    <ChoiceGroup {...args}>
      {['Ce matin', 'Hier', 'Avant'].map((words) => (
        <Checkbox key={words} exclusive checked={false} onCheckedChange={onCheckedChange}>
          {words}
        </Checkbox>
      ))}
    </ChoiceGroup>
  ),
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsMoveWithoutAnswering: Story = {
  play: async ({ canvas }) => {
    onCheckedChange.mockClear();
    canvas.getByRole('radio', { name: 'Ce matin' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Hier' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Avant' })).toHaveFocus();
    await expect(onCheckedChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(onCheckedChange).toHaveBeenCalledTimes(1);
  },
};
