import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { isFollowed, ledTo, RouterLink } from '../shared/storyRouter.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { id: 'main', label: 'Accueil' },
  { id: 'clean', label: 'Propreté' },
  { id: 'toilets', label: 'Toilettes' },
];

const meta = {
  component: Breadcrumbs,
  args: { items, onSelect: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsBack: Story = {
  name: 'Three levels',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propreté' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('clean');
    await expect(canvas.getByText('Toilettes')).toHaveAttribute('aria-current', 'page');
  },
};
export const IsANamedListWhoseLastEntryIsThePage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const path = canvas.getByRole('navigation', { name: 'Chemin' });
    const steps = within(path).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['Accueil', 'Propreté', 'Toilettes']);
    await expect(path.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(within(path).getAllByRole('button')).toHaveLength(2);
  },
};
export const TheLinkOfARouterStandsInItsPlace: Story = {
  tags: ['behaviour'],
  args: { items: items.map((item) => ({ ...item, render: <RouterLink to={item.id} /> })) },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Propreté' });
    await expect(link).toHaveAttribute('href', '/clean');
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await expect(link.getBoundingClientRect().height).toBe(48);
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenLastCalledWith('clean');
    await expect(ledTo()).toBe('clean');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
const tracked = fn();
export const WhatTheLinkHasOfItsOwnHoldsToo: Story = {
  tags: ['behaviour'],
  args: {
    items: items.map((item) => ({
      ...item,
      render: <RouterLink to={item.id} className="link" onClick={tracked} />,
    })),
    classNames: { link: 'slot' },
  },
  play: async ({ canvas }) => {
    tracked.mockClear();
    const link = canvas.getAllByRole('link')[0] as HTMLElement;
    await expect(link).toHaveClass('link');
    await expect(link).toHaveClass('slot');
    await userEvent.click(link);
    await expect(ledTo()).toBe(items[0]?.id);
    await expect(tracked).toHaveBeenCalledTimes(1);
  },
};
export const WithAddressesTheyAreLinks: Story = {
  tags: ['behaviour'],
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  render: ({ onSelect: _, ...args }) => <Breadcrumbs {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Propreté' });
    await expect(link).toHaveAttribute('href', '#clean');
    await expect(isFollowed(link)).toBe(true);
  },
};
export const Matrix: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ onSelect }) => (
    <>
      <Breadcrumbs items={items.slice(0, 1)} onSelect={onSelect} />
      <Breadcrumbs items={items} onSelect={onSelect} />
      <Breadcrumbs
        items={[...items, { id: 'long', label: 'Lavabo bouché ou robinet qui ne se ferme plus' }]}
        onSelect={onSelect}
      />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
