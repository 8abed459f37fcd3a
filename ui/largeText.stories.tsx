import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { HomeIcon } from './icons/HomeIcon.tsx';
import { InfoIcon } from './icons/InfoIcon.tsx';
import { ListIcon } from './icons/ListIcon.tsx';
import { SettingsIcon } from './icons/SettingsIcon.tsx';
import { BottomBar } from './parts/BottomBar/BottomBar.tsx';
import { Button } from './parts/Button/Button.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { Header } from './parts/Header/Header.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { findClipped } from './parts/shared/storyChecks.ts';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { TileGrid } from './parts/TileGrid/TileGrid.tsx';
import { Toast } from './parts/Toast/Toast.tsx';
import { CaseList } from './screens/CaseList/CaseList.tsx';
import { cases, renderCaseIcon } from './screens/CaseList/caseFixture.tsx';
import { StaffRail } from './screens/StaffBoard/StaffRail.tsx';

/** 390 px. */
const Phone = ({ children }: { children?: ReactNode }) => (
  <div
    data-phone=""
    style={{ inlineSize: 390, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}
  >
    {children}
  </div>
);

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Phone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

const findCutElements = (canvasElement: HTMLElement): string[] => {
  const phone = canvasElement.querySelector('[data-phone]');
  return phone ? findClipped(phone) : ['no phone'];
};

const assertNothingCut = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  await expect(findCutElements(canvasElement)).toEqual([]);
};

export const AllStarsAreInSight: Story = {
  args: {
    children: (
      <>
        <Rating
          label="Comment cela s’est-il passé ?"
          minLabel="Pas du tout"
          maxLabel="Parfaitement"
          defaultValue={4}
        />
        <Rating label="Dix étoiles" max={10} defaultValue={7} />
        <Rating readOnly value={4.3} />
      </>
    ),
  },
  play: assertNothingCut,
};
export const LabelsOfTheBarAreWhole: Story = {
  args: {
    children: (
      <BottomBar
        currentId="home"
        onSelect={fn()}
        entries={[
          { id: 'home', label: 'Accueil', icon: <HomeIcon /> },
          { id: 'cases', label: 'Mes signalements', icon: <ListIcon />, unread: 3 },
          { id: 'settings', label: 'Réglages', icon: <SettingsIcon /> },
          { id: 'info', label: 'Infos', icon: <InfoIcon /> },
        ]}
      />
    ),
  },
  play: assertNothingCut,
};
export const TheTitleOfAStaffCaseIsWhole: Story = {
  args: {
    children: (
      <>
        <Header
          title="Toilettes · Halles nord"
          subtitle="Propreté › Toilettes · 8 min"
          onBack={fn()}
          actions={<Button>Prendre en charge</Button>}
        />
      </>
    ),
  },
  play: async (context) => {
    await assertNothingCut(context);
    // One word wide at least.
    await expect(context.canvas.getByText('Toilettes · Halles nord').offsetWidth).toBeGreaterThan(180);
  },
};
export const TheFieldHoldsItsWordsOnTheSmallestPhone: Story = {
  args: {
    children: (
      <div style={{ inlineSize: 320 }}>
        <Composer value="" onChange={fn()} onSend={fn()} onCamera={fn()} placeholder="Votre message…" />
      </div>
    ),
  },
  play: async (context) => {
    await assertNothingCut(context);
    const field = context.canvas.getByRole('textbox');
    const room = field.clientWidth - 2 * Number.parseFloat(getComputedStyle(field).paddingInlineStart);
    const probe = document.createElement('span');
    probe.style.cssText = `font: ${getComputedStyle(field).font}; position: absolute`;
    probe.textContent = 'message…';
    document.body.append(probe);
    await expect(probe.getBoundingClientRect().width).toBeLessThanOrEqual(room);
    probe.remove();
  },
};
export const RowsOfCasesAreWhole: Story = {
  args: {
    children: (
      <CaseList
        label="Signalements"
        onSelect={fn()}
        items={[
          {
            id: '1',
            title: 'Toilettes',
            number: 'n° 4F7K',
            place: 'Médiathèque intercommunale, entrée',
            status: 'Nouveau',
            time: '22 min',
            unread: 3,
          },
        ]}
      />
    ),
  },
  play: assertNothingCut,
};
export const FormsAndTilesAreWhole: Story = {
  args: {
    children: (
      <>
        <TileGrid>
          <Tile label="Réparation" description="Cassé ou dangereux" />
          <Tile label="Informatique" alreadyAnswered />
        </TileGrid>
        <Select
          label="Issue du signalement"
          need="required"
          options={[{ value: 'a', label: 'Pas de notre ressort' }]}
          defaultValue="a"
        />
        <TextArea label="Un mot de remerciement" need="optional" />
        <Toast tone="problem" action={<Button variant="quiet">Réessayer</Button>} onClose={fn()}>
          Pas de réseau
        </Toast>
        <Composer value="" onChange={fn()} onSend={fn()} onCamera={fn()} placeholder="Votre message…" />
      </>
    ),
  },
  play: assertNothingCut,
};

