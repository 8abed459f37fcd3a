export interface Themable {
  readonly style: Pick<CSSStyleDeclaration, 'getPropertyValue' | 'setProperty' | 'removeProperty'>;
}

/** @returns a function that restores the previous values. */
export function setProperties(
  { style }: Themable,
  declarations: readonly (readonly [property: string, value: string])[],
): () => void {
  const before = declarations.map(([property]) => [property, style.getPropertyValue(property)] as const);
  for (const [property, value] of declarations) style.setProperty(property, value);
  return () => {
    for (const [property, value] of before) {
      if (value === '') style.removeProperty(property);
      else style.setProperty(property, value);
    }
  };
}
