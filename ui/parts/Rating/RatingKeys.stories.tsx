import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { StorySheet } from '../shared/StorySheet.tsx';
import { getFormEntries } from '../shared/storyChecks.ts';
import { YesNo } from '../YesNo/YesNo.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Rating,
  args: { label: 'Votre avis', onValueChange: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = (stars: readonly HTMLElement[]) =>
  stars.flatMap((star, index) => (star.hasAttribute('data-filled') ? [index + 1] : []));

export const DeleteClears: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 étoiles sur 5' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const BackspaceClearsToo: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const HandledKeysDoNotScroll: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('radio', { name: '2 étoiles sur 5' });
    const goesOn = (key: string) =>
      second.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['ArrowRight', 'ArrowDown', 'Home', 'End', 'Delete', 'Backspace'])
      await expect([key, goesOn(key)]).toEqual([key, false]);
    for (const key of ['Tab', 'Enter', ' ', 'a']) await expect([key, goesOn(key)]).toEqual([key, true]);
  },
};

export const ArrowsWrapAtBothEnds: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getAllByRole('radio');
    await userEvent.tab();
    for (const [key, at] of [
      ['{ArrowLeft}', 4],
      ['{ArrowRight}', 0],
      ['{ArrowUp}', 4],
      ['{ArrowDown}', 0],
      ['{End}', 4],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await expect([key, stars.indexOf(document.activeElement as HTMLElement)]).toEqual([key, at]);
    }
  },
};

export const KeysSkipStarsBelowTheMinimum: Story = {
  args: { min: 2, defaultValue: 4 },
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('radio', { name: '2 étoiles sur 5' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '5 étoiles sur 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};

export const AValueBelowTheMinimumLeavesATabStop: Story = {
  args: { min: 3, defaultValue: 1 },
  play: async ({ canvas, args }) => {
    const third = canvas.getByRole('radio', { name: '3 étoiles sur 5' });
    await userEvent.tab();
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

export const AValueAboveTheMaximumLeavesATabStop: Story = {
  args: { max: 3, defaultValue: 5 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 étoiles sur 3' })).toHaveFocus();
  },
};

export const AReadOnlyRatingKeepsItsLabel: Story = {
  args: { readOnly: true, value: 4, label: 'Accueil' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accueil')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Accueil 4 / 5' })).toBeVisible();
  },
};

export const AControlledValueStays: Story = {
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 étoile sur 5' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(filled(canvas.getAllByRole('radio'))).toEqual([1, 2, 3, 4]);
  },
};

export const FormAttributeAndReadOnlyAreSubmitted: Story = {
  render: () => (
    <>
      <form id="opinion">
        <Rating name="given" label="Accueil" readOnly value={4} />
        <Rating name="none" label="Rapidité" readOnly />
        <Rating name="closed" label="Fermé" readOnly disabled value={2} />
        <button type="reset">Effacer</button>
      </form>
      <Rating name="stars" form="opinion" label="Propreté" defaultValue={3} />
      <YesNo name="runs" form="opinion" aria-label="Coule-t-elle" />
      <RadioGroup name="where" form="opinion" label="Où" options={[{ value: 'a', label: 'Ici' }]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const before = [
      ['given', '4'],
      ['stars', '3'],
    ];
    await expect(getFormEntries(canvasElement)).toEqual(before);
    await userEvent.click(canvas.getByRole('radio', { name: /^5/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ici' }));
    await expect(getFormEntries(canvasElement)).toEqual([
      ['given', '4'],
      ['stars', '5'],
      ['runs', 'yes'],
      ['where', 'a'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(getFormEntries(canvasElement)).toEqual(before);
  },
};

export const AFractionLeavesATabStop: Story = {
  render: () => (
    <>
      <Rating label="Trois et demie" defaultValue={3.5} />
      <Rating label="Rien de tel" defaultValue={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('4 étoiles sur 5');
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[5]).toHaveFocus();
  },
};

export const APreventedResetKeepsTheValue: Story = {
  render: () => (
    <form onReset={(event) => event.preventDefault()}>
      <Rating name="stars" label="Propreté" />
      <button type="reset">Effacer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^5/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(getFormEntries(canvasElement)).toEqual([['stars', '5']]);
  },
};

export const AnImpossibleReadOnlyValueIsUnrated: Story = {
  args: { readOnly: true, label: undefined, name: 'stars' },
  render: (args) => (
    <form>
      {[7, -1, Number.POSITIVE_INFINITY].map((value) => (
        <Rating key={value} {...args} value={value} />
      ))}
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const one of canvas.getAllByRole('img')) {
      await expect(one).toHaveAccessibleName('Pas encore de note');
      await expect(one).not.toHaveAttribute('data-value');
    }
    await expect(getFormEntries(canvasElement)).toEqual([]);
  },
};
