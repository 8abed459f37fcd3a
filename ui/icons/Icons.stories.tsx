import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDark, onPale } from '../parts/shared/StorySheet.tsx';
import { iconByName, iconNames } from './byName.tsx';
import type { IconComponent } from './icon.tsx';

const files = import.meta.glob<Record<string, IconComponent>>('./*Icon.tsx', { eager: true });

const all = Object.entries(files).flatMap(([path, module]) =>
  Object.values(module).map((Icon) => ({ name: path.slice(2, -8), Icon })),
);

const IconSet = () => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
      gap: 16,
      padding: 16,
      margin: 0,
      listStyle: 'none',
      textAlign: 'center',
      fontSize: 13,
    }}
  >
    {all.map(({ name, Icon }) => (
      <li key={name}>
        <Icon size={32} />
        <br />
        {name}
      </li>
    ))}
  </ul>
);

const meta = { component: IconSet } satisfies Meta<typeof IconSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
export const NamesOfDataLeadToIcons: Story = {
  play: async () => {
    const known = (name: string | undefined) => iconByName(name) !== iconByName('question');
    await expect([undefined, 'noSuchName', 'toString'].filter(known)).toEqual([]);
    await expect(iconNames.filter((name) => !known(name))).toEqual(['question']);
  },
};
