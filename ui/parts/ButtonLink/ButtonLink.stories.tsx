import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#contact', children: 'Nous écrire' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const getAppearance = (element: Element) => {
  const { backgroundColor, color, borderRadius, fontWeight, textDecorationLine } = getComputedStyle(element);
  const { height } = element.getBoundingClientRect();
  return { backgroundColor, color, borderRadius, fontWeight, textDecorationLine, height };
};
export const Quiet: Story = {
  render: (args) => (
    <>
      <ButtonLink {...args} />
      <Button variant="quiet">Nous écrire</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nous écrire' });
    await expect(link).toHaveAttribute('href', '#contact');
    await expect(getAppearance(link)).toEqual(
      getAppearance(canvas.getByRole('button', { name: 'Nous écrire' })),
    );
  },
};
/** Minimal router link that takes `to` and stays on the page. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a {...rest} href={`#${to}`} />;
export const TheLinkOfARouterStandsInItsPlace: Story = {
  tags: ['behaviour'],
  args: { href: undefined, variant: 'solid', render: <RouterLink to="cases" />, className: 'own' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nous écrire' });
    await expect(link).toHaveAttribute('href', '#cases');
    await expect(link).toHaveClass('own');
    await expect(link).toHaveAttribute('data-variant', 'solid');
    await expect(link.getBoundingClientRect().height).toBe(48);
  },
};
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
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
