import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { SofaIcon } from '../../icons/SofaIcon.tsx';
import { SpeakerIcon } from '../../icons/SpeakerIcon.tsx';
import { WifiIcon } from '../../icons/WifiIcon.tsx';
import { WrenchIcon } from '../../icons/WrenchIcon.tsx';
import { BottomBar } from '../../parts/BottomBar/BottomBar.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import {
  assertEmptyState,
  assertFailure,
  assertNoOverflow,
  retry,
  smallPhoneView,
} from '../../parts/shared/storyChecks.ts';
import { QrMenu, type TileItem } from './QrMenu.tsx';

const icons: Record<string, ReactNode> = {
  droplet: <DropletIcon />,
  sofa: <SofaIcon />,
  wrench: <WrenchIcon />,
  wifi: <WifiIcon />,
  speaker: <SpeakerIcon />,
  chart: <ChartIcon />,
};

const tiles: TileItem[] = [
  { code: 'toilets', type: 'reportEnd', imgSrc: 'droplet', lbl: 'Toilettes', descr: 'Saleté, fuite, papier' },
  { code: 'comfort', type: 'menu', imgSrc: 'sofa', lbl: 'Confort', descr: 'Chaleur, bancs, lumière' },
  {
    code: 'repair',
    type: 'reportEnd',
    imgSrc: 'wrench',
    lbl: 'Réparation',
    descr: 'Cassé ou dangereux',
    alreadyAnswered: true,
  },
  {
    code: 'it',
    type: 'menu',
    imgSrc: 'wifi',
    lbl: 'Informatique',
    descr: 'Wi-Fi, bornes, écrans',
    pending: true,
  },
  { code: 'nuisance', type: 'reportEnd', imgSrc: 'speaker', lbl: 'Nuisance', descr: 'Bruit, odeurs' },
  { code: 'poll', type: 'polling', imgSrc: 'chart', lbl: 'Votre avis', descr: 'Deux questions, 20 s' },
];

const bottomBar = (
  <BottomBar
    currentId="home"
    onSelect={() => {}}
    entries={[
      { id: 'home', label: 'Accueil', icon: <HomeIcon /> },
      { id: 'cases', label: 'Mes signalements', icon: <ListIcon />, unread: 2 },
      { id: 'settings', label: 'Réglages', icon: <SettingsIcon /> },
      { id: 'info', label: 'Infos', icon: <InfoIcon /> },
    ]}
  />
);

const Selecting = (props: ComponentProps<typeof QrMenu>) => {
  const [code, setCode] = useState(props.tiles?.find((tile) => tile.selected)?.code);
  const choose = (tile: TileItem) => {
    if (tile.type === 'reportEnd') setCode(tile.code === code ? undefined : tile.code);
    props.onTile(tile);
  };
  return (
    <QrMenu
      {...props}
      prompt={code ? 'reportOrOther' : props.prompt}
      tiles={props.tiles?.map((tile) => ({ ...tile, selected: tile.code === code }))}
      onTile={choose}
    />
  );
};

const select = (code: string) => tiles.map((tile) => ({ ...tile, selected: tile.code === code }));

const meta = {
  component: QrMenu,
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
    },
    customer: { label: 'Ville de Belleroche', place: 'Halles du marché · entrée nord' },
    banner: { title: 'Bonjour\u202f!', text: 'Un souci ici\u202f? Dites-le en trois gestes.' },
    prompt: 'category',
    tiles,
    path: [],
    onPath: fn(),
    onTile: fn(),
    onReport: fn(),
    renderIcon: (name) => icons[name],
    bottomBar,
  },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof QrMenu>;
export default meta;
type Story = StoryObj<typeof QrMenu>;

