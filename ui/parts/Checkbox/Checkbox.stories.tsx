import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { findBrokenWords } from '../shared/storyWords.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Sol glissant', onCheckedChange: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TicksAndUnticks: Story = {
  name: 'One to agree to',
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('checkbox', { name: 'Sol glissant' });
    await userEvent.click(row);
    await expect(row).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(row).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const MarkedIsExposed: Story = {
  name: 'Marked as wrong',
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};
export const WordsStayWholeInAPlainRow: Story = {
  name: 'In a row',
  render: () => (
    <div style={{ display: 'flex', gap: 12, inlineSize: 200 }}>
      <Checkbox>Matinée</Checkbox>
      <Checkbox>Soirée</Checkbox>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(findBrokenWords(canvasElement)).toEqual([]);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <ChoiceGroup aria-label="Plusieurs">
        <Checkbox>Sol glissant</Checkbox>
        <Checkbox defaultChecked description="Le lavabo déborde">
          Fuite d’eau
        </Checkbox>
        <Checkbox image={<DropletIcon />}>Avec une image</Checkbox>
        <Checkbox disabled>Indisponible</Checkbox>
        <Checkbox invalid>À vérifier, avec un intitulé assez long pour tenir sur deux lignes</Checkbox>
      </ChoiceGroup>
      <ChoiceGroup exclusive aria-label="Un seul">
        <Checkbox exclusive>Ce matin</Checkbox>
        <Checkbox exclusive checked>
          Hier
        </Checkbox>
        <Checkbox exclusive>Avant</Checkbox>
      </ChoiceGroup>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
