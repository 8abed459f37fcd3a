import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from './parts/ChoiceGroup/ChoiceGroup.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { StorySheet } from './parts/shared/StorySheet.tsx';
import { getFormEntries } from './parts/shared/storyChecks.ts';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

const options = [
  { value: 'solved', label: 'Résolu' },
  { value: 'other', label: 'Pas de notre ressort' },
];
const changed = fn();

const Fields = ({ disabled }: { disabled: boolean }) => (
  <form>
    <fieldset disabled={disabled} style={{ border: 0, padding: 0, display: 'grid', gap: 16 }}>
      <TextField label="Nom" name="name" defaultValue="Léa" onChange={changed} />
      <TextArea label="Détail" name="detail" defaultValue="Le sol" onChange={changed} />
      <Select label="Issue" name="outcome" options={options} defaultValue="solved" onValueChange={changed} />
      <RadioGroup label="Suite" name="next" options={options} defaultValue="solved" onValueChange={changed} />
      <Rating label="Propreté" name="stars" defaultValue={3} onValueChange={changed} />
      <YesNo aria-label="Encore ?" name="again" defaultValue onValueChange={changed} standsOut="no" />
      <Switch name="sound" defaultChecked label="Son" onCheckedChange={changed} />
      <ChoiceGroup exclusive aria-label="Où ?" name="place">
        <Checkbox exclusive value="floor" onCheckedChange={changed}>
          Sol
        </Checkbox>
        <Checkbox exclusive value="sink" defaultChecked onCheckedChange={changed}>
          Lavabo
        </Checkbox>
      </ChoiceGroup>
    </fieldset>
  </form>
);

const meta = {
  component: Fields,
  tags: ['behaviour', '!autodocs'],
  args: { disabled: true },
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With all ancestors. */
const computeOpacity = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * computeOpacity(element.parentElement) : 1;

export const WhatIsInOneThatIsDisabledIsDimmedAndTakesNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    changed.mockClear();
    const controls = [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('textbox')];
    controls.push(canvas.getByRole('combobox'), canvas.getByRole('switch'));
    controls.push(canvas.getByRole('button', { name: 'Non' }));
    await expect(controls).toHaveLength(14);
    for (const control of controls) {
      await expect(control).toBeDisabled();
      await expect([control.outerHTML, computeOpacity(control) <= 0.6]).toEqual([control.outerHTML, true]);
      // Dimmed twice it would be nearly invisible.
      await expect([control.outerHTML, computeOpacity(control) >= 0.5]).toEqual([control.outerHTML, true]);
      fireEvent.pointerEnter(control, { pointerType: 'mouse' });
      control.click();
    }
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll('[role=radio][data-filled]')).toHaveLength(3);
    await expect(getFormEntries(canvasElement)).toEqual([]);
  },
};

export const AnOpenListClosesAsItsFieldsetIsDisabled: Story = {
  args: { disabled: false },
  play: async ({ canvas, canvasElement }) => {
    const fieldset = canvasElement.querySelector('fieldset') as HTMLFieldSetElement;
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    fieldset.disabled = true;
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    fieldset.disabled = false;
  },
};
