/** Parts of a drawing that show another file: browsers draw the sign of a broken picture in its place. */
const SHOWING =
  /<((?:[\w-]+:)?(?:image|feImage|use))\b(?=[^<>]*[\s:]href\s*=\s*["']\s*(?!#|data:)[^\s"'])[^<>]*(?:\/>|>(?:[^<]*<\/\1\s*>)?)/gi;

/** A drawing without its parts that show other files, which no page asks for. */
export const withoutOutside = (svg: string): string => svg.replace(SHOWING, '');
