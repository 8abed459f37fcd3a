import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Deliveries } from './Deliveries.tsx';

const words: Readonly<Record<string, string>> = {
  title: 'Envois',
  text: 'Les trente derniers jours, en nombres\u202f: codes de connexion, nouvelles, appels à vos équipes et essais. Aucun nom, aucune adresse.',
  filter: 'Moyen',
  all: 'Tous',
  push: 'Notifications',
  mail: 'E-mails',
  sms: 'SMS',
  plot: 'Envois par jour',
  'plot.most_other': '{{count}} envois au plus en un jour',
  table: 'Jour par jour',
  day: 'Jour',
  'group.went': 'Partis',
  'group.failed': 'Échoués',
  'group.other': 'Autres',
  fates: 'Ce qu’ils sont devenus',
  count: 'Nombre',
  fate: 'Sort',
  'fate.waiting': 'En attente',
  'fate.waiting.why': 'Pas encore parti, ou retenté après un refus passager.',
  'fate.sent': 'Parti',
  'fate.sent.why': 'Accepté par le serveur d’e-mail, l’opérateur ou le service de notification.',
  'fate.delivered': 'Arrivé',
  'fate.delivered.why': 'L’opérateur ou l’appareil l’a confirmé.',
  'fate.refused': 'Refusé',
  'fate.refused.why': 'L’adresse ou le numéro n’existe pas, ou le destinataire est bloqué.',
  'fate.late': 'Trop tard',
  'fate.late.why': 'Le serveur d’e-mail, l’opérateur ou le service de notification n’a pas répondu à temps.',
  'fate.failed': 'Perdu en route',
  'fate.failed.why':
    'L’opérateur dit qu’il n’est pas arrivé\u202f: téléphone éteint longtemps, numéro résilié.',
  'fate.gone': 'Navigateur désabonné',
  'fate.gone.why': 'La personne a coupé les notifications ou effacé son navigateur.',
  'fate.replaced': 'Remplacé',
  'fate.replaced.why': 'Un plus récent est parti à sa place, ou il n’était plus voulu.',
  'fate.read': 'Déjà lu',
  'fate.read.why': 'La nouvelle a été vue avant le départ.',
  empty: 'Rien n’est encore parti',
  'empty.text':
    'Les envois des trente derniers jours s’afficheront ici dès le premier code ou la première réponse.',
  'empty.way': 'Rien n’est parti par ce moyen en trente jours.',
};
const getText = (end: string, count = ''): string => (words[end] ?? end).replace('{{count}}', count);

/** An outage on the last but three. */
const days = Array.from({ length: 30 }, (_, at) => ({
  id: `2026-11-${String(at + 1).padStart(2, '0')}`,
  label: `${at + 1} nov. 2026`,
  counts: {
    went: at % 7 < 5 ? 6 + ((at * 7) % 11) : 1,
    failed: at === 26 ? 14 : at % 9 === 3 ? 2 : 0,
    other: at % 4 === 0 ? 3 : 0,
  },
}));

const createFate = (id: string, count: number) => ({
  id,
  label: getText(`fate.${id}`),
  why: getText(`fate.${id}.why`),
  count,
});

const meta = {
  component: Deliveries,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: getText('title'),
      text: getText('text'),
      filter: getText('filter'),
      plot: `${getText('plot')} · ${getText('plot.most_other', '22')}`,
      fates: getText('fates'),
      fate: getText('fate'),
      count: getText('count'),
      table: getText('table'),
      day: getText('day'),
      groups: { went: getText('group.went'), failed: getText('group.failed'), other: getText('group.other') },
      empty: getText('empty'),
      emptyText: getText('empty.text'),
      emptyWay: getText('empty.way'),
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    ways: [
      { id: 'all', label: getText('all'), count: 284 },
      { id: 'push', label: getText('push'), count: 120 },
      { id: 'mail', label: getText('mail'), count: 152 },
      { id: 'sms', label: getText('sms'), count: 12 },
    ],
    way: 'all',
    onWay: fn(),
    days,
    fates: [
      createFate('waiting', 2),
      createFate('sent', 141),
      createFate('delivered', 96),
      createFate('refused', 5),
      createFate('late', 14),
      createFate('failed', 1),
      createFate('gone', 2),
      createFate('replaced', 9),
      createFate('read', 14),
    ],
  },
} satisfies Meta<typeof Deliveries>;
export default meta;
type Story = StoryObj<typeof Deliveries>;

export const ChoosesAWay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^SMS/ }));
    await expect(args.onWay).toHaveBeenCalledWith('sms');
    const table = canvas.getByRole('table', { name: 'Jour par jour' });
    // Only days with messages.
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('30 nov. 2026');
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30);
  },
};

export const Empty: Story = {
  name: 'Nothing has left yet',
  args: { ways: [{ id: 'all', label: 'Tous', count: 0 }], days: [], fates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rien n’est encore parti' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NothingByThisWay: Story = {
  name: 'None by this way',
  args: {
    way: 'sms',
    days: days.map((day) => ({ ...day, counts: { went: 0, failed: 0, other: 0 } })),
    fates: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien n’est parti par ce moyen en trente jours.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { days: undefined, fates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
