/** 0 to 255, not necessarily integers; alpha 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** `#RRGGBB` or `#RRGGBBAA`; otherwise black. */
export function parseHex(hex: string): Rgba {
  const value = Number.parseInt(hex.slice(1), 16);
  if (hex.length === 9)
    return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, (value & 255) / 255];
  return [(value >>> 16) & 255, (value >>> 8) & 255, value & 255, 1];
}

const formatByte = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** Omits alpha 1. */
export function formatHex([red, green, blue, alpha]: Rgba): string {
  const end = formatByte(alpha * 255);
  return `#${formatByte(red)}${formatByte(green)}${formatByte(blue)}${end === 'FF' ? '' : end}`;
}

/** `ground` is opaque. */
export function over(top: Rgba, ground: Rgba): Rgba {
  const alpha = top[3];
  const mixChannel = (index: 0 | 1 | 2): number => top[index] * alpha + ground[index] * (1 - alpha);
  return [mixChannel(0), mixChannel(1), mixChannel(2), 1];
}

/** WCAG 2.2, relative luminance, corrected threshold 0.04045. */
const LINEAR = Float64Array.from({ length: 257 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Interpolated between integers, exact to five digits. */
export function linearise(channel: number): number {
  const low = Math.floor(channel);
  const from = LINEAR[low] ?? 0;
  return from + ((LINEAR[low + 1] ?? 0) - from) * (channel - low);
}

/** sRGB curve, light 0 to 1 to channel 0 to 255; extrapolates. */
export function encodeChannel(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** WCAG, 0 to 1; compose alpha first. */
export function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linearise(red) + 0.7152 * linearise(green) + 0.0722 * linearise(blue);
}

/** WCAG contrast, 1 to 21. */
export function ratioOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
