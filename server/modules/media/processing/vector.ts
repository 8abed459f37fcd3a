import createDOMPurify, { type WindowLike } from 'dompurify';
import type { JSDOM } from 'jsdom';
import { hasSizeOfLogo } from './drawingSize.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A document type that declares something of its own: entities can unfold to gigabytes. */
const DECLARES = /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i;
/** What a drawing may refer to: its own parts, and pictures that stand in it. */
const OWN = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;
const REFERENCES = new Set(['href', 'xlink:href', 'src']);
/** What else styles and attributes of presentation could load; a backslash may write any of it in another way. */
const FOREIGN_URL = /url\(\s*(?!["']?#)|@import|\\|image-set\(|\b(?:image|src)\(/i;

interface Tools {
  dom: JSDOM;
  purify: ReturnType<typeof createDOMPurify>;
}

/** Loaded when the first drawing comes: a browser's document takes a second and some memory. */
async function load(): Promise<Tools> {
  const { JSDOM } = await import('jsdom');
  const dom = new JSDOM('');
  const purify = createDOMPurify(dom.window as unknown as WindowLike);
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (REFERENCES.has(attrName) ? !OWN.test(attrValue.trim()) : FOREIGN_URL.test(attrValue))
      attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && FOREIGN_URL.test(element.textContent ?? '')) element.textContent = '';
  });
  return { dom, purify };
}

let tools: Promise<Tools> | undefined;

/** Sanitizes an SVG: removes all that runs or loads. Nothing if malformed, with entities, or without the size of a logo. */
export async function cleanDrawing(text: string): Promise<string | null> {
  if (DECLARES.test(text) || !hasSizeOfLogo(text)) return null;
  tools ??= load();
  const { dom, purify } = await tools;
  const { DOMParser, XMLSerializer } = dom.window;
  try {
    const { documentElement: root } = new DOMParser().parseFromString(
      text.replace(/^\uFEFF/, ''),
      'image/svg+xml',
    );
    if (root?.localName !== 'svg' || root.namespaceURI !== SVG) return null;
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      KEEP_CONTENT: false,
    });
    return new XMLSerializer().serializeToString(root);
  } catch {
    return null;
  }
}
