import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#contact', children: 'Nous écrire' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Matrix: Story = {
  render: () => (
    <>
      <ButtonLink href="#a" block>
        Nous écrire
      </ButtonLink>
      <ButtonLink href="#b" variant="solid" icon={<ExternalIcon size="1.25em" />}>
        Ouvrir le site
      </ButtonLink>
      <ButtonLink href="#c" variant="plain">
        Mentions légales
      </ButtonLink>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
