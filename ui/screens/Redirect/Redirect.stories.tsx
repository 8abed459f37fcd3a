import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Redirect } from './Redirect.tsx';

const renderHomeLink = (variant: 'quiet' | 'solid' = 'quiet') => (
  <ButtonLink block variant={variant} href="/">
    Aller à l’accueil
  </ButtonLink>
);

const meta = {
  component: Redirect,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: { title: 'Redirection vers', follow: 'Continuer' },
    owner: { label: 'Parvis' },
    target: { kind: 'going', href: 'https://ville.example/staff/login', host: 'ville.example' },
    actions: renderHomeLink(),
  },
} satisfies Meta<typeof Redirect>;
export default meta;
type Story = StoryObj<typeof Redirect>;

export const SaysWhereAndOffersTheLink: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('Chargement…');
    await expect(page.getByText('ville.example')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continuer' })).toHaveAttribute(
      'href',
      'https://ville.example/staff/login',
    );
  },
};

export const ToACustomersOwnHost: Story = {
  tags: ['behaviour'],
  args: {
    texts: {
      title: 'Renvoi vers',
      text: 'Ce service a sa propre adresse. La page que vous cherchez y est.',
      follow: 'Continuer',
    },
    target: {
      kind: 'going',
      href: 'https://halles.belleroche.example/q/nord',
      host: 'halles.belleroche.example',
    },
    owner: { label: 'Ville de Belleroche' },
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Continuer/ })).toHaveAttribute(
      'href',
      'https://halles.belleroche.example/q/nord',
    );
    await expect(canvas.getByRole('heading', { name: 'Renvoi vers' })).toBeVisible();
    await expect(canvas.getByText('halles.belleroche.example')).toBeVisible();
    await expect(canvas.getByText(/^Ce service a sa propre adresse/)).toBeVisible();
  },
};

const hostile =
  'https://parvis.example@evil.example/login?next=https%3A%2F%2Fparvis.example%2Fstaff&token=aaaaaaaaaaaaaaaaaaaa';

export const AnUnknownAddressIsTextOnly: Story = {
  name: 'An unknown address',
  args: {
    texts: {
      title: 'Cette adresse n’est pas connue de ce site',
      text: 'Nous ne vous y envoyons pas. Si vous ne l’attendiez pas, fermez cette page.',
      address: 'Adresse demandée',
    },
    target: { kind: 'unknown', address: hostile, host: 'evil.example' },
    actions: renderHomeLink('solid'),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('evil.example', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Adresse demandée' })).toHaveTextContent(hostile);
    for (const link of page.getAllByRole('link')) await expect(link).toHaveAttribute('href', '/');
  },
};

export const NoAddress: Story = {
  name: 'No address',
  args: {
    texts: { title: 'Aucune adresse n’est indiquée', text: 'Le lien est peut-être incomplet.' },
    target: { kind: 'missing' },
    actions: renderHomeLink('solid'),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Aucune adresse n’est indiquée' })).toBeVisible();
    await expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    await expect(page.queryByRole('status')).toBeNull();
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
