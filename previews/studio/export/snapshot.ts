/** A picture of a sample page: its own document, drawn by the browser inside an SVG image. */

const SVG = 'http://www.w3.org/2000/svg';

/** All rules of a page as text, those that scripts inserted included. */
function rulesOf(page: Document): string {
  return [...page.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch {
        return [];
      }
    })
    .join('\n');
}

/** An image as a data address, as it is shown; null when its site does not let it be read. */
async function dataOf(image: HTMLImageElement): Promise<string | null> {
  if (image.src.startsWith('data:')) return image.src;
  const copy = new Image();
  copy.crossOrigin = 'anonymous';
  copy.referrerPolicy = 'no-referrer';
  copy.src = image.src;
  try {
    await copy.decode();
    const canvas = document.createElement('canvas');
    canvas.width = copy.naturalWidth;
    canvas.height = copy.naturalHeight;
    canvas.getContext('2d')?.drawImage(copy, 0, 0);
    return canvas.toDataURL();
  } catch {
    return null;
  }
}

/** What a copy of markup loses: where boxes are scrolled to, what stands in fields, pictures of other files. */
async function withState(from: HTMLElement, to: HTMLElement): Promise<void> {
  const [own, copies] = [from, to].map((root) => [...root.querySelectorAll<HTMLElement>('*')]);
  for (const [index, element] of (own ?? []).entries()) {
    const copy = copies?.[index];
    if (!copy) continue;
    if (element instanceof HTMLImageElement || element.localName === 'img') {
      const data = await dataOf(element as HTMLImageElement);
      if (data) copy.setAttribute('src', data);
      else copy.removeAttribute('src');
    }
    if (element.scrollTop > 0) {
      copy.style.overflow = 'hidden';
      for (const child of copy.children)
        (child as HTMLElement).style.transform = `translateY(${-element.scrollTop}px)`;
    }
  }
  for (const script of to.querySelectorAll('script, link, noscript, style, iframe')) script.remove();
}

/**
 * Draws a page as it stands.
 *
 * @param page a document of this origin
 * @param more rules that the page itself does without */
export async function snapshot(
  page: Document,
  { width, height }: { readonly width: number; readonly height: number },
  more = '',
): Promise<HTMLImageElement> {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  await withState(page.documentElement, copy);
  const style = page.createElement('style');
  style.textContent = `${more}\n${rulesOf(page)}`;
  copy.querySelector('head')?.replaceChildren(style);
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', String(width));
  inside.setAttribute('height', String(height));
  inside.append(document.adoptNode(copy));
  root.append(inside);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  return image;
}
