const warned = new Set<string>();

/** Guard with `process.env.NODE_ENV !== 'production'`. */
export function tellOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(`Parvis: ${sentence}`);
}
