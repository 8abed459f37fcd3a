let looked = false;

/** Warns once if it is missing. */
export function lookForSheet(): void {
  if (looked || typeof document === 'undefined') return;
  looked = true;
  const checkSheet = () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--pv-space-1')) return;
    console.warn(
      'Parts of Parvis have no styles on this page: it needs @parvis/ui/styles.css, imported or linked.',
    );
  };
  if (document.readyState === 'complete') requestAnimationFrame(checkSheet);
  else addEventListener('load', checkSheet, { once: true });
}
