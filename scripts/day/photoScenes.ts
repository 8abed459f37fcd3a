import sharp from 'sharp';

/** Drawn: real photos would show a real town. */
const scenes = {
  bench: {
    sky: '#bcd7e6',
    ground: '#8fa86a',
    drawn: `<g fill="#6b4a2e"><rect x="240" y="470" width="720" height="34" rx="6"/><rect x="240" y="520" width="330" height="34" rx="6"/>
      <rect x="590" y="540" width="360" height="34" rx="6" transform="rotate(14 590 540)"/><rect x="240" y="330" width="720" height="30" rx="6"/>
      <rect x="240" y="385" width="720" height="30" rx="6"/></g><g fill="#333"><rect x="290" y="320" width="26" height="350"/><rect x="880" y="320" width="26" height="350"/></g>`,
  },
  bin: {
    sky: '#c9ced3',
    ground: '#9a958c',
    drawn: `<path d="M470 360h260l-30 330H500z" fill="#2f5d50"/><rect x="450" y="335" width="300" height="36" rx="10" fill="#234a3f"/>
      <g fill="#e9e4d8"><ellipse cx="530" cy="320" rx="70" ry="46"/><ellipse cx="650" cy="300" rx="80" ry="56"/></g><ellipse cx="360" cy="690" rx="100" ry="62" fill="#3b3f46"/><ellipse cx="850" cy="700" rx="120" ry="56" fill="#4a4f57"/>
      <rect x="290" y="720" width="90" height="40" fill="#c98d4b" transform="rotate(-12 290 720)"/>`,
  },
  puddle: {
    sky: '#dfe4e6',
    ground: '#b9c0c4',
    drawn: `<g stroke="#9aa3a8" stroke-width="4"><path d="M0 620h1200M0 740h1200M300 520v380M620 520v380M940 520v380"/></g>
      <path d="M260 700c60-90 240-70 330-60s290-20 350 50-60 130-260 130-470-20-420-120z" fill="#6f9fbd" opacity=".8"/><path d="M380 690c60-30 150-30 200-20" stroke="#fff" stroke-width="10" fill="none" opacity=".7"/>
      <rect x="560" y="200" width="70" height="280" fill="#8c9499"/><path d="M590 480q-24 60 4 80 30-20 4-80z" fill="#4f88ad"/>`,
  },
  lamp: {
    sky: '#26313f',
    ground: '#1c232c',
    drawn: `<rect x="584" y="230" width="28" height="520" fill="#596573"/><path d="M598 240q10-90 130-86" stroke="#596573" stroke-width="24" fill="none"/>
      <path d="M700 140h110l30 40H680z" fill="#78848f"/><path d="M700 182h120l14 26H690z" fill="#3d4854"/><circle cx="250" cy="430" r="60" fill="#f4d58a" opacity=".85"/><rect x="240" y="430" width="18" height="320" fill="#465260"/>`,
  },
  hole: {
    sky: '#a8b7c2',
    ground: '#5b6067',
    drawn: `<path d="M120 900l330-420h300l330 420z" fill="#4a4f56"/><path d="M590 500h22v90h-22zM585 660h32v110h-32z" fill="#d9d9d2"/>
      <path d="M380 760c30-60 180-80 260-60s120 70 60 110-180 40-250 20-90-40-70-70z" fill="#2b2e33"/><path d="M420 770c40-30 150-40 200-24" stroke="#7d8289" stroke-width="12" fill="none"/>
      <path d="M770 560l60 150h-120z" fill="#d9622b"/><path d="M748 640h44l12 26h-68z" fill="#fff"/>`,
  },
  branch: {
    sky: '#cfe0e8',
    ground: '#7f9b5d',
    drawn: `<path d="M250 760V180h70v580z" fill="#6d5138"/><circle cx="285" cy="190" r="170" fill="#5f8a4c"/><path d="M320 620c180 10 360 40 560 120" stroke="#6d5138" stroke-width="36" fill="none" stroke-linecap="round"/>
      <g fill="#6f9a55"><circle cx="760" cy="650" r="70"/><circle cx="880" cy="700" r="88"/><circle cx="950" cy="780" r="64"/></g>`,
  },
  slide: {
    sky: '#bfe0ef',
    ground: '#d8c79a',
    drawn: `<path d="M420 300L900 720" stroke="#c8443a" stroke-width="70" stroke-linecap="round"/><path d="M420 300L900 720" stroke="#e4685c" stroke-width="36" stroke-linecap="round"/>
      <path d="M610 450l70 78-38 4 26 62" stroke="#3a1512" stroke-width="12" fill="none"/><g stroke="#54606b" stroke-width="22"><path d="M400 290v450M300 740l80-450M320 640h80M340 540h60M360 440h40"/></g>`,
  },
  wall: {
    sky: '#cdbfae',
    ground: '#8d8a86',
    drawn: `<rect width="1200" height="620" fill="#d4b99a"/><g stroke="#bfa284" stroke-width="5"><path d="M0 120h1200M0 240h1200M0 360h1200M0 480h1200M200 0v120M500 0v120M800 0v120M350 120v120M650 120v120M950 120v120M200 240v120M500 240v120M800 240v120M350 360v120M650 360v120M950 360v120"/></g>
      <path d="M250 430c40-220 120-190 110-60s60 110 90-60 120-120 100 20 90 130 130-30 140-90 120 40 60 90 120 20" stroke="#3c5fa8" stroke-width="34" fill="none" stroke-linecap="round"/>`,
  },
  screen: {
    sky: '#e6e1d8',
    ground: '#b8a88f',
    drawn: `<rect x="290" y="170" width="620" height="390" rx="16" fill="#20252b"/><rect x="316" y="196" width="568" height="338" fill="#101316"/><g fill="#35c1d6"><rect x="316" y="300" width="568" height="8"/><rect x="316" y="410" width="568" height="4"/></g>
      <rect x="560" y="560" width="80" height="120" fill="#3a4048"/><rect x="460" y="676" width="280" height="26" rx="8" fill="#3a4048"/>`,
  },
  boxes: {
    sky: '#e5ddd0',
    ground: '#a99a86',
    drawn: `<rect x="760" y="120" width="300" height="580" fill="#7d6a58"/><circle cx="800" cy="430" r="14" fill="#d9c27a"/><g stroke="#8a6236" stroke-width="6"><rect x="220" y="500" width="300" height="220" fill="#c2935a"/>
      <rect x="280" y="320" width="230" height="180" fill="#cda26c"/><rect x="480" y="570" width="240" height="150" fill="#b98850"/></g><path d="M220 560h300M280 372h230M480 612h240" stroke="#e8d9b5" stroke-width="14"/>`,
  },
} as const satisfies Readonly<Record<string, { sky: string; ground: string; drawn: string }>>;

export type Scene = keyof typeof scenes;

/** JPEG of a phone's shape, with grain. */
export function drawPhoto(name: Scene): Promise<Buffer<ArrayBufferLike>> {
  const { sky, ground, drawn } = scenes[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${sky}"/>
    <rect y="560" width="1200" height="340" fill="${ground}"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 82 }).toBuffer();
}
