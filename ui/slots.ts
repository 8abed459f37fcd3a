/** Slots that accept a class through `classNames`. */
export const slots = {
  Banner: ['picture', 'words', 'title', 'text'],
  BottomBar: ['entry', 'label'],
  Breadcrumbs: ['link', 'current'],
  Bubble: ['head', 'body', 'media', 'text', 'time', 'failed', 'actions'],
  BubblePoll: ['question', 'option', 'bar', 'share', 'foot'],
  Checkbox: ['mark', 'words', 'description', 'image'],
  ChoiceGroup: ['hint', 'error'],
  Composer: ['above', 'line', 'field', 'area', 'send', 'under'],
  ConfirmDrawer: ['scrim', 'grip', 'head', 'title', 'description', 'close', 'body', 'actions'],
  Dialog: ['scrim', 'frame', 'head', 'title', 'description', 'close', 'body', 'actions'],
  Drawer: ['scrim', 'grip', 'head', 'title', 'description', 'close', 'body'],
  EmptyState: ['icon', 'title', 'text', 'action'],
  Header: ['back', 'logo', 'words', 'title', 'subtitle', 'actions'],
  ImageViewer: ['head', 'title', 'close', 'stage', 'picture', 'foot', 'caption', 'tools'],
  Menu: ['list', 'entry'],
  Popup: ['head', 'icon', 'title', 'close', 'body', 'actions'],
  Progress: ['bar'],
  RadioGroup: ['field', 'label', 'hint', 'row', 'error'],
  Rating: ['label', 'hint', 'row', 'star', 'ends', 'error'],
  Select: ['field', 'label', 'hint', 'value', 'list', 'entry', 'description', 'empty', 'error'],
  Steps: ['step', 'picture', 'number', 'words'],
  Switch: ['words', 'description', 'track'],
  Tabs: ['list', 'tab', 'panel'],
  TextArea: ['field', 'label', 'hint', 'counter', 'error'],
  TextField: ['field', 'label', 'hint', 'icon', 'end', 'error'],
  Tile: ['icon', 'label', 'description', 'state'],
  Toast: ['icon', 'words', 'close'],
  YesNo: ['hint', 'yes', 'no', 'error'],
} as const;

export type Slotted = keyof typeof slots;
export type Slot<Part extends Slotted> = (typeof slots)[Part][number];
export type ClassNames<Part extends Slotted> = Partial<Record<Slot<Part>, string>>;
