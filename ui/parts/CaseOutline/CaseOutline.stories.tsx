import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../../icons/BellIcon.tsx';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { CaseOutline, type OutlineType } from './CaseOutline.tsx';

const meta = {
  component: CaseOutline,
  args: { children: <DropletIcon /> },
} satisfies Meta<typeof CaseOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAType: Story = {};

export const WithWords: Story = { args: { caseType: 'health', label: 'Santé' } };

const types: readonly [OutlineType, string][] = [
  ['rescue', 'Secours'],
  ['police', 'Police'],
  ['fire', 'Incendie'],
  ['health', 'Santé'],
  ['emergency', 'Urgence'],
  ['social', 'Social'],
];

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {types.map(([caseType, word]) => (
        <span key={caseType} style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <CaseOutline caseType={caseType}>
            <BellIcon />
          </CaseOutline>
          {word}
        </span>
      ))}
      <CaseOutline label="Sans type">
        <DropletIcon />
      </CaseOutline>
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
