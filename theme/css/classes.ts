/**
 * What stands in place of Stitches in the packages: there the rules lie in style sheets, made when the packages are built
 * (`scripts/extract`), and a part only names its classes. Nothing here is for whoever writes a part.
 */
import { type ComponentType, createElement, type ElementType, forwardRef, type RefAttributes } from 'react';

/** Classes of a variant by its value: `{ size: { md: 'pv-…' } }`. */
type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** A class of several variants that hold at once. */
type Compound = readonly [when: Readonly<Record<string, string>>, name: string];

type Given = Readonly<Record<string, unknown>> & {
  readonly as?: ElementType;
  readonly className?: string;
};
type Styled = ComponentType<Given & RefAttributes<unknown>>;

/** A class by its name. */
export interface StyleClass {
  (): string;
  readonly className: string;
}

let looked = false;

/** A page without the sheet would be drawn bare, and nobody would know why: one sentence in the console, once. */
function lookForSheet(): void {
  if (looked || typeof document === 'undefined') return;
  looked = true;
  const look = () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--pv-space-1')) return;
    console.warn(
      'Parts of Parvis have no styles on this page: it needs @parvis/ui/styles.css, imported or linked.',
    );
  };
  if (document.readyState === 'complete') requestAnimationFrame(look);
  else addEventListener('load', look, { once: true });
}

function classesOf(names: string, given: Given, variants: Variants, compounds: readonly Compound[]): string {
  const all = [names];
  for (const [variant, values] of Object.entries(variants)) {
    const name = values[String(given[variant])];
    if (name) all.push(name);
  }
  for (const [when, name] of compounds)
    if (Object.entries(when).every(([variant, value]) => String(given[variant]) === value)) all.push(name);
  if (given.className) all.push(given.className);
  return all.join(' ');
}

/** A component that is an element or component with classes of the sheet, and takes `as` as those of Stitches do. */
export function styled(
  type: ElementType,
  names: string,
  variants: Variants = {},
  compounds: readonly Compound[] = [],
): Styled {
  const made = forwardRef((given: Given, ref: unknown) => {
    lookForSheet();
    const { as = type, ...rest } = given;
    const props: Record<string, unknown> = { ...rest, ref };
    for (const variant in variants) delete props[variant];
    props.className = classesOf(names, given, variants, compounds);
    return createElement(as, props);
  });
  made.displayName = typeof type === 'string' ? `Styled.${type}` : 'Styled';
  return made as unknown as Styled;
}

/** Classes of the sheet, given when called. */
export function css(names: string): StyleClass {
  const give = () => names;
  return Object.assign(give, { className: names, toString: give });
}
