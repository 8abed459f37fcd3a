import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  component: TileGrid,
  render: (args) => (
    <TileGrid {...args}>
      {['Toilettes', 'Confort', 'Réparation', 'Informatique', 'Nuisance', 'Votre avis'].map((label) => (
        <Tile key={label} label={label} />
      ))}
    </TileGrid>
  ),
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const countColumns = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

export const TwoColumnsOnTheSmallestPhone: Story = {
  name: 'A menu',
  decorators: [(Story) => <div style={{ inlineSize: 288, padding: 16 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getByRole('list'))).toBe(2);
  },
};
export const Matrix: Story = {
  render: () => (
    <div style={{ padding: 16 }}>
      <TileGrid>
        <Tile label="Toilettes" description="Hygiène, odeurs, fournitures" selected />
        <Tile label="Confort" description="Chauffage, bruit, éclairage" />
        <Tile label="Réparation" alreadyAnswered />
        <Tile label="Informatique" pending />
        <Tile
          label="Anticonstitutionnellement long"
          description="Une ligne de plus qui ne tient pas en entier"
        />
      </TileGrid>
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
