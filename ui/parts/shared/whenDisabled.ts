/**
 * Calls `then` once a control cannot be used any more, by itself or by a `<fieldset>` around it, while something is open at it.
 * Returns what ends that.
 */
export function whenDisabled(control: Element, then: () => void): () => void {
  const watcher = new MutationObserver(() => control.matches(':disabled') && then());
  watcher.observe(control.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
  return () => watcher.disconnect();
}
