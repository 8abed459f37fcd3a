/** How a state is brought about: by what the story is given, or as if a pointer or the focus were on it. */
export type Shown = 'hover' | 'focus' | 'pressed';

/** A state of a component with its name: that of a story, or of what it draws given other properties, after one press. */
export type State = {
  readonly name: string;
  readonly story: string;
  readonly shown?: Shown;
  readonly props?: Readonly<Record<string, unknown>>;
  /** Words of the button that is pressed once, in a frame of its own: a list that opens, work that begins or fails. */
  readonly press?: string;
};

/** A key and what it does: proved by a story, or left to the browser. */
export type Key = { readonly keys: string; readonly does: string } & (
  | { readonly story: string; readonly native?: never }
  | { readonly native: true; readonly story?: never }
);

/** A story that shows what the component is for. */
export type Example = { readonly story: string; readonly title: string; readonly text?: string };

/** What the page of a component says besides what is read from its source. */
export type Guide = {
  /** When it is the right thing. */
  readonly use: readonly string[];
  /** When it is not, and what is. */
  readonly avoid: readonly string[];
  /** What it is made of, from its start to its end. */
  readonly anatomy: readonly (readonly [name: string, what: string])[];
  readonly keys: readonly Key[];
  /** What a person with a screen reader, large text or no mouse meets, and what whoever uses it owes them. */
  readonly access: readonly string[];
  readonly examples: readonly Example[];
  readonly states: readonly State[];
};

/** What the page of a screen says: its states are its examples, each on a page of its own. */
export type ScreenGuide = Omit<Guide, 'states'>;

/** At rest, under a pointer, with the focus, and pressed: where each has a look of its own. */
export const interactive = (story: string): readonly State[] => [
  { name: 'At rest', story },
  { name: 'Under a pointer', story, shown: 'hover' },
  { name: 'With the focus', story, shown: 'focus' },
  { name: 'Pressed', story, shown: 'pressed' },
];

/** At rest, under a pointer and with the focus: what looks no other way while it is pressed. */
export const pointed = (story: string): readonly State[] => interactive(story).slice(0, 3);

/** At rest and with the focus: what a pointer does not change. */
export const focused = (story: string): readonly State[] =>
  interactive(story).filter(({ shown }) => shown === undefined || shown === 'focus');

/** What nobody likes to read, and some town has: words that are long, and one longer than any line. */
const LONG = 'Anticonstitutionnellement, au secrétariat de la communauté d’agglomération du Grand-Valmer';

/** A story with long words in each of these properties. */
export const longWords = (story: string, ...props: readonly string[]): State => ({
  name: 'Long words',
  story,
  props: Object.fromEntries(props.map((name) => [name, LONG])),
});

/** The first thing in it that can be pressed: under a pointer, with the focus, pressed, where all of it is named by its state. */
export const firstIn = (story: string, what: string, ...states: readonly Shown[]): readonly State[] =>
  states.map((shown) => ({ name: `${what}, ${SAID[shown]}`, story, shown }));

const SAID = { hover: 'under a pointer', focus: 'with the focus', pressed: 'pressed' } as const;

/** A story that takes no press now. */
export const disabled = (story: string): State => ({ name: 'Disabled', story, props: { disabled: true } });

/** What a browser does for every button. */
export const BUTTON_KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'Moves to it, and on.', native: true },
  { keys: 'Enter, Space', does: 'Presses it.', native: true },
];

/** What a browser does for every link. */
export const LINK_KEYS: readonly Key[] = [
  { keys: 'Tab', does: 'Moves to it, and on.', native: true },
  { keys: 'Enter', does: 'Follows it.', native: true },
];
