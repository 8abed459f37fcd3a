/** Stories fetch nothing. */
const drawPicture = (width: number, height: number, words: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#5d6b79"/><stop offset=".5" stop-color="#aab5bf"/><stop offset="1" stop-color="#78858f"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><path d="M0 ${height * 0.75}h${width}" stroke="#3c4650" stroke-width="6"/><text x="50%" y="45%" fill="#fff" font-family="DejaVu Sans, sans-serif" font-size="${height / 10}" text-anchor="middle">${words}</text></svg>`,
  )}`;

export const wide = drawPicture(1200, 800, 'Lavabo');
export const tall = drawPicture(600, 1200, 'Couloir');
export const long = drawPicture(412, 7632, 'Discussion');
export const brokenPicture = 'data:image/png;base64,AAAA';
