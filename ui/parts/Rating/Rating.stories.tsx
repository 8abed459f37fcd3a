import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { findBrokenWords } from '../shared/storyWords.ts';
import { Rating } from './Rating.tsx';

const meta = {
  component: Rating,
  args: {
    label: 'Comment cela s’est-il passé\u202f?',
    minLabel: 'Pas du tout',
    maxLabel: 'Parfaitement',
    onValueChange: fn(),
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TapAnswersAndSameStarClears: Story = {
  name: 'A question',
  play: async ({ canvas, args }) => {
    const fourth = canvas.getByRole('radio', { name: '4 étoiles sur 5' });
    await userEvent.click(fourth);
    await expect(fourth).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(fourth);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(fourth).not.toBeChecked();
  },
};
export const ArrowsMoveWithoutAnswering: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 étoile sur 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 étoiles sur 5' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{End} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};
export const IsARadioGroupWithOneTabStop: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 3, required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Comment cela s’est-il passé/ });
    await expect(group).toHaveAttribute('aria-required', 'true');
    const stars = canvas.getAllByRole('radio');
    await expect(stars.filter((star) => star.tabIndex === 0)).toHaveLength(1);
    const third = canvas.getByRole('radio', { checked: true });
    await expect(third).toHaveAccessibleName('3 étoiles sur 5');
    await expect(third).toHaveAccessibleDescription('Effacer la note');
    await userEvent.tab();
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '5 étoiles sur 5' })).toHaveFocus();
    await userEvent.tab();
    await expect(stars).not.toContain(document.activeElement);
  },
};
export const StarsBelowTheLeastCannotBeChosen: Story = {
  name: 'From two stars on',
  args: { min: 2 },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeDisabled();
    first?.click();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '2 étoiles sur 5' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};
export const ReadOnlyRoundsToOneDecimal: Story = {
  name: 'An average',
  render: () => <Rating readOnly value={4.27} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,3 / 5' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const TabLeavesTheGroupInBothDirections: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 2 },
  render: (args) => (
    <>
      <button type="button">Avant</button>
      <Rating {...args} />
      <button type="button">Après</button>
    </>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Avant' });
    before.focus();
    for (const moved of ['{ArrowRight}{ArrowRight}', '{Home}']) {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
      await userEvent.keyboard(moved);
      await userEvent.tab({ shift: true });
      await expect(before).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
  },
};
export const EveryStarIsLargeEnoughOnTheSmallestPhone: Story = {
  tags: ['behaviour'],
  render: () => (
    <div style={{ inlineSize: 320 - 32 }}>
      {[5, 6, 7, 8, 10].map((max) => (
        <Rating key={max} label={`${max} étoiles`} max={max} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) {
      await expect(star.getBoundingClientRect().width).toBeGreaterThanOrEqual(48);
    }
    const rowsOf = (name: string) =>
      new Set(
        [...canvas.getByRole('radiogroup', { name }).querySelectorAll('button')].map(
          (star) => star.offsetTop,
        ),
      ).size;
    await expect([rowsOf('5 étoiles'), rowsOf('10 étoiles')]).toEqual([1, 2]);
  },
};
export const NoRatingYetIsSaid: Story = {
  tags: ['behaviour'],
  args: { readOnly: true, label: undefined },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('img', { name: 'Pas encore de note' });
    await expect(shown).toHaveTextContent('Pas encore de note');
    await expect(shown).not.toHaveAttribute('data-value');
  },
};
const beginsAndEndsWithItsStars =
  (width: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const stars = canvas.getAllByRole('radio').map((star) => {
      const drawn = star.querySelector('path');
      if (!drawn) throw new Error('A star is not drawn.');
      return drawn.getBoundingClientRect();
    });
    const label = canvas.getByText(/^Comment cela/).getBoundingClientRect();
    const least = canvas.getByText('Pas du tout').getBoundingClientRect();
    const most = canvas.getByText('Parfaitement').getBoundingClientRect();
    const first = Math.min(...stars.map(({ left }) => left));
    const last = Math.max(...stars.map(({ right }) => right));
    await expect([width, Math.abs(first - label.left) <= 2]).toEqual([width, true]);
    await expect([width, Math.abs(first - least.left) <= 2]).toEqual([width, true]);
    await expect([width, most.right - last <= 14 && most.right >= last - 2]).toEqual([width, true]);
  };
const createWidthStory = (width: number, max = 5): Story => ({
  args: { max },
  decorators: [(Story) => <div style={{ inlineSize: width }}>{Story()}</div>],
  play: beginsAndEndsWithItsStars(width),
});
export const StarsBeginUnderTheLabelAndTheEndsWithThemOnTheSmallestPhone: Story = createWidthStory(288);
export const LongEndsStayWholeOnTheSmallestPhone: Story = {
  tags: ['behaviour'],
  args: { minLabel: 'Extraordinairement insatisfaisant', maxLabel: 'Incontestablement', defaultValue: 4 },
  decorators: [(Story) => <div style={{ inlineSize: 320 - 32 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(findBrokenWords(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  name: 'From right to left',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '2 étoiles sur 5' })).toHaveFocus();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Rating label="Sans réponse" required />
      <Rating label="L’outil vous a-t-il aidé ?" required={false} defaultValue={2} />
      <Rating label="Votre avis" minLabel="Pas du tout" maxLabel="Parfaitement" defaultValue={4} />
      <Rating label="Dix étoiles" max={10} defaultValue={7} />
      <Rating label="Au moins deux" min={2} defaultValue={3} />
      <Rating label="À refaire" hint="De une à cinq étoiles." invalid error="Donnez une note." />
      <Rating label="Fermé" disabled defaultValue={3} />
      <div style={{ display: 'grid', gap: 8 }}>
        <Rating readOnly value={4.27} />
        <Rating readOnly value={1} />
        <Rating readOnly value={0} />
        <Rating readOnly />
        <Rating readOnly value={5} />
        <Rating readOnly value={3} label="Accueil" />
      </div>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
