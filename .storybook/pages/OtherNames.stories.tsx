import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherName } from '../docs/OtherName.tsx';

/**
 * What other libraries, and people, call the parts of this one: the search of the book finds a part by these words.
 */
const meta = {
  title: 'What is it called here',
  component: OtherName,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.part });
    await expect(link).toHaveAttribute('href', `./?path=/docs/parts-${args.part.toLowerCase()}--docs`);
  },
} satisfies Meta<typeof OtherName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Avatar: Story = {
  name: 'Initials, profile picture, photo de profil → Avatar',
  args: { part: 'Avatar' },
};
export const Badge: Story = { name: 'Count, counter, unread, pastille → Badge', args: { part: 'Badge' } };
export const Banner: Story = {
  name: 'Alert, inline message, offline, bandeau → Banner',
  args: { part: 'Banner' },
};
export const BlurEditor: Story = {
  name: 'Redact, pixelate, mosaic, censor, anonymize, flouter, masquer → BlurEditor',
  args: { part: 'BlurEditor' },
};
export const BottomBar: Story = {
  name: 'Tab bar, navigation bar, barre d’onglets → BottomBar',
  args: { part: 'BottomBar' },
};
export const Breadcrumbs: Story = {
  name: 'Path, trail, fil d’Ariane → Breadcrumbs',
  args: { part: 'Breadcrumbs' },
};
export const Bubble: Story = { name: 'Message, chat bubble, bulle → Bubble', args: { part: 'Bubble' } };
export const BubbleAnswers: Story = {
  name: 'Quick replies, suggestions, réponses → BubbleAnswers',
  args: { part: 'BubbleAnswers' },
};
export const BubbleImage: Story = {
  name: 'Photo, picture, attachment, pièce jointe → BubbleImage',
  args: { part: 'BubbleImage' },
};
export const BubblePoll: Story = { name: 'Poll, vote, sondage → BubblePoll', args: { part: 'BubblePoll' } };
export const BubbleSending: Story = {
  name: 'Upload, progress ring, pause, resume, retry, envoi → BubbleSending',
  args: { part: 'BubbleSending' },
};
export const BubbleVideo: Story = {
  name: 'Video, player, film → BubbleVideo',
  args: { part: 'BubbleVideo' },
};
export const Button: Story = {
  name: 'Action, call to action, submit, bouton → Button',
  args: { part: 'Button' },
};
export const ButtonLink: Story = {
  name: 'Link button, anchor, lien → ButtonLink',
  args: { part: 'ButtonLink' },
};
export const CaseOutline: Story = {
  name: 'Status outline, severity, contour → CaseOutline',
  args: { part: 'CaseOutline' },
};
export const Checkbox: Story = {
  name: 'Check, tick, case à cocher → Checkbox',
  args: { part: 'Checkbox' },
};
export const Chip: Story = { name: 'Tag, label, status, étiquette → Chip', args: { part: 'Chip' } };
export const ChipRow: Story = {
  name: 'Filters, tag list, toolbar, filtres → ChipRow',
  args: { part: 'ChipRow' },
};
export const ChoiceGroup: Story = {
  name: 'Segmented control, several choices, choix → ChoiceGroup',
  args: { part: 'ChoiceGroup' },
};
export const Composer: Story = {
  name: 'Chat input, message field, send, saisie → Composer',
  args: { part: 'Composer' },
};
export const ConfirmDrawer: Story = {
  name: 'Confirm, alert, are you sure, confirmation → ConfirmDrawer',
  args: { part: 'ConfirmDrawer' },
};
export const Dialog: Story = {
  name: 'Modal, alert dialog, window, fenêtre → Dialog',
  args: { part: 'Dialog' },
};
export const Drawer: Story = {
  name: 'Bottom sheet, sheet, side panel, tiroir → Drawer',
  args: { part: 'Drawer' },
};
export const EmptyState: Story = {
  name: 'No data, no results, blank slate, vide → EmptyState',
  args: { part: 'EmptyState' },
};
export const ErrorState: Story = {
  name: 'Failure, retry, error, erreur → ErrorState',
  args: { part: 'ErrorState' },
};
export const FilterChip: Story = {
  name: 'Filter, toggle, pill, filtre → FilterChip',
  args: { part: 'FilterChip' },
};
export const Header: Story = {
  name: 'App bar, top bar, title bar, en-tête → Header',
  args: { part: 'Header' },
};
export const ImageViewer: Story = {
  name: 'Photo, lightbox, gallery, carousel, zoom, visionneuse → ImageViewer',
  args: { part: 'ImageViewer' },
};
export const LinkedText: Story = {
  name: 'Autolink, link, URL, lien → LinkedText',
  args: { part: 'LinkedText' },
};
export const Menu: Story = {
  name: 'Dropdown, overflow, kebab, more, menu déroulant → Menu',
  args: { part: 'Menu' },
};
export const MessageList: Story = {
  name: 'Chat log, conversation, feed, fil → MessageList',
  args: { part: 'MessageList' },
};
export const Popup: Story = {
  name: 'Popover, prompt, callout, install, bulle d’information → Popup',
  args: { part: 'Popup' },
};
export const Progress: Story = {
  name: 'Progress bar, stepper, steps, étapes → Progress',
  args: { part: 'Progress' },
};
export const RadioGroup: Story = {
  name: 'Radio, radio buttons, single choice, boutons radio → RadioGroup',
  args: { part: 'RadioGroup' },
};
export const Rating: Story = {
  name: 'Stars, star, score, review, étoiles, note, avis → Rating',
  args: { part: 'Rating' },
};
export const ResponderIcon: Story = {
  name: 'Agent, bot, robot, who answers → ResponderIcon',
  args: { part: 'ResponderIcon' },
};
export const ScreenSketch: Story = {
  name: 'Illustration, screenshot, wireframe, dessin d’écran → ScreenSketch',
  args: { part: 'ScreenSketch' },
};
export const Select: Story = {
  name: 'Combobox, dropdown, picker, autocomplete, multi-select, liste déroulante → Select',
  args: { part: 'Select' },
};
export const Separator: Story = {
  name: 'Divider, rule, line, trait → Separator',
  args: { part: 'Separator' },
};
export const Skeleton: Story = {
  name: 'Placeholder, shimmer, loading → Skeleton',
  args: { part: 'Skeleton' },
};
export const Spinner: Story = {
  name: 'Loader, loading, busy, chargement → Spinner',
  args: { part: 'Spinner' },
};
export const Stack: Story = {
  name: 'Flex, box, row, column, layout, empilement → Stack',
  args: { part: 'Stack' },
};
export const Steps: Story = {
  name: 'Instructions, how to, ordered list, étapes → Steps',
  args: { part: 'Steps' },
};
export const Switch: Story = {
  name: 'Toggle, on and off, interrupteur → Switch',
  args: { part: 'Switch' },
};
export const SystemMessage: Story = {
  name: 'Event, activity, timeline, événement → SystemMessage',
  args: { part: 'SystemMessage' },
};
export const Tabs: Story = { name: 'Tab list, panels, onglets → Tabs', args: { part: 'Tabs' } };
export const Text: Story = {
  name: 'Heading, typography, paragraph, title, titre → Text',
  args: { part: 'Text' },
};
export const TextArea: Story = {
  name: 'Multiline, long text, zone de texte → TextArea',
  args: { part: 'TextArea' },
};
export const TextField: Story = {
  name: 'Input, text box, password, e-mail, champ → TextField',
  args: { part: 'TextField' },
};
export const Tile: Story = { name: 'Card, big button, tuile, carte → Tile', args: { part: 'Tile' } };
export const TileGrid: Story = { name: 'Grid, cards, grille → TileGrid', args: { part: 'TileGrid' } };
export const Toast: Story = {
  name: 'Snackbar, notification, flash message → Toast',
  args: { part: 'Toast' },
};
export const ToastRegion: Story = {
  name: 'Toaster, notifications, live region → ToastRegion',
  args: { part: 'ToastRegion' },
};
export const Tooltip: Story = {
  name: 'Hint, title attribute, hover card, info-bulle → Tooltip',
  args: { part: 'Tooltip' },
};
export const VisuallyHidden: Story = {
  name: 'Screen reader only, sr-only, hidden text → VisuallyHidden',
  args: { part: 'VisuallyHidden' },
};
export const YesNo: Story = {
  name: 'Boolean, yes or no, thumbs, oui ou non → YesNo',
  args: { part: 'YesNo' },
};
