import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { CaseDetails } from './CaseDetails.tsx';
import { detailsArgs } from './detailsFixture.tsx';

const meta = {
  component: CaseDetails,
  args: detailsArgs,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof CaseDetails>;
export default meta;
type Story = StoryObj<typeof CaseDetails>;

export const Loading: Story = { args: { facts: undefined, actions: undefined } };

export const LongContent: Story = {
  args: {
    facts: [
      {
        id: 'place',
        label: 'Lieu',
        value: 'Médiathèque intercommunale Simone-de-Beauvoir, salle des périodiques',
      },
      {
        id: 'contact',
        label: 'Contact',
        value: <a href="mailto:a@b.fr">jean-baptiste.de-la-tour-d-auvergne@communaute-agglomeration.fr</a>,
      },
    ],
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
