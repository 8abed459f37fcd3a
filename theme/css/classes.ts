/** Builds use it for Stitches: sheets hold the rules (`scripts/extract`), components their classes. */
import {
  type ComponentType,
  createElement,
  type ElementType,
  type FunctionComponent,
  forwardRef,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefCallback,
  version,
} from 'react';
import { lookForSheet } from './lookForSheet.ts';

/** `{ size: { md: 'pv-…' } }`. */
type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Compound = readonly [when: Readonly<Record<string, string>>, name: string];
type Style = readonly [names: string, variants: Variants, compounds: readonly Compound[]];

type Props = Readonly<Record<string, unknown>> & {
  readonly as?: ElementType;
  readonly className?: string;
};
type Styled = ComponentType<Props & RefAttributes<unknown>>;

export interface StyleClass {
  (): string;
  readonly className: string;
}

/** Extended components render a single element. */
const componentStyles = new WeakMap<object, readonly [type: ElementType, styles: readonly Style[]]>();

function addClasses(all: string[], given: Props, [names, variants, compounds]: Style): void {
  all.push(names);
  for (const [variant, values] of Object.entries(variants)) {
    const name = values[String(given[variant])];
    if (name) all.push(name);
  }
  for (const [when, name] of compounds)
    if (Object.entries(when).every(([variant, value]) => String(given[variant]) === value)) all.push(name);
}

/** By script: a strict CSP rejects `style` in server markup, and React leaves it so. */
function applyInlineStyle(element: unknown): void {
  const one = element as HTMLElement | null;
  if (one?.style?.length !== 0) return;
  const refused = one.getAttribute('style');
  if (refused) one.style.cssText = refused;
}

const wrappedRefs = new WeakMap<object, RefCallback<unknown>>();

function wrapRef(ref: Ref<unknown> | undefined): RefCallback<unknown> {
  if (!ref) return applyInlineStyle;
  const known = wrappedRefs.get(ref);
  if (known) return known;
  const setBoth = (element: unknown) => {
    applyInlineStyle(element);
    if (typeof ref === 'function') return ref(element);
    ref.current = element;
  };
  wrappedRefs.set(ref, setBoth);
  return setBoth;
}

/** With classes of the sheet; supports `as` like Stitches. */
export function styled(
  type: ElementType,
  names: string,
  variants: Variants = {},
  compounds: readonly Compound[] = [],
): Styled {
  const [element, styles] = (typeof type === 'object' && componentStyles.get(type)) || [type, []];
  const all: readonly Style[] = [...styles, [names, variants, compounds]];
  const component = forwardRef((given: Props, ref: Ref<unknown>) => {
    lookForSheet();
    const { as = element, ...rest } = given;
    const styledHere = given.style !== undefined && typeof document !== 'undefined';
    const props: Record<string, unknown> = { ...rest, ref: styledHere ? wrapRef(ref) : ref };
    const classes: string[] = [];
    for (const style of all) {
      addClasses(classes, given, style);
      for (const variant in style[1]) delete props[variant];
    }
    if (given.className) classes.push(given.className);
    props.className = classes.join(' ');
    return createElement(as, props);
  });
  component.displayName = typeof element === 'string' ? `Styled.${element}` : 'Styled';
  componentStyles.set(component, [element, all]);
  return component as unknown as Styled;
}

/** Earlier props contain no `ref`. */
const isRefProp = Number.parseInt(version, 10) >= 19;

/** Passes `ref` as a prop on React 18 too, for every component (`scripts/extract/refs.mjs`). */
export function withRef<Given extends object>(
  named: Readonly<Record<string, FunctionComponent<Given>>>,
): FunctionComponent<Given> {
  const component = Object.values(named)[0] as FunctionComponent<Given>;
  if (isRefProp) return component;
  // An element would take the `ref` itself.
  const told = forwardRef(
    (given: object, ref) => component((ref ? { ...given, ref } : given) as Given) as ReactNode,
  );
  told.displayName = component.name;
  return told as unknown as FunctionComponent<Given>;
}

export function css(names: string): StyleClass {
  const getNames = () => names;
  return Object.assign(getNames, { className: names, toString: getNames });
}