export const ReportShowsOnceACategoryIsSelected: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Signaler/ })).toBeNull();
    const tile = page.getByRole('button', { name: /^Toilettes/ });
    await userEvent.click(tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Signaler\u202f: Toilettes' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const TilesSayWhatIsToComeAndWhatIsDone: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const pending = page.getByRole('button', { name: /^Informatique/ });
    await expect(pending).toHaveTextContent('…');
    await userEvent.click(pending);
    await expect(args.onTile).not.toHaveBeenCalled();
    await expect(page.getByRole('button', { name: /^Réparation.*Déjà répondu/ })).toBeVisible();
  },
};

export const PollsToChooseFrom: Story = {
  tags: ['behaviour'],
  args: { prompt: 'poll', tiles: tiles.filter(({ type }) => type === 'polling'), badge: 'simulation' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choisissez un sondage');
    await expect(page.getByText(/Simulation\s*: faux QR code/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Votre avis/ }));
    await expect(args.onTile).toHaveBeenCalledOnce();
    await expect(page.queryByRole('button', { name: /^Signaler/ })).toBeNull();
  },
};

export const InformationToChooseFrom: Story = {
  tags: ['behaviour'],
  args: {
    prompt: 'info',
    badge: 'demo',
    tiles: [{ code: 'hours', type: 'info', lbl: 'Horaires', descr: 'Du lundi au samedi' }],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choisissez une information');
    await expect(page.getByText('Démo')).toBeVisible();
  },
};

export const Selected: Story = {
  name: 'Chosen',
  args: {
    tiles: select('toilets'),
    path: [
      { id: 'main', label: 'Accueil' },
      { id: 'clean', label: 'Propreté' },
    ],
    onBack: fn(),
  },
  play: async ({ args, canvas }) => {
    const pressed = canvas.getAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual(['ToilettesSaleté, fuite, papier']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Signalez ou choisissez');
    const report = canvas.getByRole('button', { name: 'Signaler\u202f: Toilettes' });
    const { bottom } = report.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect().top,
    );
    const path = within(canvas.getByRole('navigation', { name: 'Chemin' }));
    await expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accueil',
      'Propreté',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Que voulez-vous signaler ?');
  },
};

export const Empty: Story = {
  args: {
    instead: <EmptyState title="Rien à signaler ici" text="Revenez à l’accueil ou scannez un autre code." />,
  },
  play: async ({ canvas, canvasElement }) => {
    await assertEmptyState(
      canvasElement,
      'Rien à signaler ici',
      'Revenez à l’accueil ou scannez un autre code.',
    );
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="Le menu n’a pas pu être chargé" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Le menu n’a pas pu être chargé');
    await expect(canvas.queryByRole('button', { name: /^Toilettes/ })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
};

export const LongContent: Story = {
  ...smallPhoneView,
  args: {
    customer: {
      label: 'Communauté d’agglomération de Saint-Barthélemy-sur-Charente',
      place: 'Médiathèque intercommunale Simone-de-Beauvoir · deuxième étage',
    },
    badge: 'simulation',
    path: [
      { id: 'main', label: 'Accueil' },
      { id: 'a', label: 'Équipements et bâtiments publics' },
      { id: 'b', label: 'Chauffage, ventilation et climatisation' },
    ],
    tiles: [
      ...tiles.map((tile, index) => ({
        ...tile,
        lbl: `${tile.lbl} ${index % 2 ? 'et accessibilité' : 'intercommunautaires'}`,
        descr: 'Tout ce qui empêche de profiter du lieu, même temporairement',
      })),
      { code: 'last', type: 'reportEnd', lbl: 'Anticonstitutionnellement', selected: true },
    ],
  },
  play: async (context) => {
    await assertNoOverflow(context);
    const { canvas } = context;
    await expect(canvas.getByRole('banner')).toHaveTextContent('Saint-Barthélemy-sur-Charente');
    await expect(
      canvas.getByRole('button', { name: 'Signaler\u202f: Anticonstitutionnellement' }),
    ).toBeVisible();
    await expect(canvas.getByText('Chauffage, ventilation et climatisation')).toBeVisible();
  },
};

export const Matrix: Story = { args: { ...Selected.args, badge: 'demo' } };

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
