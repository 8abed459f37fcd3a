const told = new Set<string>();

/** Warns the developer once in the console. Call it behind `process.env.NODE_ENV !== 'production'`. */
export function tellOnce(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(`Parvis: ${sentence}`);
}
