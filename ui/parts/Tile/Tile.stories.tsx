import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { iconByName } from '../../icons/byName.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getLastTarget, RouterLink } from '../shared/storyRouter.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { Tile } from './Tile.tsx';

const Droplet = iconByName('droplet');
const Sofa = iconByName('sofa');
const Wrench = iconByName('wrench');
const Wifi = iconByName('wifi');
const Speaker = iconByName('speaker');
const Chart = iconByName('chart');

const meta = {
  component: Tile,
  args: { label: 'Toilettes', description: 'Saleté, fuite, papier', icon: <Droplet />, onClick: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressBuzzesFor50Milliseconds: Story = {
  play: async ({ canvas, args }) => {
    const vibrate = spyOn(navigator, 'vibrate').mockReturnValue(true);
    await userEvent.click(canvas.getByRole('button', { name: /Toilettes/ }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(vibrate).toHaveBeenCalledWith(50);
    vibrate.mockRestore();
  },
};
export const PressRipplesFor450Milliseconds: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const animate = spyOn(Element.prototype, 'animate');
    await userEvent.click(canvas.getByRole('button', { name: /Toilettes/ }));
    await expect(animate.mock.calls.map(([, how]) => how)).toEqual([{ duration: 450, easing: 'ease-out' }]);
    animate.mockRestore();
  },
};
export const PendingIsSaidAndIgnoresPresses: Story = {
  name: 'Pending',
  args: { pending: true },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button', { name: /En attente/ });
    await userEvent.click(tile);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const AnsweredIsSaid: Story = {
  name: 'Already answered',
  args: { alreadyAnswered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Déjà répondu/ })).toBeVisible();
  },
};
export const SelectedIsPressed: Story = {
  name: 'Selected',
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const TheLinkOfARouterStandsInItsPlace: Story = {
  tags: ['behaviour'],
  args: { render: <RouterLink to="toilets" />, className: 'own' },
  render: (args) => (
    <>
      <Tile {...args} />
      <Tile label="Toilettes" description="Saleté, fuite, papier" icon={<Droplet />} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /Toilettes/ });
    const button = canvas.getByRole('button');
    await expect(link).toHaveAttribute('href', '/toilets');
    await expect(link).toHaveClass('own');
    await expect(link).not.toHaveAttribute('type');
    for (const name of [
      'textDecorationLine',
      'color',
      'borderRadius',
      'padding',
      'textAlign',
      'display',
    ] as const)
      await expect([name, getComputedStyle(link)[name]]).toEqual([name, getComputedStyle(button)[name]]);
    await expect(link.getBoundingClientRect().height).toBe(button.getBoundingClientRect().height);
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(getLastTarget()).toBe('toilets');
  },
};
export const Matrix: Story = {
  render: () => (
    <TileGrid>
      <Tile selected label="Toilettes" description="Saleté, fuite, papier" icon={<Droplet />} />
      <Tile selected={false} label="Confort" description="Chaleur, bancs, lumière" icon={<Sofa />} />
      <Tile alreadyAnswered label="Réparation" description="Cassé ou dangereux" icon={<Wrench />} />
      <Tile pending label="Informatique" description="Wi-Fi, bornes, écrans" icon={<Wifi />} />
      <Tile label="Nuisance" description="Bruit, odeurs" icon={<Speaker />} />
      <Tile label="Votre avis" description="Deux questions, 20 s" icon={<Chart />} />
      <Tile label="Sans image" description="Ni description longue" />
      <Tile
        label="Anticonstitutionnellement long"
        description="Une description qui prend trois lignes sur un petit téléphone"
        icon={<Wrench />}
      />
      <Tile selected alreadyAnswered label="Choisi, répondu" icon={<Chart />} />
      <Tile label="Image cassée" imgSrc="data:image/png;base64,AAAA" />
    </TileGrid>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
