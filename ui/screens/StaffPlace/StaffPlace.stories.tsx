import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BuildingIcon } from '../../icons/BuildingIcon.tsx';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { QrIcon } from '../../icons/QrIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { TicketIcon } from '../../icons/TicketIcon.tsx';
import { WrenchIcon } from '../../icons/WrenchIcon.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { deskView, phoneView } from '../../parts/shared/storyChecks.ts';
import { Settings } from '../Settings/Settings.tsx';
import { StaffPlace } from './StaffPlace.tsx';

const meta = {
  component: StaffPlace,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: {
      customer: { label: 'Belleroche' },
      currentId: 'settings',
      onSelect: fn(),
      more: 'Plus',
      entries: [
        { id: 'cases', label: 'Signalements', icon: <ListIcon size={20} />, unread: 4, href: '#cases' },
        { id: 'gatherings', label: 'Discussions', icon: <ChatIcon size={20} />, href: '#gatherings' },
        { id: 'polls', label: 'Sondages', icon: <TicketIcon size={20} />, href: '#polls' },
        {
          id: 'moderation',
          label: 'Modération',
          icon: <ShieldIcon size={20} />,
          href: '#moderation',
          waiting: 2,
        },
        { id: 'codes', label: 'Codes affichés', icon: <QrIcon size={20} />, href: '#codes' },
        { id: 'figures', label: 'Chiffres', icon: <ChartIcon size={20} />, href: '#figures', waiting: 3 },
        {
          id: 'administration',
          label: 'Administration',
          icon: <WrenchIcon size={20} />,
          href: '#administration',
        },
      ],
      own: [
        { id: 'settings', label: 'Réglages', icon: <SettingsIcon size={20} />, href: '#settings' },
        { id: 'roles', label: 'Organisations', icon: <BuildingIcon size={20} /> },
      ],
      person: { name: 'Aline Morvan', initials: 'AM', signOut: 'Se déconnecter', onSignOut: fn() },
    },
    children: (
      <Settings
        texts={{
          title: 'Réglages',
          language: 'Langue',
          scheme: 'Apparence',
          cookies: 'Sur cet appareil',
          cookiesInfo: 'Connecté avec agent@belleroche.example',
          erase: 'Se déconnecter',
        }}
        subtitle="Belleroche"
        language={{
          value: 'fr',
          onChange: fn(),
          options: [
            { value: 'fr', label: 'Français', lang: 'fr' },
            { value: 'en', label: 'English', lang: 'en' },
          ],
        }}
        scheme={{
          value: 'auto',
          onChange: fn(),
          options: [
            { value: 'auto', label: 'Comme l’appareil' },
            { value: 'light', label: 'Claire' },
            { value: 'dark', label: 'Sombre' },
          ],
        }}
      />
    ),
  },
} satisfies Meta<typeof StaffPlace>;
export default meta;
type Story = StoryObj<typeof StaffPlace>;

export const OnlyTheScreenScrolls: Story = {
  args: {
    children: (
      <div style={{ paddingBlockStart: 3000 }}>
        <button type="button">À la fin</button>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollHeight).toBe(page.clientHeight);
    const [nav] = canvas.getAllByRole('navigation');
    const place = () => [nav?.getBoundingClientRect().top, nav?.getBoundingClientRect().left];
    const before = place();
    const end = canvas.getByRole('button', { name: 'À la fin' });
    end.focus();
    await expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(page.clientHeight + 1);
    await expect(place()).toEqual(before);
  },
};

export const ItsContentIsLedToOnceBeforeTheRail: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const TheRailLeadsToEachPageAndMarksThisOne: Story = {
  ...deskView,
  play: async ({ canvas, args }) => {
    const rail = canvas.getByRole('navigation', { name: 'Menu principal' });
    const entries = within(rail).getAllByRole('link');
    await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '#cases',
      '#gatherings',
      '#polls',
      '#moderation',
      '#codes',
      '#figures',
      '#administration',
      '#settings',
    ]);
    await expect(entries.filter((entry) => entry.getAttribute('aria-current') === 'page')).toEqual([
      within(rail).getByRole('link', { name: 'Réglages' }),
    ]);
    await expect(within(rail).getByRole('link', { name: 'Signalements 4 non lus' })).toBeVisible();
    await expect(within(rail).getByText('Aline Morvan')).toBeVisible();
    await userEvent.click(within(rail).getByRole('link', { name: 'Codes affichés' }));
    await expect(args.nav.onSelect).toHaveBeenLastCalledWith('codes');
    await userEvent.click(within(rail).getByRole('button', { name: 'Se déconnecter' }));
    await expect(args.nav.person?.onSignOut).toHaveBeenCalledOnce();
  },
};

export const APhoneHasFiveEntriesInOneRowAndTheRestBehindTheLast: Story = {
  ...phoneView,
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('navigation', { name: 'Menu principal' });
    const entries = within(bar).getAllByRole('listitem');
    await expect(entries.length).toBe(5);
    await expect(new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size).toBe(1);
    const more = within(bar).getByRole('button', { name: /^Plus/ });
    // Also for entries that wait on another page.
    await expect(more).toHaveAttribute('aria-current', 'page');
    await expect(more).toHaveTextContent('3');
    await userEvent.click(more);
    const rest = await screen.findByRole('dialog', { name: 'Plus' });
    await expect(within(rest).getByRole('link', { name: 'Réglages' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(rest).getByText('Aline Morvan')).toBeVisible();
    await userEvent.click(within(rest).getByRole('link', { name: 'Codes affichés' }));
    await expect(args.nav.onSelect).toHaveBeenLastCalledWith('codes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Matrix: Story = {};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
