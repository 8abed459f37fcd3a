const told = new Set<string>();

/**
 * One sentence in the console, once, for whoever builds a page and gave a part what it cannot draw as it was meant. To stand behind
 * `process.env.NODE_ENV !== 'production'`, so that nothing of it is shipped.
 */
export function tellOnce(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(`Parvis: ${sentence}`);
}
