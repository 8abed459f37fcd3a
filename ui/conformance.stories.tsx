import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen } from 'storybook/test';
import { Avatar } from './parts/Avatar/Avatar.tsx';
import { Badge } from './parts/Badge/Badge.tsx';
import { Banner } from './parts/Banner/Banner.tsx';
import { BlurEditor } from './parts/BlurEditor/BlurEditor.tsx';
import { blurWords } from './parts/BlurEditor/storyWords.ts';
import { BottomBar } from './parts/BottomBar/BottomBar.tsx';
import { Breadcrumbs } from './parts/Breadcrumbs/Breadcrumbs.tsx';
import { Bubble } from './parts/Bubble/Bubble.tsx';
import { BubbleAnswers } from './parts/BubbleAnswers/BubbleAnswers.tsx';
import { BubbleImage } from './parts/BubbleImage/BubbleImage.tsx';
import { BubblePoll } from './parts/BubblePoll/BubblePoll.tsx';
import { BubbleSending } from './parts/BubbleSending/BubbleSending.tsx';
import { BubbleVideo } from './parts/BubbleVideo/BubbleVideo.tsx';
import { Button } from './parts/Button/Button.tsx';
import { ButtonLink } from './parts/ButtonLink/ButtonLink.tsx';
import { CaseOutline } from './parts/CaseOutline/CaseOutline.tsx';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { Chip } from './parts/Chip/Chip.tsx';
import { ChipRow } from './parts/ChipRow/ChipRow.tsx';
import { ChoiceGroup } from './parts/ChoiceGroup/ChoiceGroup.tsx';
import { Composer } from './parts/Composer/Composer.tsx';
import { ConfirmDrawer } from './parts/ConfirmDrawer/ConfirmDrawer.tsx';
import { DeskComposer } from './parts/DeskComposer/DeskComposer.tsx';
import { Dialog } from './parts/Dialog/Dialog.tsx';
import { Drawer } from './parts/Drawer/Drawer.tsx';
import { EmptyState } from './parts/EmptyState/EmptyState.tsx';
import { ErrorState } from './parts/ErrorState/ErrorState.tsx';
import { FilterChip } from './parts/FilterChip/FilterChip.tsx';
import { Header } from './parts/Header/Header.tsx';
import { ImageViewer } from './parts/ImageViewer/ImageViewer.tsx';
import { LinkedText } from './parts/LinkedText/LinkedText.tsx';
import { Menu } from './parts/Menu/Menu.tsx';
import { MessageList } from './parts/MessageList/MessageList.tsx';
import { NoteWords } from './parts/NoteWords/NoteWords.tsx';
import { Popup } from './parts/Popup/Popup.tsx';
import { Progress } from './parts/Progress/Progress.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { ResponderIcon } from './parts/ResponderIcon/ResponderIcon.tsx';
import { ScreenSketch } from './parts/ScreenSketch/ScreenSketch.tsx';
import { Select } from './parts/Select/Select.tsx';
import { Separator } from './parts/Separator/Separator.tsx';
import { ServiceMark } from './parts/ServiceMark/ServiceMark.tsx';
import { Skeleton } from './parts/Skeleton/Skeleton.tsx';
import { Spinner } from './parts/Spinner/Spinner.tsx';
import { Stack } from './parts/Stack/Stack.tsx';
import { Steps } from './parts/Steps/Steps.tsx';
import { Switch } from './parts/Switch/Switch.tsx';
import { SystemMessage } from './parts/SystemMessage/SystemMessage.tsx';
import { Tabs } from './parts/Tabs/Tabs.tsx';
import { Text } from './parts/Text/Text.tsx';
import { TextArea } from './parts/TextArea/TextArea.tsx';
import { TextField } from './parts/TextField/TextField.tsx';
import { Tile } from './parts/Tile/Tile.tsx';
import { TileGrid } from './parts/TileGrid/TileGrid.tsx';
import { Toast } from './parts/Toast/Toast.tsx';
import { ToastRegion } from './parts/ToastRegion/ToastRegion.tsx';
import { Tooltip } from './parts/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from './parts/VisuallyHidden/VisuallyHidden.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

