import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertEmptyState, assertFailure, assertLoading, retry } from '../../parts/shared/storyChecks.ts';
import { CaseList } from './CaseList.tsx';
import { cases, renderCaseIcon } from './caseFixture.tsx';

const meta = {
  component: CaseList,
  args: { label: 'Signalements', items: cases, onSelect: fn(), renderIcon: renderCaseIcon },
} satisfies Meta<typeof CaseList>;
export default meta;
type Story = StoryObj<typeof CaseList>;

export const ArrowsMoveAndEnterOpens: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('button');
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2', 'keyboard');
    await userEvent.click(rows[0] as HTMLElement);
    await expect(args.onSelect).toHaveBeenLastCalledWith('1', 'pointer');
  },
};

const line = { id: 'long', title: 'Poubelle', time: '1 min', place: 'Halles du marché, entrée nord' };
export const APlaceIsWholeAlsoWithTextSpacing: Story = {
  tags: ['behaviour'],
  args: { items: [{ ...line, exactly: 'Place du Marché, sous la grande horloge' }] },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 384, letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button').getBoundingClientRect();
    const exactly = canvas.getByText(/sous la grande horloge/);
    await expect(exactly.scrollWidth).toBeLessThanOrEqual(exactly.clientWidth);
    const words = document.createRange();
    words.selectNodeContents(exactly);
    const { right, bottom } = words.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(row.right);
    await expect(bottom).toBeLessThanOrEqual(row.bottom);
  },
};

export const OneIsOpen: Story = {
  name: 'One is open',
  args: { currentId: '1' },
  play: async ({ canvasElement }) => {
    const [open, ...others] = within(canvasElement).getAllByRole('button');
    await expect(open).toHaveTextContent('Toilettes');
    await expect(open).toHaveAttribute('aria-current', 'true');
    const groundOf = (row: Element | undefined) => row && getComputedStyle(row).backgroundImage;
    for (const other of others) {
      await expect(other).not.toHaveAttribute('aria-current');
      await expect(groundOf(other)).not.toBe(groundOf(open));
    }
  },
};

export const Loading: Story = {
  name: 'On its way',
  args: { items: undefined },
  play: async ({ canvas, canvasElement }) => {
    await assertLoading(canvasElement, 5 * 3);
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="Aucun signalement" text="Scannez un code pour en signaler un." />,
  },
  play: async ({ canvas, canvasElement }) => {
    await assertEmptyState(canvasElement, 'Aucun signalement', 'Scannez un code pour en signaler un.');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Failed: Story = {
  args: { instead: <ErrorState title="Les signalements n’ont pas pu être chargés" onRetry={retry} /> },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Les signalements n’ont pas pu être chargés');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Longest English category and age. */
const longest = {
  ...cases[0],
  id: 'longest',
  title: 'Benches and shelters',
  number: 'Ref. XNT6',
  time: '12 Sept',
};

/** Warning beside the fullest row. */
const dangerous = {
  ...longest,
  id: 'dangerous',
  warning: 'Danger',
  status: 'Pris en charge',
  handler: 'Aline Morvan',
};

export const ADangerIsSeenAndSaidOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const marked = canvas.getByRole('button', { name: /Rampe descellée/ });
    await expect(marked).toHaveAccessibleName(/École Jaurès.*Danger.*Nouveau/);
    await expect(marked.textContent?.match(/Danger/g)).toHaveLength(1);
    await expect(within(marked).getByText('Danger').querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    await expect(canvasElement.querySelectorAll('[data-warning]')).toHaveLength(1);
  },
};

/** The same with a blocked reporter. */
const held = { ...dangerous, id: 'held', blocked: 'Bloqué', unread: 3 };

export const WhoeverIsBlockedIsMarked: Story = {
  tags: ['behaviour'],
  args: { items: [held, { ...longest, href: '#longest', blocked: 'Bloqué' }] },
  play: async ({ canvas }) => {
    const marked = canvas.getByRole('button', { name: /Bloqué.*3.*Danger.*Pris en charge · Aline Morvan/ });
    await expect(within(marked).getByText('Bloqué').querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    await expect(canvas.getByRole('link', { name: /Bloqué/ })).toBeVisible();
  },
};

export const RowsAreSelectedBesideBeingOpened: Story = {
  tags: ['behaviour'],
  args: {
    queue: true,
    selection: {
      selected: new Set(['2']),
      picking: false,
      label: ({ title, number }) => `Sélectionner ${title} ${number}`,
      onToggle: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sélectionner Bruit n° SQVN' });
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/Rampe descellée/);
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(box);
    await expect(args.selection?.onToggle).toHaveBeenLastCalledWith('3', false);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Wi-Fi n° V6PX' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: /Toilettes/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Rampe/ })).toHaveFocus();
  },
};

export const RowsOfADeskTakeThreeLinesAtMost: Story = {
  tags: ['behaviour'],
  args: {
    queue: true,
    items: [
      {
        ...line,
        exactly: 'Place du Marché, sous la grande horloge',
        number: 'n° 4F7K',
        status: 'Nouveau',
        attention: true,
        due: { text: 'Répondre avant mar. 09:02', late: false },
        service: { code: 'maintenance', label: 'Services techniques', neutral: true },
        mention: 'Mention',
        labels: [
          { id: 'a', name: 'À vérifier sur place', colour: 'health' },
          { id: 'b', name: 'Prestataire extérieur', colour: 'police' },
        ],
        lastText: 'Le couvercle ne ferme plus, et des sacs sont posés à côté depuis samedi',
        unread: 1,
        icon: 'wrench',
      },
    ],
  },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 376 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Poubelle/ });
    // Three lines of at most 18 px, and the space around them.
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(70);
    const state = within(row).getByText('Nouveau');
    await expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth);
  },
};

export const ALoadingListIsBusyAndKeepsItsRows: Story = {
  tags: ['behaviour'],
  args: { queue: true, busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.items?.length ?? 0);
  },
};

export const Picking: Story = {
  tags: ['behaviour'],
  args: {
    queue: true,
    selection: { selected: new Set(['1']), picking: true, label: ({ title }) => title, onToggle: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bruit/ }));
    await expect(args.selection?.onToggle).toHaveBeenLastCalledWith('3', false);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  args: {
    framed: true,
    currentId: '2',
    items: [
      ...cases.map((item) => ({ ...item, href: `#${item.id}` })),
      {
        id: '7',
        title: 'Chauffage, ventilation et climatisation anticonstitutionnellement réglés',
        place: 'Médiathèque intercommunale Simone-de-Beauvoir',
        lastText: 'Un message si long qu’il ne tient pas sur une ligne de téléphone',
        status: 'En attente d’une pièce depuis le 3 novembre',
        time: '12 nov. 2024',
        unread: 120,
      },
    ],
  },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 480 }}>
      <CaseList {...args} />
    </div>
  ),
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };

export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };

/** Pale text on tile background, never on the page's. */
export const MatrixDarkTiles: Story = {
  tags: ['behaviour'],
  ...Matrix,
  globals: { palette: 'darkTiles' },
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('link')) {
      const { backgroundColor, backgroundImage } = getComputedStyle(row);
      const bare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      await expect([row.textContent, bare]).toEqual([row.textContent, false]);
    }
  },
};
