import { htmlText } from '../base/htmlText.ts';
import { lettersOf, type Weight } from './letters.ts';
import type { Mark, Sheet } from './marks.ts';

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Letters as outlines, so that every printer has them; each is drawn once and named where it comes again. */
function letterDrawer() {
  const drawn = new Map<string, string>();
  const draw = ({ at, text, size, bold, fill }: Extract<Mark, { kind: 'text' }>): string => {
    const weight: Weight = bold ? 'bold' : 'regular';
    const font = lettersOf(weight);
    const { glyphs, positions } = font.layout(text);
    const scale = size / font.unitsPerEm;
    let x = 0;
    const uses = glyphs.map((glyph, index) => {
      const id = `${weight[0]}${glyph.id}`;
      if (!drawn.has(id)) drawn.set(id, `<path id="${id}" d="${glyph.path.toSVG()}"/>`);
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const use = `<use href="#${id}" x="${n(x + xOffset)}"/>`;
      x += xAdvance;
      return use;
    });
    const place = `translate(${n(at.x)} ${n(at.y)}) scale(${scale} ${-scale})`;
    return `<g fill="${fill}" transform="${place}" aria-label="${htmlText(text)}">${uses.join('')}</g>`;
  };
  return { draw, outlines: () => [...drawn.values()].join('') };
}

/** A sheet as a drawing that needs no letters and no other file. */
export function svgOf({ w, h, marks }: Sheet): string {
  const letters = letterDrawer();
  const draw = (mark: Mark): string => {
    switch (mark.kind) {
      case 'box':
        return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.w)}" height="${n(mark.h)}" fill="${mark.fill}"/>`;
      case 'line':
        return `<path d="M${n(mark.from.x)} ${n(mark.from.y)}L${n(mark.to.x)} ${n(mark.to.y)}" stroke="#888888" stroke-width="0.2"${mark.dashed ? ' stroke-dasharray="2 2"' : ''}/>`;
      case 'text':
        return letters.draw(mark);
      case 'path':
        return `<path d="${mark.d}" fill="${mark.fill}" shape-rendering="crispEdges" transform="translate(${n(mark.at.x)} ${n(mark.at.y)}) scale(${mark.scale})"/>`;
      case 'picture':
        return `<image x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.w)}" height="${n(mark.h)}" href="data:image/png;base64,${mark.png.toString('base64')}"/>`;
      case 'part': {
        const turn = mark.turned ? ` rotate(180 ${n(mark.w / 2)} ${n(mark.h / 2)})` : '';
        return `<g transform="translate(${n(mark.x)} ${n(mark.y)})${turn}">${mark.marks.map(draw).join('')}</g>`;
      }
    }
  };
  const body = marks.map(draw).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}"><defs>${letters.outlines()}</defs><rect width="${w}" height="${h}" fill="#FFFFFF"/>${body}</svg>`;
}
