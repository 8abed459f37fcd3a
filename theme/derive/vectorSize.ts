const ROOT = /<svg\b[^>]*>/i;
const PIXELS = /^\s*(\d*\.?\d+)(?:px)?\s*$/i;
const BOX = /^\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+(\d*\.?\d+)[\s,]+(\d*\.?\d+)\s*$/i;

const getAttribute = (root: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(root)?.[1] ?? '';

/** In pixels, else its viewBox; null if absent. */
export function vectorSize(svg: string): { readonly width: number; readonly height: number } | null {
  const root = ROOT.exec(svg)?.[0] ?? '';
  const sides = ['width', 'height'].map((name) => PIXELS.exec(getAttribute(root, name))?.[1]);
  const [width, height] = sides.every(Boolean)
    ? sides
    : (BOX.exec(getAttribute(root, 'viewBox'))?.slice(1) ?? []);
  return width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : null;
}
