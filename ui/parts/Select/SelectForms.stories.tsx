import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySheet } from '../shared/StorySheet.tsx';
import { Select } from './Select.tsx';
import { options } from './storyOptions.ts';

const one = fn();

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Select,
  args: { label: 'Issue du signalement', options },
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

const getFormValues = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

export const ANamedOneGivesItsChoiceToAFormAndFollowsItsReset: Story = {
  render: () => (
    <form aria-label="Signalements">
      <Select label="Issue du signalement" name="outcome" options={options} onValueChange={one} />
      <Select label="Services" name="service" multiple options={options} defaultValue={['solved', 'other']} />
      <Select label="Aucun" name="none" multiple options={options} />
      <Select label="Fermé" name="closed" options={options} defaultValue="solved" disabled />
      <Select label="Sans nom" options={options} defaultValue="solved" />
      <button type="reset">Recommencer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const atFirst = ['outcome=', 'service=solved', 'service=other'];
    await expect(getFormValues(form)).toEqual(atFirst);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Issue du signalement' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Services' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await expect(getFormValues(form)).toEqual(['outcome=solved', 'service=other']);
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    await expect(getFormValues(form)).toEqual(atFirst);
    await expect(one).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox', { name: 'Issue du signalement' })).toHaveTextContent('Choisir');
    await expect(canvas.getByRole('combobox', { name: 'Services' })).toHaveTextContent('Résolu, Pas de');
  },
};
export const AResetThatWasPreventedKeepsTheChoice: Story = {
  render: () => (
    <form aria-label="Signalements">
      <Select label="Issue du signalement" name="outcome" options={options} onValueChange={one} />
      <button type="reset">Recommencer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    const prevent = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('reset', prevent, { capture: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    canvasElement.removeEventListener('reset', prevent, { capture: true });
    await expect(getFormValues(form)).toEqual(['outcome=solved']);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Résolu');
    await expect(one).toHaveBeenLastCalledWith('solved');
  },
};
export const AValueThatIsNoOptionIsNeitherShownNorSent: Story = {
  render: () => (
    <form aria-label="Signalements">
      <Select label="Issue" name="outcome" options={options} value="nowhere" clearable />
      <Select label="Services" name="service" multiple options={options} value={['gone', 'solved']} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(getFormValues(form)).toEqual(['outcome=', 'service=solved']);
    const outcome = canvas.getByRole('combobox', { name: 'Issue' });
    await expect(outcome).toHaveTextContent('Choisir');
    await expect(canvas.getByRole('combobox', { name: 'Services' })).toHaveTextContent(/^Résolu$/);
    await userEvent.click(outcome);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TheFormAttributeNamesItsForm: Story = {
  render: () => (
    <>
      <form aria-label="Signalements" id="case">
        <button type="reset">Recommencer</button>
      </form>
      <form aria-label="Autre">
        <Select
          label="Issue du signalement"
          name="outcome"
          form="case"
          options={options}
          defaultValue="other"
        />
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Signalements' });
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Résolu' }));
    await expect(getFormValues(form)).toEqual(['outcome=solved']);
    await expect(getFormValues(canvas.getByRole<HTMLFormElement>('form', { name: 'Autre' }))).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    await expect(getFormValues(form)).toEqual(['outcome=other']);
  },
};
