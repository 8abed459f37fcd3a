const THERE = [] as const;
const ANY = ['*'] as const;
const OPEN = ['open', 'closed'] as const;
const PICTURE = ['loading', 'shown', 'missing'] as const;

const ofButtonLink = {
  'data-variant': ['solid', 'quiet', 'report', 'plain'],
  'data-size': ['small', 'normal'],
  'data-block': THERE,
} as const;
const ofButton = {
  ...ofButtonLink,
  'data-icon-only': THERE,
  'data-round': THERE,
  'data-loading': THERE,
} as const;
const ofDrawer = { 'data-collapsed': THERE, 'data-state': OPEN } as const;

/** Data attributes by part for a host's CSS: an empty list is a boolean attribute, `*` any value. */
export const dataAttributes = {
  Badge: { 'data-kind': ['unread', 'demo', 'simulation'] },
  Banner: { 'data-image': THERE },
  BottomBar: { 'data-current': THERE },
  Breadcrumbs: { 'data-current': THERE },
  Bubble: {
    'data-side': ['mine', 'others', 'event'],
    'data-status': ['sending', 'sent', 'seen', 'failed'],
    'data-note': THERE,
  },
  BubbleAnswers: { 'data-empty': THERE },
  BubbleImage: { 'data-status': PICTURE },
  BubblePoll: { 'data-closed': THERE, 'data-answered': THERE, 'data-mine': THERE },
  BubbleSending: { 'data-sending': ['going', 'held', 'failed'] },
  BubbleVideo: { 'data-status': ['shown', 'missing', 'unplayable'] },
  Button: ofButton,
  ButtonLink: ofButtonLink,
  Checkbox: { 'data-checked': THERE, 'data-invalid': THERE },
  ChoiceGroup: { 'data-invalid': THERE },
  ChipRow: { 'data-wrap': THERE },
  Composer: { 'data-invalid': THERE },
  DeskComposer: { 'data-tone': ['note'] },
  ConfirmDrawer: { 'data-danger': THERE, 'data-busy': THERE, ...ofDrawer },
  Dialog: { 'data-state': OPEN },
  Drawer: ofDrawer,
  FilterChip: { 'data-pressed': THERE },
  Header: { 'data-back': THERE, 'data-pane-title': THERE },
  ImageViewer: { 'data-status': PICTURE, 'data-enlarged': THERE, 'data-state': OPEN },
  Menu: { ...ofButton, 'data-open': THERE },
  Popup: { 'data-above': ['page', 'bar'] },
  Progress: { 'data-unknown': THERE },
  RadioGroup: { 'data-invalid': THERE },
  Rating: { 'data-value': ANY, 'data-disabled': THERE, 'data-invalid': THERE, 'data-checked': THERE },
  Select: {
    'data-open': THERE,
    'data-invalid': THERE,
    'data-side': ['below', 'above'],
    'data-active': THERE,
  },
  Separator: { 'data-orientation': ['horizontal', 'vertical'] },
  Skeleton: { 'data-shape': ['text', 'tile', 'round', 'box'] },
  Spinner: { 'data-size': ['small', 'large'] },
  Stack: {
    'data-row': THERE,
    'data-wrap': THERE,
    'data-gap': ANY,
    'data-align': ['start', 'middle', 'end', 'stretch', 'baseline'],
    'data-spread': ['start', 'middle', 'end', 'between'],
  },
  Switch: { 'data-checked': THERE },
  Tabs: { 'data-selected': THERE },
  Text: {
    'data-size': ['xs', 'sm', 'md', 'lg', 'xl'],
    'data-weight': ['regular', 'medium', 'bold'],
    'data-figures': THERE,
    'data-lines': ANY,
  },
  TextArea: { 'data-invalid': THERE },
  TextField: { 'data-icon': THERE, 'data-end': THERE, 'data-invalid': THERE, 'data-revealed': THERE },
  Tile: { 'data-selected': THERE, 'data-pending': THERE, 'data-answered': THERE },
  Toast: { 'data-tone': ['info', 'done', 'problem'], 'data-closable': THERE },
  ToastRegion: { 'data-place': ['bottom', 'top'], 'data-under': THERE },
  Tooltip: { 'data-side': ['above', 'below'] },
  YesNo: { 'data-answer': ['yes', 'no'], 'data-invalid': THERE, 'data-strong': THERE },
} as const;

export type Stated = keyof typeof dataAttributes;
export type DataAttribute<Part extends Stated> = keyof (typeof dataAttributes)[Part];
