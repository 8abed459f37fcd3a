/** One caption between two times, seconds. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly txt: string;
}

const padTwo = (number: number): string => String(number).padStart(2, '0');

function formatTime(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const whole = Math.floor(all / 1000);
  const minutes = Math.floor(whole / 60);
  return `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}:${padTwo(whole % 60)}.${String(all % 1000).padStart(3, '0')}`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Drops empty lines, which would end the caption. */
export const spokenLines = (txt: string): string[] =>
  txt
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Formats captions as WebVTT with escaped text. */
export const webVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(({ from, to, txt }) => {
      const words = spokenLines(txt).join('\n');
      return `${formatTime(from)} --> ${formatTime(to)}\n${words.replace(/[&<>]/g, (sign) => marks[sign] ?? sign)}\n`;
    }),
  ].join('\n');
