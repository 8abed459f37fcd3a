/** A name that any file system takes, from what a person typed. */
export function fileName(name: string, end: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/[ _]+/g, '-')
    .slice(0, 60)
    .toLowerCase();
  return (plain || 'parvis') + end;
}

/** Hands a file to the browser, which saves it. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the press: it is let go with the page's next idle moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
