import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { isFollowed } from '../shared/storyRouter.tsx';
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
