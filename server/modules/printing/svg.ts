import { measureRun, splitRuns, type TextRun } from '../../platform/fonts/printFonts.ts';
import { escapeHtml } from '../../platform/lib/escapeHtml.ts';
import { type Mark, type Sheet, STROKES, type TextMark } from './marks.ts';

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Outlines: printers need no fonts. */
function createGlyphDrawer() {
  const drawn = new Map<string, string>();
  const drawRun = ({ text, face: { name, font } }: TextRun): string => {
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const uses = glyphs.map((glyph, index) => {
      const id = `${name}-${glyph.id}`;
      if (!drawn.has(id)) drawn.set(id, `<path id="${id}" d="${glyph.path.toSVG()}"/>`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const high = yOffset === 0 ? '' : ` y="${formatNumber(yOffset)}"`;
      const use = `<use href="#${id}" x="${formatNumber(x + xOffset)}"${high}/>`;
      x += xAdvance;
      return use;
    });
    return uses.join('');
  };
  const draw = ({ at, text, size, bold, fill }: TextMark): string => {
    let x = at.x;
    const runs = splitRuns(text, bold ? 'bold' : 'regular').map((run) => {
      const scale = size / run.face.font.unitsPerEm;
      const place = `translate(${formatNumber(x)} ${formatNumber(at.y)}) scale(${scale} ${-scale})`;
      x += measureRun(run, size);
      return `<g transform="${place}">${drawRun(run)}</g>`;
    });
    return `<g fill="${fill}" aria-label="${escapeHtml(text)}">${runs.join('')}</g>`;
  };
  return { draw, outlines: () => [...drawn.values()].join('') };
}

function drawLine({ from, to, dashed }: Extract<Mark, { kind: 'line' }>): string {
  const d = `M${formatNumber(from.x)} ${formatNumber(from.y)}L${formatNumber(to.x)} ${formatNumber(to.y)}`;
  const dashes = dashed ? ' stroke-dasharray="2 2"' : '';
  return STROKES.map(
    ({ width, colour }) => `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dashes}/>`,
  ).join('');
}

/** Self-contained. */
export function renderSvg({ w, h, marks }: Sheet): string {
  const letters = createGlyphDrawer();
  const draw = (mark: Mark): string => {
    switch (mark.kind) {
      case 'box':
        return `<rect x="${formatNumber(mark.x)}" y="${formatNumber(mark.y)}" width="${formatNumber(mark.w)}" height="${formatNumber(mark.h)}" fill="${mark.fill}"/>`;
      case 'line':
        return drawLine(mark);
      case 'text':
        return letters.draw(mark);
      case 'path':
        return `<path d="${mark.d}" fill="${mark.fill}" shape-rendering="crispEdges" transform="translate(${formatNumber(mark.at.x)} ${formatNumber(mark.at.y)}) scale(${mark.scale})"/>`;
      case 'picture':
        return `<image x="${formatNumber(mark.x)}" y="${formatNumber(mark.y)}" width="${formatNumber(mark.w)}" height="${formatNumber(mark.h)}" href="data:image/png;base64,${mark.png.toString('base64')}"/>`;
      case 'part': {
        const turn = mark.turned
          ? ` rotate(180 ${formatNumber(mark.w / 2)} ${formatNumber(mark.h / 2)})`
          : '';
        return `<g transform="translate(${formatNumber(mark.x)} ${formatNumber(mark.y)})${turn}">${mark.marks.map(draw).join('')}</g>`;
      }
    }
  };
  const body = marks.map(draw).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}"><defs>${letters.outlines()}</defs><rect width="${w}" height="${h}" fill="#FFFFFF"/>${body}</svg>`;
}
