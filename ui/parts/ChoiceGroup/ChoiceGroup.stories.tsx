import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

const onCheckedChange = fn();

const Days = (props: ChoiceGroupProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tick = (day: string, ticked: boolean) => {
    const others = props.exclusive ? [] : chosen.filter((one) => one !== day);
    setChosen(ticked ? [...others, day] : others);
  };
  return (
    <ChoiceGroup {...props}>
      {['Ce matin', 'Hier', 'Avant-hier'].map((day) => (
        <Checkbox
          key={day}
          exclusive={props.exclusive}
          checked={chosen.includes(day)}
          onCheckedChange={(ticked) => tick(day, ticked)}
        >
          {day}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
};

const meta = {
  component: ChoiceGroup,
  args: { 'aria-label': 'Depuis quand\u202f?', exclusive: true },
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
  name: 'Several may be ticked',
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
const named = (name: string) => ({ name });
export const OneTabStopForAllThatExcludeEachOther: Story = {
  name: 'One excludes the others',
  render: (args) => (
    <>
      <button type="button">Avant</button>
      <Days {...args} />
      <button type="button">Après</button>
    </>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', named('Avant'));
    const after = canvas.getByRole('button', named('Après'));
    before.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', named('Ce matin'))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', named('Ce matin'))).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(canvas.getByRole('radio', named('Avant-hier'))).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab({ shift: true });
    await expect(before).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', named('Avant-hier'))).toHaveFocus();
  },
};
export const ANamedGroupSendsWhatIsTickedUnderItsName: Story = {
  tags: ['behaviour'],
  render: () => (
    <form>
      <ChoiceGroup aria-label="Où ?" name="places">
        <Checkbox value="floor">Sol</Checkbox>
        <Checkbox value="sink" defaultChecked>
          Lavabo
        </Checkbox>
      </ChoiceGroup>
      <button type="reset">Effacer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await userEvent.click(canvas.getByRole('checkbox', named('Sol')));
    await expect(new FormData(form).getAll('places')).toEqual(['floor', 'sink']);
    await userEvent.click(canvas.getByRole('button', named('Effacer')));
    await expect(new FormData(form).getAll('places')).toEqual(['sink']);
  },
};
export const RightToLeft: Story = {
  name: 'From right to left',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', named('Ce matin')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', named('Hier'))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', named('Ce matin'))).toHaveFocus();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Days aria-label="Une réponse" exclusive />
      <Days aria-label="Plusieurs réponses" />
      <Days aria-label="À refaire" hint="Une ou plusieurs." invalid error="Cochez au moins une ligne." />
      <ChoiceGroup aria-label="Fermé">
        <Checkbox disabled>Fermé</Checkbox>
        <Checkbox disabled defaultChecked>
          Fermé, coché
        </Checkbox>
      </ChoiceGroup>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