/** Passed on to every root element. */
type Common = {
  ref: (element: Element | null) => void;
  className: string;
  style: { outlineColor: string };
  'data-testid': string;
};

const noop = () => {};

/** Minimal props, and the root's tag. */
const parts: Readonly<Record<string, readonly [tag: string, draw: (common: Common) => ReactElement]>> = {
  Avatar: ['SPAN', (common) => <Avatar initials="A" {...common} />],
  Badge: ['SPAN', (common) => <Badge count={1} {...common} />],
  Banner: ['DIV', (common) => <Banner title="a" {...common} />],
  BlurEditor: ['DIV', (common) => <BlurEditor src="data:," alt="a" words={blurWords} {...common} />],
  BottomBar: ['NAV', (common) => <BottomBar entries={[]} onSelect={noop} {...common} />],
  Breadcrumbs: ['NAV', (common) => <Breadcrumbs items={[]} onSelect={noop} {...common} />],
  Bubble: ['DIV', (common) => <Bubble side="mine" time="a" {...common} />],
  BubbleAnswers: ['DIV', (common) => <BubbleAnswers answers={[]} {...common} />],
  BubbleEvent: ['DIV', (common) => <Bubble side="event" time="a" text="a" {...common} />],
  BubbleImage: ['DIV', (common) => <BubbleImage src="" alt="a" {...common} />],
  BubblePoll: ['DIV', (common) => <BubblePoll question="a" options={[]} {...common} />],
  BubbleSending: [
    'DIV',
    (common) => (
      <BubbleSending label="a" {...common}>
        a
      </BubbleSending>
    ),
  ],
  BubbleVideo: ['DIV', (common) => <BubbleVideo src="" label="a" {...common} />],
  Button: ['BUTTON', (common) => <Button {...common} />],
  ButtonLink: ['A', (common) => <ButtonLink {...common} />],
  CaseOutline: ['SPAN', (common) => <CaseOutline {...common} />],
  Checkbox: ['BUTTON', (common) => <Checkbox {...common} />],
  Chip: ['SPAN', (common) => <Chip {...common} />],
  ChipRow: ['DIV', (common) => <ChipRow {...common} />],
  ChoiceGroup: ['DIV', (common) => <ChoiceGroup {...common} />],
  Composer: ['FORM', (common) => <Composer value="" onChange={noop} onSend={noop} {...common} />],
  ConfirmDrawer: [
    'DIV',
    (common) => <ConfirmDrawer open title="a" yes="a" no="b" onYes={noop} onNo={noop} {...common} />,
  ],
  DeskComposer: ['FORM', (common) => <DeskComposer onSend={noop} {...common} />],
  Dialog: ['DIV', (common) => <Dialog open onClose={noop} title="a" {...common} />],
  Drawer: ['DIV', (common) => <Drawer open onClose={noop} title="a" {...common} />],
  EmptyState: ['DIV', (common) => <EmptyState title="a" {...common} />],
  ErrorState: ['DIV', (common) => <ErrorState title="a" {...common} />],
  FilterChip: ['BUTTON', (common) => <FilterChip pressed {...common} />],
  Header: ['HEADER', (common) => <Header title="a" {...common} />],
  ImageViewer: ['DIV', (common) => <ImageViewer open onClose={noop} images={[]} {...common} />],
  LinkedText: ['SPAN', (common) => <LinkedText text="a" {...common} />],
  MessageList: [
    'DIV',
    (common) => <MessageList label="a" entries={[]} renderEntry={() => null} {...common} />,
  ],
  NoteWords: ['SPAN', (common) => <NoteWords text="a" {...common} />],
  Menu: [
    'BUTTON',
    (common) => (
      <Menu title="a" entries={[]} onChoose={noop} {...common}>
        a
      </Menu>
    ),
  ],
  Popup: ['DIV', (common) => <Popup title="a" {...common} />],
  Progress: ['DIV', (common) => <Progress label="a" {...common} />],
  RadioGroup: ['DIV', (common) => <RadioGroup label="a" options={[]} {...common} />],
  Rating: ['DIV', (common) => <Rating {...common} />],
  RatingReadOnly: ['DIV', (common) => <Rating readOnly value={3} {...common} />],
  ResponderIcon: ['SPAN', (common) => <ResponderIcon code="users" label="a" {...common} />],
  ScreenSketch: ['svg', (common) => <ScreenSketch of="shareBelow" label="a" {...common} />],
  Select: ['BUTTON', (common) => <Select label="a" options={[]} {...common} />],
  Separator: ['HR', (common) => <Separator {...common} />],
  ServiceMark: ['SPAN', (common) => <ServiceMark code="police" label="a" {...common} />],
  Skeleton: ['SPAN', (common) => <Skeleton {...common} />],
  Spinner: ['SPAN', (common) => <Spinner {...common} />],
  Stack: ['DIV', (common) => <Stack {...common} />],
  Steps: ['OL', (common) => <Steps steps={[]} {...common} />],
  Switch: ['BUTTON', (common) => <Switch {...common} />],
  SystemMessage: ['DIV', (common) => <SystemMessage text="a" {...common} />],
  Tabs: ['DIV', (common) => <Tabs label="a" entries={[]} {...common} />],
  Text: ['P', (common) => <Text {...common} />],
  TextArea: ['TEXTAREA', (common) => <TextArea label="a" {...common} />],
  TextField: ['INPUT', (common) => <TextField label="a" {...common} />],
  Tile: ['BUTTON', (common) => <Tile label="a" {...common} />],
  TileGrid: ['UL', (common) => <TileGrid {...common} />],
  Toast: ['DIV', (common) => <Toast {...common} />],
  ToastRegion: ['DIV', (common) => <ToastRegion {...common} />],
  Tooltip: [
    'DIV',
    (common) => (
      <Tooltip text="a" {...common}>
        <button type="button">a</button>
      </Tooltip>
    ),
  ],
  VisuallyHidden: ['SPAN', (common) => <VisuallyHidden {...common} />],
  YesNo: ['DIV', (common) => <YesNo {...common} />],
};