/** Previews may be truncated, but no more than at normal size. */
const findHiddenTexts = (box: HTMLElement, words: readonly string[]): string[] =>
  words.filter((one) => {
    const [found] = [...box.querySelectorAll('span')].filter(
      ({ textContent, childElementCount }) => childElementCount === 0 && textContent?.includes(one),
    );
    if (!found?.checkVisibility()) return true;
    const { clientWidth, scrollWidth } = found;
    return clientWidth < Math.min(scrollWidth, 48);
  });

const rows = (
  <CaseList
    label="Signalements"
    onSelect={fn()}
    renderIcon={renderCaseIcon}
    items={[
      ...cases,
      {
        id: 'far',
        title: 'Toilettes',
        number: 'n° 2XNT',
        place: 'Halles du marché',
        exactly: 'Place du Marché',
        status: 'Pris en charge',
        handler: 'Aline Morvan',
        lastText: 'Je regarde cela ce matin',
        time: '1 h',
        unread: 12,
      },
    ]}
  />
);
const previews = [
  'Sous l’horloge',
  'Place du Marché',
  'Je regarde cela',
  ...cases.flatMap(({ lastText }) => lastText ?? []),
];

export const RowsKeepPlaceAndLastMessage: Story = {
  args: { children: rows },
  play: async (context) => {
    await assertNothingCut(context);
    await expect(findHiddenTexts(context.canvasElement, previews)).toEqual([]);
  },
};

/** RGAA 10.12: wider line, letter and word spacing. */
const spaced = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '100%';
    const style = document.createElement('style');
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
    document.head.append(style);
    return () => style.remove();
  },
};

export const RowsKeepPlaceAndLastMessageWithSpacedText: Story = {
  ...spaced,
  args: { children: rows },
  play: async ({ canvasElement }) => {
    await expect(findCutElements(canvasElement)).toEqual([]);
    await expect(findHiddenTexts(canvasElement, previews)).toEqual([]);
  },
};

export const LabelsOfTheRailFitWithSpacedText: Story = {
  ...spaced,
  args: {
    children: (
      <div style={{ display: 'flex' }}>
        <StaffRail
          customer={{ label: 'Belleroche' }}
          currentId="board"
          more="Plus"
          onSelect={fn()}
          entries={[
            { id: 'board', label: 'Signalements reçus', icon: <ListIcon />, unread: 3 },
            { id: 'own', label: 'Mes signalements', icon: <HomeIcon /> },
            { id: 'settings', label: 'Réglages', icon: <SettingsIcon /> },
          ]}
        />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(findCutElements(canvasElement)).toEqual([]);
    for (const entry of canvas.getAllByRole('button')) {
      const words = document.createRange();
      words.selectNodeContents(entry.querySelector('span') ?? entry);
      const { left, right } = entry.getBoundingClientRect();
      const drawn = words.getBoundingClientRect();
      await expect([entry.textContent, drawn.left >= left, drawn.right <= right]).toEqual([
        entry.textContent,
        true,
        true,
      ]);
    }
  },
};
