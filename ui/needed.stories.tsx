import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { StorySheet } from './parts/shared/StorySheet.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';

const options = [
  { value: 'page', label: 'Sur cette page' },
  { value: 'mail', label: 'Par e-mail' },
];

/** In one form; one label wraps. */
const OneForm = () => (
  <form style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
    <TextField label="Nom" need="optional" />
    <TextField label="Adresse e-mail" need="required" hint="Nous n’écrivons que pour ce signalement." />
    <Select
      label="Service"
      need="required"
      options={options}
      invalid
      error="Choisissez un service."
      showError
    />
    <RadioGroup label={'Comment préférez-vous être prévenu\u202f?'} need="required" options={options} />
    <Rating label={'L’endroit vous a-t-il paru propre\u202f?'} required />
    <TextArea
      label="Ce que l’agent doit savoir avant de venir sur place avec ses outils"
      need="optional"
      maxLength={200}
      counter
    />
  </form>
);

const meta = {
  component: OneForm,
  tags: ['behaviour', '!autodocs'],
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof OneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const needs = [
  '(facultatif)',
  '(obligatoire)',
  '(obligatoire)',
  '(obligatoire)',
  '(obligatoire)',
  '(facultatif)',
];

function measureTextEnd(element: Element): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].at(-1);
}

const assertAfterLabel: Story['play'] = async ({ canvas }) => {
  const words = canvas.getAllByText(/^\((obligatoire|facultatif)\)$/);
  await expect(words.map(({ textContent }) => textContent)).toEqual(needs);
  for (const word of words) {
    const label = word.previousElementSibling ?? word;
    const end = measureTextEnd(label);
    const at = word.getBoundingClientRect();
    const room = word.parentElement?.getBoundingClientRect();
    if (!end || !room) throw new Error('A label has no words.');
    const isBeside = at.left >= end.right && at.left - end.right < 16 && at.top < end.bottom;
    // A full last line wraps the mark as a whole.
    const isBelow = at.top >= end.bottom - 2 && Math.abs(at.left - room.left) < 1;
    await expect([label.textContent, isBeside || isBelow]).toEqual([label.textContent, true]);
    await expect(getComputedStyle(word).fontWeight).toBe('400');
  }
};

export const ItStandsRightAfterTheLabelEverywhere: Story = { play: assertAfterLabel };
export const ItIsNoPartOfTheName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Adresse e-mail' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'Service' })).toBeRequired();
    for (const group of canvas.getAllByRole('radiogroup')) {
      await expect(group).toBeRequired();
      await expect(group).not.toHaveAccessibleName(/obligatoire/);
    }
  },
};
