import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { StorySheet } from '../shared/StorySheet.tsx';
import { getFormEntries } from '../shared/storyChecks.ts';
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

export const AMouseShowsWhatItWouldAnswer: Story = {
  args: { min: 2, defaultValue: 3 },
  play: async ({ canvas, args }) => {
    const stars = canvas.getAllByRole('radio');
    const [first, second, , fourth] = stars;
    if (!first || !second || !fourth) throw new Error('There are no stars.');
    const enter = (star: Element, pointerType: string) => fireEvent.pointerOver(star, { pointerType });
    const row = canvas.getByRole('radiogroup').querySelector('[role=presentation]');
    await expect(filled(stars)).toEqual([1, 2, 3]);
    await enter(fourth, 'touch');
    await expect(filled(stars)).toEqual([1, 2, 3]);
    await enter(fourth, 'mouse');
    await expect(filled(stars)).toEqual([1, 2, 3, 4]);
    await enter(second, 'mouse');
    await expect(filled(stars)).toEqual([1, 2]);
    // Nothing below the minimum can be chosen.
    await enter(first, 'mouse');
    await expect(filled(stars)).toEqual([1, 2]);
    if (row) await fireEvent.pointerOut(row, { relatedTarget: document.body });
    await expect(filled(stars)).toEqual([1, 2, 3]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await enter(fourth, 'mouse');
    await fireEvent.click(fourth);
    await fireEvent.click(fourth);
    await expect(filled(stars)).toEqual([]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
export const TheAnswerIsSaidInStarsInWordsAndInData: Story = {
  args: { minLabel: 'Mal', defaultValue: 2 },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Votre avis' });
    const stars = canvas.getAllByRole('radio');
    const told = (attribute: string) => stars.map((star) => star.getAttribute(attribute));
    const second = ['false', 'true', 'false', 'false', 'false'];
    await expect(group).toHaveAttribute('data-value', '2');
    await expect(group).toHaveAttribute('aria-keyshortcuts', 'Delete');
    await expect(told('aria-checked')).toEqual(second);
    await expect(told('data-checked')).toEqual([null, 'true', null, null, null]);
    await expect(told('title')).toEqual([null, 'Effacer la note', null, null, null]);
    await expect(told('aria-label')).toEqual([
      ...['1 étoile sur 5', '2 étoiles sur 5', '3 étoiles sur 5'],
      ...['4 étoiles sur 5', '5 étoiles sur 5'],
    ]);
    await expect(group).toHaveTextContent(/^Votre avisMal2 sur 5$/);
    // The checked star announces it.
    await expect(canvas.getByText('2 sur 5')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(group).toHaveTextContent(/^Votre avisMal$/);
    await expect(group).not.toHaveAttribute('data-value');
    await expect(filled(stars)).toEqual([]);
  },
};
export const WhetherAnAnswerIsNeededIsSaidWhereItIsKnown: Story = {
  render: () => (
    <>
      <Rating label="Un" required />
      <Rating label="Deux" required={false} />
      <Rating label="Trois" />
      <Rating aria-label="Quatre" required />
    </>
  ),
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('radiogroup');
    await expect(groups.map((group) => group.textContent)).toEqual([
      'Un (obligatoire)',
      'Deux (facultatif)',
      'Trois',
      '',
    ]);
    await expect(groups.map((group) => group.getAttribute('aria-required'))).toEqual([
      'true',
      'false',
      null,
      'true',
    ]);
    await expect(groups[0]).toHaveAccessibleName('Un');
    await expect(groups[3]).toHaveAccessibleName('Quatre');
    await expect(groups[3]).not.toHaveAttribute('aria-labelledby');
  },
};
export const OneThatCannotBeAnsweredNowSaysSoAndKeepsItsAnswer: Story = {
  args: { disabled: true, defaultValue: 3 },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await expect(group).toHaveAttribute('data-disabled', 'true');
    for (const star of canvas.getAllByRole('radio')) {
      await expect(star).toBeDisabled();
      star.click();
    }
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
    await expect([group.dataset.value, filled(canvas.getAllByRole('radio'))]).toEqual(['3', [1, 2, 3]]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
const send = fn();
export const StarsAndKeysInAFormSendNothing: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Rating {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: '2 étoiles sur 5' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(send).not.toHaveBeenCalled();
  },
};
export const AGivenOneIsFilledToItsTenth: Story = {
  args: { readOnly: true, value: 2.45, max: 4 },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('img', { name: 'Votre avis 2,5 / 4' });
    await expect(shown).toHaveAttribute('data-value', '2.5');
    const stars = [...shown.querySelectorAll('span[aria-hidden] > span[aria-hidden]')];
    const shares = stars.map(
      (star) =>
        (star.querySelector(':scope > span')?.getBoundingClientRect().width ?? 0) /
        star.getBoundingClientRect().width,
    );
    await expect(shares).toEqual([1, 1, 0.5, 0]);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const ANamedOneIsSentAndResetWithItsForm: Story = {
  args: { name: 'stars', label: 'Propreté', defaultValue: 3 },
  render: (args) => (
    <form>
      <Rating {...args} />
      <Rating name="speed" label="Rapidité" />
      <button type="reset">Effacer</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(getFormEntries(canvasElement)).toEqual([['stars', '3']]);
    for (const star of canvas.getAllByRole('radio', { name: /^5/ })) await userEvent.click(star);
    await expect(getFormEntries(canvasElement)).toEqual([
      ['stars', '5'],
      ['speed', '5'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(getFormEntries(canvasElement)).toEqual([['stars', '3']]);
  },
};
export const WhatIsNoStarIsNeitherShownNorSent: Story = {
  render: () => (
    <form>
      <Rating label="Un" name="one" value={7} />
      <Rating label="Deux" name="two" value={2.5} />
      <Rating label="Trois" name="three" value={-1} />
      <Rating label="Quatre" name="four" value={4} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const groups = canvas.getAllByRole('radiogroup');
    await expect(groups.map((group) => group.getAttribute('data-value'))).toEqual([null, null, null, '4']);
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(4);
    await expect(getFormEntries(canvasElement)).toEqual([['four', '4']]);
  },
};
