import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from './parts/Banner/Banner.tsx';
import { BottomBar } from './parts/BottomBar/BottomBar.tsx';
import { Breadcrumbs } from './parts/Breadcrumbs/Breadcrumbs.tsx';
import { Bubble } from './parts/Bubble/Bubble.tsx';
import { BubblePoll } from './parts/BubblePoll/BubblePoll.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from './parts/ChoiceGroup/ChoiceGroup.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { ConfirmDrawer } from './parts/ConfirmDrawer/ConfirmDrawer.tsx';
import { Dialog } from './parts/Dialog/Dialog.tsx';
import { Drawer } from './parts/Drawer/Drawer.tsx';
import { EmptyState } from './parts/EmptyState/EmptyState.tsx';
import { Header } from './parts/Header/Header.tsx';
import { ImageViewer } from './parts/ImageViewer/ImageViewer.tsx';
import { Menu } from './parts/Menu/Menu.tsx';
import { Popup } from './parts/Popup/Popup.tsx';
import { Progress } from './parts/Progress/Progress.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Steps } from './parts/Steps/Steps.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { wide } from './parts/shared/storyPictures.ts';
import { Tabs } from './parts/Tabs/Tabs.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { Toast } from './parts/Toast/Toast.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';
import { type Slot, type Slotted, slots } from './slots.ts';

const noop = () => {};
const options = [{ value: 'a', label: 'Un', description: 'Deux' }];

type Drawings = { readonly [Part in Slotted]: (classNames: Record<Slot<Part>, string>) => ReactElement };

/** All slots filled. */
const drawings: Drawings = {
  Banner: (classNames) => <Banner {...{ classNames }} imageSrc={wide} title="Un" text="Deux" />,
  BottomBar: (classNames) => (
    <BottomBar {...{ classNames }} entries={[{ id: 'a', label: 'Un', icon: '' }]} onSelect={noop} />
  ),
  Breadcrumbs: (classNames) => (
    <Breadcrumbs
      {...{ classNames }}
      items={[
        { id: 'a', label: 'Un' },
        { id: 'b', label: 'Deux' },
      ]}
      onSelect={noop}
    />
  ),
  Bubble: (classNames) => (
    <Bubble
      {...{ classNames }}
      side="others"
      author={{ name: 'Un' }}
      time="10:00"
      media="Deux"
      text="Trois"
      status="failed"
      actions="Quatre"
    />
  ),
  BubblePoll: (classNames) => (
    <BubblePoll {...{ classNames }} question="Un" options={[{ id: 'a', label: 'Deux', count: 1 }]} mine="a" />
  ),
  Checkbox: (classNames) => <Checkbox {...{ classNames }} label="Un" description="Deux" image="…" />,
  ChoiceGroup: (classNames) => (
    <ChoiceGroup {...{ classNames }} aria-label="Un" hint="Deux" invalid error="Trois">
      <Checkbox>Quatre</Checkbox>
    </ChoiceGroup>
  ),
  Composer: (classNames) => <Composer {...{ classNames }} onSend={noop} above="Un" hint="Deux" />,
  ConfirmDrawer: (classNames) => (
    <ConfirmDrawer {...{ classNames }} open title="Un" text="Deux" yes="a" no="b" onYes={noop} onNo={noop} />
  ),
  Dialog: (classNames) => (
    <Dialog {...{ classNames }} open onClose={noop} title="Un" description="Deux" actions="Trois" />
  ),
  Drawer: (classNames) => <Drawer {...{ classNames }} open onClose={noop} title="Un" description="Deux" />,
  EmptyState: (classNames) => (
    <EmptyState {...{ classNames }} icon="…" title="Un" text="Deux" action="Trois" />
  ),
  Header: (classNames) => (
    <Header {...{ classNames }} onBack={noop} initial="U" title="Un" subtitle="Deux" actions="Trois" />
  ),
  ImageViewer: (classNames) => (
    <ImageViewer
      {...{ classNames }}
      open
      onClose={noop}
      images={[{ src: wide, alt: 'Un', caption: 'Deux' }]}
      tools="Trois"
    />
  ),
  Menu: (classNames) => (
    <Menu {...{ classNames }} title="Un" entries={[{ id: 'a', label: 'Deux' }]} onChoose={noop}>
      Un
    </Menu>
  ),
  Popup: (classNames) => (
    <Popup {...{ classNames }} icon="…" title="Un" onClose={noop} actions="Deux">
      Trois
    </Popup>
  ),
  Progress: (classNames) => <Progress {...{ classNames }} label="Un" value={50} />,
  RadioGroup: (classNames) => <RadioGroup {...{ classNames, options }} label="Un" hint="Deux" />,
  Rating: (classNames) => <Rating {...{ classNames }} label="Un" hint="Deux" invalid error="Trois" />,
  Select: (classNames) => <Select {...{ classNames, options }} label="Un" hint="Deux" />,
  Steps: (classNames) => <Steps {...{ classNames }} steps={[{ icon: '…', text: 'Un' }, { text: 'Deux' }]} />,
  Switch: (classNames) => <Switch {...{ classNames }} label="Un" description="Deux" />,
  Tabs: (classNames) => (
    <Tabs {...{ classNames }} label="Un" entries={[{ id: 'a', label: 'Deux', content: 'Trois' }]} />
  ),
  TextArea: (classNames) => (
    <TextArea
      {...{ classNames }}
      label="Un"
      hint="Deux"
      counter
      maxLength={9}
      invalid
      error="Trois"
      showError
    />
  ),
  TextField: (classNames) => <TextField {...{ classNames }} label="Un" hint="Deux" icon="…" end="…" />,
  Tile: (classNames) => <Tile {...{ classNames }} label="Un" description="Deux" icon="…" alreadyAnswered />,
  Toast: (classNames) => (
    <Toast {...{ classNames }} onClose={noop}>
      Un
    </Toast>
  ),
  YesNo: (classNames) => <YesNo {...{ classNames }} hint="Un" invalid error="Deux" />,
};
const names = Object.keys(slots) as Slotted[];

