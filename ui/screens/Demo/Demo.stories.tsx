import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useReducer, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BriefcaseIcon } from '../../icons/BriefcaseIcon.tsx';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { MailIcon } from '../../icons/MailIcon.tsx';
import { SofaIcon } from '../../icons/SofaIcon.tsx';
import { SpeakerIcon } from '../../icons/SpeakerIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertEmptyState, assertFailure, retry } from '../../parts/shared/storyChecks.ts';
import type { TileItem } from '../QrMenu/MenuTiles.tsx';
import {
  crumbsOf,
  currentTiles,
  type Menus,
  menuReducer,
  promptOf,
  startOfMenu,
} from '../QrMenu/navigation.ts';
import { Demo } from './Demo.tsx';

const menus: Menus<TileItem> = {
  main: [
    { code: 'hygiene', type: 'menu', imgSrc: 'droplet', lbl: 'Propreté', descr: 'Toilettes, poubelles' },
    { code: 'noise', type: 'reportEnd', imgSrc: 'speaker', lbl: 'Nuisance', descr: 'Bruit, odeurs' },
    { code: 'comfort', type: 'reportEnd', imgSrc: 'sofa', lbl: 'Confort', descr: 'Chaleur, bancs, lumière' },
  ],
  hygiene: [
    { code: 'toilets', type: 'reportEnd', imgSrc: 'droplet', lbl: 'Toilettes', descr: 'Saleté, fuite' },
    { code: 'bins', type: 'reportEnd', lbl: 'Poubelles', descr: 'Pleines, renversées' },
  ],
};

const icons: Record<string, ReactNode> = {
  droplet: <DropletIcon />,
  sofa: <SofaIcon />,
  speaker: <SpeakerIcon />,
};

const Walking = (props: ComponentProps<typeof Demo>) => {
  const [state, dispatch] = useReducer(menuReducer, startOfMenu);
  const [tried, setTried] = useState(Boolean(props.tried));
  const again = () => {
    dispatch({ type: 'to', page: 'main' });
    setTried(false);
  };
  return (
    <Demo
      {...props}
      prompt={promptOf(menus, state)}
      path={crumbsOf(menus, state, 'Accueil')}
      tiles={props.tiles && currentTiles(menus, state)}
      onTile={(entry) => dispatch({ type: 'choose', entry })}
      onPath={(page) => dispatch({ type: 'to', page })}
      onBack={state.path.length > 0 ? () => dispatch({ type: 'back' }) : undefined}
      onReport={() => setTried(true)}
      tried={tried ? { actions: <Button onClick={again}>Recommencer</Button> } : undefined}
    />
  );
};

const meta = {
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      prompts: {
        category: 'Que voulez-vous signaler\u202f?',
        option: 'Choisissez une option pour continuer',
        poll: 'Choisissez un sondage',
        info: 'Choisissez une information',
        reportOrOther: 'Signalez ou choisissez une autre catégorie',
      },
      report: (category) => `Signaler\u202f: ${category}`,
      contact: 'Parlons de votre lieu',
      cookies: 'Cette démonstration n’enregistre rien. Seul votre choix de langue est gardé, dans un cookie.',
      endTitle: 'Et voilà\u202f!',
      endText:
        'Quelques questions suivraient, puis une conversation avec l’équipe du lieu. Rien n’a été envoyé.',
    },
    customer: { label: 'Parvis', place: 'Démonstration' },
    prompt: 'category',
    tiles: menus.main,
    onPath: fn(),
    onTile: fn(),
    onReport: fn(),
    renderIcon: (name) => icons[name],
    contacts: [
      {
        href: 'mailto:bonjour@parvis.example',
        label: 'bonjour@parvis.example',
        icon: <MailIcon size={20} />,
      },
      {
        href: 'https://reseau.example/parvis',
        label: 'Parvis sur le réseau professionnel',
        icon: <BriefcaseIcon size={20} />,
        external: true,
      },
    ],
  },
  render: (args) => <Walking {...args} />,
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof Demo>;

export const AReportIsTriedAndNothingIsSent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Démo', { selector: '[data-kind=demo]' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Propreté/ }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choisissez une option');
    await userEvent.click(page.getByRole('button', { name: /^Toilettes/ }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Signalez ou choisissez');
    await userEvent.click(page.getByRole('button', { name: 'Signaler\u202f: Toilettes' }));
    await expect(page.getByRole('status')).toHaveTextContent('Rien n’a été envoyé');
    await expect(page.getByRole('status')).toHaveFocus();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Et voilà !');
    await userEvent.click(page.getByRole('button', { name: 'Recommencer' }));
    await expect(page.getByRole('button', { name: /^Propreté/ })).toBeVisible();
  },
};

export const OffersToGetInTouch: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const contact = within(within(canvasElement).getByRole('region', { name: 'Parlons de votre lieu' }));
    await expect(contact.getByRole('link', { name: /bonjour@/ })).toHaveAttribute(
      'href',
      'mailto:bonjour@parvis.example',
    );
    await expect(contact.getAllByRole('link')).toHaveLength(2);
  },
};

export const Tried: Story = {
  args: { tried: { actions: undefined } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Et voilà !');
    await expect(canvas.getByRole('status')).toHaveTextContent(args.texts.endText);
    await expect(canvas.getByText('Démo', { selector: '[data-kind=demo]' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Propreté/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Signaler/ })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { tiles: undefined },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(main.querySelectorAll('[data-shape=tile]')).toHaveLength(6);
    await expect(within(main).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Démo', { selector: '[data-kind=demo]' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    instead: (
      <EmptyState
        title="Cette démonstration n’existe pas"
        text="Vérifiez l’adresse, ou scannez un code affiché."
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await assertEmptyState(
      canvasElement,
      'Cette démonstration n’existe pas',
      'Vérifiez l’adresse, ou scannez un code affiché.',
    );
    await expect(canvas.queryByRole('button', { name: /^Propreté/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="La démonstration n’a pas pu être chargée" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'La démonstration n’a pas pu être chargée');
    await expect(canvas.queryByRole('button', { name: /^Propreté/ })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