const files = Object.keys(import.meta.glob('./parts/*/*.tsx')).flatMap((path) => {
  const [, folder, file] = /parts\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
  return folder && folder === file ? [folder] : [];
});

const refs = new Map<string, Element | null>();

const All = () =>
  Object.entries(parts).map(([name, [, draw]]) => (
    <div key={name}>
      {draw({
        ref: (element: Element | null) => {
          refs.set(name, element);
        },
        className: 'given',
        style: { outlineColor: 'rgb(1, 2, 3)' },
        'data-testid': name,
      })}
    </div>
  ));

const meta = {
  tags: ['behaviour', '!autodocs'],
  component: All,
} satisfies Meta<typeof All>;
export default meta;

export const RefClassNameStyleAndTheRestReachTheElement: StoryObj<typeof meta> = {
  // axe is off: parts without names and several open dialogs.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    for (const [name, [tag]] of Object.entries(parts)) {
      const element = await screen.findByTestId(name);
      await expect(`${name} ${element.tagName}`).toBe(`${name} ${tag}`);
      await expect(refs.get(name)).toBe(element);
      await expect(element.classList.contains('given')).toBe(true);
      await expect(element.style.outlineColor).toBe('rgb(1, 2, 3)');
    }
  },
};

export const NoPartIsLeftOut: StoryObj<typeof meta> = {
  render: () => <></>,
  play: async () => {
    await expect(files.length).toBeGreaterThan(40);
    await expect(files.filter((name) => !Object.hasOwn(parts, name))).toEqual([]);
  },
};
