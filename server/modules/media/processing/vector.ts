import createDOMPurify, { type WindowLike } from 'dompurify';
import type { JSDOM } from 'jsdom';
import { hasLogoComplexity } from './svgComplexity.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Entities can expand to gigabytes. */
const DTD_DECLARATION = /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i;
const OWN_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;
const REFERENCES = new Set(['href', 'xlink:href', 'src']);
/** A backslash may hide any of these. */
const FOREIGN_URL = /url\(\s*(?!["']?#)|@import|\\|image-set\(|\b(?:image|src)\(/i;

interface Tools {
  dom: JSDOM;
  purify: ReturnType<typeof createDOMPurify>;
}

/** Lazy: jsdom takes a second and memory. */
async function loadTools(): Promise<Tools> {
  const { JSDOM } = await import('jsdom');
  const dom = new JSDOM('');
  const purify = createDOMPurify(dom.window as unknown as WindowLike);
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (REFERENCES.has(attrName) ? !OWN_REFERENCE.test(attrValue.trim()) : FOREIGN_URL.test(attrValue))
      attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && FOREIGN_URL.test(element.textContent ?? '')) element.textContent = '';
  });
  return { dom, purify };
}

let tools: Promise<Tools> | undefined;

/** Null if malformed, with entities, or too complex. */
export async function cleanDrawing(text: string): Promise<string | null> {
  if (DTD_DECLARATION.test(text) || !hasLogoComplexity(text)) return null;
  tools ??= loadTools();
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
