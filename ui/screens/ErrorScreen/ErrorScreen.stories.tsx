import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { EmergencyNumbers } from '../EmergencyNumbers/EmergencyNumbers.tsx';
import { emergencyArgs } from '../EmergencyNumbers/emergencyFixture.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Oups…',
      text: 'Erreur de chargement, essayez à nouveau ultérieurement...',
      retry: 'Réessayer',
      codeLabel: 'Code :',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof ErrorScreen>;

export const WithRetry: Story = {};

export const WithoutAWayOn: Story = {
  args: { texts: { title: 'Cookies désactivés', text: 'Please enable cookies' }, onRetry: undefined },
};

export const Retrying: Story = { args: { retrying: true } };

export const Matrix: Story = {
  args: { code: 'unavailable-7F3A', children: <EmergencyNumbers {...emergencyArgs} /> },
};

export const MatrixDark: Story = { ...Matrix, ...onDark };

export const MatrixPale: Story = { ...Matrix, ...onPale };
