import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PinIcon } from '../../icons/PinIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Le signalement',
    entries: [
      { id: 'talk', label: 'Discussion', unread: 3, content: <textarea aria-label="Votre message" /> },
      { id: 'place', label: 'Lieu', icon: <PinIcon size={20} />, content: <p>Halles du marché</p> },
      { id: 'log', label: 'Journal', disabled: true, content: <p>Rien</p> },
      { id: 'photos', label: 'Photos', content: <p>Deux photos</p> },
    ],
    onSelect: fn(),
  },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APressShowsAnother: Story = {
  name: 'Sides of a case',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Discussion');
    await expect(canvas.queryByText('Halles du marché')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lieu' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Lieu' })).toHaveTextContent('Halles du marché');
    await expect(args.onSelect).toHaveBeenCalledWith('place');
  },
};
export const ArrowsShowTheNextRoundTheEnds: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await expect(tab(/Discussion/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(/Photos/)).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Photos' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(/Lieu/)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(tab(/Discussion/)).toHaveFocus();
    // Then the panel.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const WhatWasTypedIsThereAgain: Story = {
  name: 'With a field',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Bonjour');
    await userEvent.click(canvas.getByRole('tab', { name: 'Photos' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /Discussion/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Bonjour');
  },
};
export const ANarrowRowScrollsToTheOneWithTheFocus: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const last = canvas.getByRole('tab', { name: 'Photos' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(list.right + 1);
    await expect(last.left).toBeGreaterThanOrEqual(list.left - 1);
  },
};
export const Matrix: Story = {
  render: (args) => (
    <>
      <Tabs {...args} defaultSelected="place" />
      <div style={{ inlineSize: 220 }}>
        <Tabs
          label="Longs"
          entries={[
            { id: 'a', label: 'Anticonstitutionnellement, au secrétariat', content: <p>Un</p> },
            { id: 'b', label: 'Deux', content: <p>Deux</p> },
          ]}
        />
      </div>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
