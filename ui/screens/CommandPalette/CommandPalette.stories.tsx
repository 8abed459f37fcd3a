import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InboxIcon } from '../../icons/InboxIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const meta = {
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aller à, ou faire',
    label: 'Action, vue ou signalement',
    placeholder: 'N°, lieu, personne, action, vue',
    value: '',
    onChange: fn(),
    onChoose: fn(),
    onClose: fn(),
    found: '4 résultats',
    nothing: 'Rien de tel. Essayez d’autres mots.',
    groups: [
      {
        id: 'commands',
        label: 'Voirie n° 4F7K',
        entries: [
          { id: 'take', label: 'Prendre en charge', keyHint: 'A' },
          { id: 'hold', label: 'Mettre en attente…', keyHint: 'H' },
        ],
      },
      { id: 'views', label: 'Vues', entries: [{ id: 'new', label: 'Nouveaux' }] },
      {
        id: 'cases',
        label: 'Signalements',
        entries: [
          {
            id: 'c1',
            label: 'Trottoir abîmé n° 4F7K',
            detail: 'Place du Marché · Nouveau',
            icon: <InboxIcon size={20} />,
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof CommandPalette>;

const Typed = (props: ComponentProps<typeof CommandPalette>) => {
  const [value, setValue] = useState('');
  const groups = props.groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase())),
  }));
  return <CommandPalette {...props} {...{ value, groups }} onChange={setValue} />;
};

const find = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

// First: the page of a component has the tags of its first story.
export const Matrix: Story = {};

export const ArrowsMoveAndEnterChooses: Story = {
  name: 'Arrows move and Enter chooses',
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const page = find(canvasElement);
    const field = await page.findByRole('combobox', { name: args.label });
    await waitFor(() => expect(field).toHaveFocus());
    const isActive = (name: RegExp) =>
      expect(field).toHaveAttribute('aria-activedescendant', page.getByRole('option', { name }).id);
    await isActive(/^Prendre/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(/^Nouveaux/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(/^Prendre/);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('c1');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const TypingNarrowsAndStartsAtTheFirst: Story = {
  name: 'Typing narrows, and starts at the first',
  tags: ['behaviour'],
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = find(canvasElement);
    const field = await page.findByRole('combobox', { name: args.label });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('mettre');
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('zz');
    await expect(page.getByText(args.nothing)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
