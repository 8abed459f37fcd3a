/** Also by a `<fieldset>`. Returns the cleanup. */
export function observeDisabled(control: Element, then: () => void): () => void {
  const watcher = new MutationObserver(() => control.matches(':disabled') && then());
  watcher.observe(control.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
  return () => watcher.disconnect();
}
