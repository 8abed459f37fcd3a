import type { Page } from 'playwright/test';

/**
 * Lists differences between the server's HTML and the app's props. In production React keeps differing attributes of
 * hydrated elements without a warning.
 */
export const findHydrationDifferences = (page: Page, root: string): Promise<readonly string[]> =>
  page.locator(root).evaluate((element) => {
    /** Properties whose attribute has another name. */
    const names: Readonly<Record<string, string>> = {
      className: 'class',
      htmlFor: 'for',
      defaultValue: 'value',
      defaultChecked: 'checked',
    };
    /** Properties without an attribute, or whose attribute users change. */
    const others = new Set(['children', 'dangerouslySetInnerHTML', 'suppressHydrationWarning', 'ref', 'key']);
    const changing = new Set(['value', 'checked']);
    const isSaid = (name: string) =>
      /^(?:(?:aria|data)-|(?:focusable|draggable|spellCheck|contentEditable)$)/.test(name);
    const expected = (name: string, value: unknown): string | null => {
      if (value === undefined || value === null) return null;
      if (typeof value === 'boolean' && !isSaid(name)) return value ? '' : null;
      return String(value);
    };
    const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const readOf = (one: Element, name: string) =>
      [names[name] ?? name, name.toLowerCase(), dashed(name)]
        .map((attribute) => one.getAttribute(attribute))
        .find((value) => value !== null) ?? null;
    const differing = (one: Element): string[] => {
      const key = Object.keys(one).find((name) => name.startsWith('__reactProps'));
      if (!key) return [`${one.outerHTML.slice(0, 90)} is not of the app`];
      return Object.entries(Reflect.get(one, key) as object).flatMap(([name, value]) => {
        if (typeof value === 'function' || others.has(name) || changing.has(names[name] ?? name)) return [];
        if (name === 'style')
          return one.hasAttribute('style') ? [] : [`style of ${one.outerHTML.slice(0, 90)}`];
        const [stands, wanted] = [readOf(one, name), expected(name, value)];
        return stands === wanted
          ? []
          : [`${name} is ${stands}, not ${wanted}: ${one.outerHTML.slice(0, 90)}`];
      });
    };
    return [...element.querySelectorAll('*')].flatMap(differing);
  });
