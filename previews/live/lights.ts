/** Boxes drawn over the places of a key. They lie over the page and take no part in it. */
export function createLights(document: Document): { show: (places: readonly Element[]) => void } {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  layer.style.cssText = 'position:fixed;inset:0;z-index:1000;pointer-events:none;overflow:hidden';
  document.body.append(layer);
  const box = (place: Element): HTMLElement => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    // What fills the page is marked inside its edges.
    const [x, y] = [Math.max(left, 4), Math.max(top, 4)];
    const width = Math.min(right, document.documentElement.clientWidth - 4) - x;
    const height = Math.min(bottom, document.documentElement.clientHeight - 4) - y;
    const drawn = document.createElement('div');
    const { style } = drawn;
    style.position = 'absolute';
    style.left = `${x - 3}px`;
    style.top = `${y - 3}px`;
    style.width = `${width + 2}px`;
    style.height = `${height + 2}px`;
    style.border = '2px solid #000';
    style.borderRadius = '6px';
    style.boxShadow = '0 0 0 2px #fff, inset 0 0 0 2px #fff';
    return drawn;
  };
  return { show: (places) => layer.replaceChildren(...places.map(box)) };
}
