/** Browsers show them as broken. */
const SHOWING =
  /<((?:[\w-]+:)?(?:image|feImage|use))\b(?=[^<>]*[\s:]href\s*=\s*["']\s*(?!#|data:)[^\s"'])[^<>]*(?:\/>|>(?:[^<]*<\/\1\s*>)?)/gi;

/** HTML in SVG taints a canvas. */
const FOREIGN = /<((?:[\w-]+:)?foreignObject)\b[^<>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** External files and HTML of an SVG. */
export const withoutOutside = (svg: string): string => svg.replace(FOREIGN, '').replace(SHOWING, '');
