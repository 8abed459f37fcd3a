import { deliveries as words } from '@parvis/locales/inBook/deliveriesInBook';
import type { Language } from '@parvis/locales/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { nothingIsCut, onTheSmallestPhone } from '../../parts/shared/storyChecks.ts';
import { Deliveries, type DeliveriesProps } from './Deliveries.tsx';

/** Thirty days of November, busier towards their end; on the last but three the mail server was away. */
const days = Array.from({ length: 30 }, (_, at) => ({
  id: `2026-11-${String(at + 1).padStart(2, '0')}`,
  label: `${at + 1} nov. 2026`,
  counts: {
    went: at % 7 < 5 ? 6 + ((at * 7) % 11) : 1,
    failed: at === 26 ? 14 : at % 9 === 3 ? 2 : 0,
    other: at % 4 === 0 ? 3 : 0,
  },
}));

const propsOf = (language: Language): DeliveriesProps => {
  const say = (end: string, count = '') =>
    (words[language][`deliveries.${end}`] ?? end).replace('{{count}}', count);
  const fate = (id: string, count: number) => ({
    id,
    label: say(`fate.${id}`),
    why: say(`fate.${id}.why`),
    count,
  });
  return {
    texts: {
      title: say('title'),
      text: say('text'),
      filter: say('filter'),
      plot: `${say('plot')} · ${say('plot.most_other', '22')}`,
      fates: say('fates'),
      fate: say('fate'),
      count: say('count'),
      table: say('table'),
      day: say('day'),
      groups: { went: say('group.went'), failed: say('group.failed'), other: say('group.other') },
      empty: say('empty'),
      emptyText: say('empty.text'),
      emptyWay: say('empty.way'),
    },
    subtitle: 'Ville de Belleroche',
    onBack: fn(),
    ways: [
      { id: 'all', label: say('all'), count: 284 },
      { id: 'push', label: say('push'), count: 120 },
      { id: 'mail', label: say('mail'), count: 152 },
      { id: 'sms', label: say('sms'), count: 12 },
    ],
    way: 'all',
    onWay: fn(),
    days,
    fates: [
      fate('waiting', 2),
      fate('sent', 141),
      fate('delivered', 96),
      fate('refused', 5),
      fate('late', 14),
      fate('failed', 1),
      fate('gone', 2),
      fate('replaced', 9),
      fate('read', 14),
    ],
  };
};

const meta = {
  component: Deliveries,
  parameters: { layout: 'fullscreen' },
  args: propsOf('fr'),
} satisfies Meta<typeof Deliveries>;
export default meta;
type Story = StoryObj<typeof Deliveries>;

export const ChoosesAWay: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^SMS/ }));
    await expect(args.onWay).toHaveBeenCalledWith('sms');
    const table = canvas.getByRole('table', { name: 'Jour par jour' });
    // The newest day first, and a row for each day on which something left.
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('30 nov. 2026');
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30);
  },
};

export const Empty: Story = {
  args: { ways: [{ id: 'all', label: 'Tous', count: 0 }], days: [], fates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rien n’est encore parti' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NothingByThisWay: Story = {
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
  args: { days: undefined, fates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnASmallPhone: Story = { ...onTheSmallestPhone, play: nothingIsCut };

export const Matrix: Story = {
  render: (args, { globals }) => <Deliveries {...args} {...propsOf(globals.language === 'en' ? 'en' : 'fr')} />,
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
