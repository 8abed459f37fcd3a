export function focusEntry(id: string): void {
  const entry = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: 'center' });
}
