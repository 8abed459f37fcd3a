/** External images, which browsers show as broken. */
const SHOWING =
  /<((?:[\w-]+:)?(?:image|feImage|use))\b(?=[^<>]*[\s:]href\s*=\s*["']\s*(?!#|data:)[^\s"'])[^<>]*(?:\/>|>(?:[^<]*<\/\1\s*>)?)/gi;

/** HTML in SVG, which taints a canvas. */
const FOREIGN = /<((?:[\w-]+:)?foreignObject)\b[^<>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** Removes external files and HTML from an SVG. */
export const withoutOutside = (svg: string): string => svg.replace(FOREIGN, '').replace(SHOWING, '');