/** Rendered only when open. */
const OPENED: Partial<Record<Slotted, string>> = { Menu: '[aria-haspopup]', Select: '[role=combobox]' };

const getHostClass = (part: Slotted, slot: string) => `host-${part}-${slot}`;

const HOST = { color: 'rgb(1, 2, 3)', 'background-color': 'rgb(4, 5, 6)', 'padding-top': '7px' } as const;
const rules = names
  .flatMap((part) => slots[part].map((slot) => `.${getHostClass(part, slot)}`))
  .map(
    (selector) =>
      `${selector} { ${Object.entries(HOST)
        .map((pair) => pair.join(': '))
        .join('; ')} }`,
  )
  .join('\n');

function Drawn<Part extends Slotted>({ part }: { part: Part }) {
  // Host rules come after the parts'.
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = rules;
    document.body.append(sheet);
    return () => sheet.remove();
  }, []);
  const classNames = Object.fromEntries(slots[part].map((slot) => [slot, getHostClass(part, slot)]));
  return drawings[part](classNames as Record<Slot<Part>, string>);
}

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: Drawn,
  args: { part: 'Tile' as Slotted },
  // Host classes harm contrast, parts lack names.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host's rule wins. */
async function assertHostStyles(part: Slotted, canvasElement: HTMLElement): Promise<void> {
  const opener = OPENED[part];
  if (opener)
    await waitFor(() => {
      const button = canvasElement.querySelector<HTMLElement>(opener);
      if (!button) throw new Error(`${part} has no ${opener}.`);
      button.click();
    });
  for (const slot of slots[part].filter((one) => one !== 'empty')) {
    const piece = await waitFor(() => {
      const found = document.querySelector(`.${getHostClass(part, slot)}`);
      if (!found) throw new Error(`${part} has no piece "${slot}".`);
      return found;
    });
    const style = getComputedStyle(piece);
    const drawn = Object.keys(HOST).map((name) => [name, style.getPropertyValue(name)]);
    await expect([part, slot, Object.fromEntries(drawn)]).toEqual([part, slot, HOST]);
  }
}

let show: (part: Slotted) => void = () => {};

/** In sequence. */
const Walk = () => {
  const [part, setPart] = useState<Slotted>('Banner');
  show = setPart;
  return <Drawn key={part} part={part} />;
};

export const EachPieceOfEachPartTakesAClassOfTheHost: Story = {
  render: () => <Walk />,
  play: async ({ canvasElement }) => {
    for (const part of names) {
      show(part);
      await assertHostStyles(part, canvasElement);
    }
  },
};

export const OfASelectWithoutChoices: Story = {
  render: () => <Select label="Un" options={[]} classNames={{ empty: 'host-Select-empty' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('option')).toHaveClass('host-Select-empty');
  },
};
