/** Parts of a drawing that show another file: browsers draw the sign of a broken picture in its place. */
const SHOWING =
  /<((?:[\w-]+:)?(?:image|feImage|use))\b(?=[^<>]*[\s:]href\s*=\s*["']\s*(?!#|data:)[^\s"'])[^<>]*(?:\/>|>(?:[^<]*<\/\1\s*>)?)/gi;

/** Pieces of a web page within a drawing, and what drawing programs keep there for themselves: browsers let nobody read such a picture. */
const FOREIGN = /<((?:[\w-]+:)?foreignObject)\b[^<>]*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** A drawing without its parts that show other files, which no page asks for, and without pieces of web pages. */
export const withoutOutside = (svg: string): string => svg.replace(FOREIGN, '').replace(SHOWING, '');
