import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GlobeIcon } from '../../icons/GlobeIcon.tsx';
import { InboxIcon } from '../../icons/InboxIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertEmptyState, assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { cases, renderCaseIcon } from '../CaseList/caseFixture.tsx';
import { Links } from './Links.tsx';

const own = {
  items: cases.slice(0, 2),
  onSelect: fn(),
  renderIcon: renderCaseIcon,
  action: (
    <ButtonLink block href="/m/home">
      Tous mes signalements
    </ButtonLink>
  ),
};

const meta = {
  component: Links,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Liens utiles',
      cases: 'Mes derniers signalements',
      useful: 'Ville de Belleroche',
      legal: 'Ce qui s’applique',
    },
    header: { label: 'Ville de Belleroche', subtitle: 'Signalements' },
    start: {
      title: 'Signaler un problème',
      text: 'Scannez le code affiché sur place\u202f: la page du lieu s’ouvre ici, sans compte à créer.',
      action: (
        <Button block icon={<QrIcon size={20} />}>
          Scanner un code
        </Button>
      ),
    },
    useful: [
      {
        href: 'https://belleroche.example',
        label: 'Site de la ville',
        note: 'belleroche.example',
        icon: <GlobeIcon size={20} />,
        external: true,
      },
      {
        href: 'tel:+33123456789',
        label: 'Accueil de la mairie',
        note: '01 23 45 67 89',
        icon: <PhoneIcon size={20} />,
      },
    ],
    legal: [
      { href: '/terms', label: 'Conditions d’utilisation' },
      { href: '/privacy', label: 'Vos données' },
      { href: '/accessibility', label: 'Accessibilité', note: 'Partiellement conforme' },
    ],
    onLink: fn(),
  },
} satisfies Meta<typeof Links>;
export default meta;
type Story = StoryObj<typeof Links>;

export const WithoutAnIdentityShowsHowToBegin: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Scanner un code' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Mes derniers signalements' })).toBeNull();
  },
};

export const WithAnIdentityShowsOwnCases: Story = {
  tags: ['behaviour'],
  args: { start: undefined, cases: own },
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Mes derniers signalements' }));
    await userEvent.click(region.getByRole('button', { name: /Toilettes/ }));
    await expect(own.onSelect).toHaveBeenCalledWith('1', 'pointer');
    await expect(region.getByRole('link', { name: 'Tous mes signalements' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { start: undefined, cases: { ...own, items: undefined }, useful: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    // Parts fail independently.
    const part = (name: string) => canvas.getByRole('region', { name });
    await assertLoading(part('Mes derniers signalements'), 5 * 3);
    await assertLoading(part('Ville de Belleroche'), 2);
    await expect(within(part('Ville de Belleroche')).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Conditions d’utilisation' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    useful: [],
    start: undefined,
    cases: {
      ...own,
      items: [],
      action: undefined,
      empty: (
        <EmptyState
          icon={<InboxIcon />}
          titleAs="h3"
          title="Pas encore de signalements"
          text="Scannez un code affiché sur place pour signaler un problème."
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Mes derniers signalements' });
    await assertEmptyState(
      part,
      'Pas encore de signalements',
      'Scannez un code affiché sur place pour signaler un problème.',
    );
    await expect(within(part).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Ville de Belleroche' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    instead: <ErrorState title="Les liens de la ville n’ont pas pu être chargés" onRetry={retry} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Les liens de la ville n’ont pas pu être chargés');
    await expect(canvas.queryByRole('region', { name: 'Ville de Belleroche' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Conditions d’utilisation' })).toBeVisible();
  },
};

export const Matrix: Story = { args: { cases: own } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
