import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { SettingsIcon } from '../../icons/SettingsIcon.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { getLastTarget, RouterLink } from '../shared/storyRouter.tsx';
import { findBrokenWords } from '../shared/storyWords.ts';
import { BottomBar } from './BottomBar.tsx';

const entries = [
  { id: 'home', label: 'Accueil', icon: <HomeIcon />, href: '#home' },
  { id: 'cases', label: 'Mes signalements', icon: <ListIcon />, href: '#cases', unread: 3 },
  { id: 'settings', label: 'Réglages', icon: <SettingsIcon />, href: '#settings' },
  { id: 'info', label: 'Infos', icon: <InfoIcon />, href: '#info' },
];

const meta = {
  component: BottomBar,
  args: { entries, currentId: 'home', onSelect: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAPlace: Story = {
  name: 'Main places',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Mes signalements/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('cases');
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /3 non lus/ })).toBeVisible();
  },
};
export const WordsAndBadgesStayInTheirPlaceAtTwiceTheSize: Story = {
  tags: ['behaviour'],
  args: {
    entries: [
      { id: 'home', label: 'Accueil', icon: <HomeIcon />, href: '#home', unread: 120 },
      { id: 'questions', label: 'Questions', icon: <ListIcon />, href: '#questions', unread: 120 },
      { id: 'settings', label: 'Réglages', icon: <SettingsIcon />, href: '#settings', unread: 120 },
      { id: 'info', label: 'Signalements', icon: <InfoIcon />, href: '#info', unread: 120 },
    ],
  },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(findBrokenWords(canvasElement)).toEqual([]);
    for (const place of canvas.getAllByRole('link')) {
      const { left, right } = place.getBoundingClientRect();
      const badge = place.querySelector('[data-kind]')?.getBoundingClientRect();
      await expect(badge?.right).toBeLessThanOrEqual(right + 2);
      await expect(badge?.left).toBeGreaterThanOrEqual(left);
      const sign = place.querySelector('svg')?.getBoundingClientRect();
      await expect(sign?.width).toBe(40);
      await expect(badge?.left).toBeGreaterThanOrEqual((sign?.left ?? 0) + (sign?.width ?? 0) / 3);
    }
  },
};
export const TheLinkOfARouterStandsInItsPlace: Story = {
  tags: ['behaviour'],
  args: {
    entries: entries.map(({ href, ...entry }) => ({ ...entry, render: <RouterLink to={href.slice(1)} /> })),
  },
  play: async ({ canvas, args }) => {
    const cases = canvas.getByRole('link', { name: /Mes signalements/ });
    await expect(cases).toHaveAttribute('href', '/cases');
    await userEvent.click(cases);
    await expect(args.onSelect).toHaveBeenLastCalledWith('cases');
    await expect(getLastTarget()).toBe('cases');
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Matrix: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ onSelect }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <BottomBar entries={entries} currentId="home" onSelect={onSelect} />
      <BottomBar entries={entries} currentId="cases" onSelect={onSelect} />
      <BottomBar
        entries={entries.slice(0, 3).map(({ href: _, ...entry }) => ({ ...entry, unread: 120 }))}
        onSelect={onSelect}
      />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
