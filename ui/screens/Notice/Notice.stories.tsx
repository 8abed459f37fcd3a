import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Ce code n’est pas connu',
      text: 'Il a peut-être été remplacé. Scannez celui d’à côté, ou contactez l’accueil.',
    },
    header: { label: 'Parvis' },
    actions: <Button>Scanner un autre code</Button>,
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof Notice>;

export const UnknownCode: Story = {
  name: 'An unknown code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ce code n’est pas connu' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scanner un autre code' })).toBeVisible();
  },
};

export const Matrix: Story = { args: { children: <EmergencyNumbers {...emergencyArgs} /> } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
