import { type Run, runsOf, widthOfRun } from '../../platform/fonts/letters.ts';
import { htmlText } from '../../platform/lib/htmlText.ts';
import { type Mark, type Sheet, STROKES, type TextMark } from './marks.ts';

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Draws glyphs as outlines, each defined once, so that printers need no fonts. */
function letterDrawer() {
  const drawn = new Map<string, string>();
  const drawRun = ({ text, face: { name, font } }: Run): string => {
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const uses = glyphs.map((glyph, index) => {
      const id = `${name}-${glyph.id}`;
      if (!drawn.has(id)) drawn.set(id, `<path id="${id}" d="${glyph.path.toSVG()}"/>`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const high = yOffset === 0 ? '' : ` y="${n(yOffset)}"`;
      const use = `<use href="#${id}" x="${n(x + xOffset)}"${high}/>`;
      x += xAdvance;
      return use;
    });
    return uses.join('');
  };
  const draw = ({ at, text, size, bold, fill }: TextMark): string => {
    let x = at.x;
    const runs = runsOf(text, bold ? 'bold' : 'regular').map((run) => {
      const scale = size / run.face.font.unitsPerEm;
      const place = `translate(${n(x)} ${n(at.y)}) scale(${scale} ${-scale})`;
      x += widthOfRun(run, size);
      return `<g transform="${place}">${drawRun(run)}</g>`;
    });
    return `<g fill="${fill}" aria-label="${htmlText(text)}">${runs.join('')}</g>`;
  };
  return { draw, outlines: () => [...drawn.values()].join('') };
}

function drawnLine({ from, to, dashed }: Extract<Mark, { kind: 'line' }>): string {
  const d = `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
  const dashes = dashed ? ' stroke-dasharray="2 2"' : '';
  return STROKES.map(
    ({ width, colour }) => `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dashes}/>`,
  ).join('');
}

/** Renders a self-contained SVG. */
export function svgOf({ w, h, marks }: Sheet): string {
  const letters = letterDrawer();
  const draw = (mark: Mark): string => {
    switch (mark.kind) {
      case 'box':
        return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.w)}" height="${n(mark.h)}" fill="${mark.fill}"/>`;
      case 'line':
        return drawnLine(mark);
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
