const told = new Set<string>();

/** Warns developers once. Guard it with `process.env.NODE_ENV !== 'production'`. */
export function tellOnce(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(`Parvis: ${sentence}`);
}
