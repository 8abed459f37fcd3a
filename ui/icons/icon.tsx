import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Edge in pixels, scaled with text, or a CSS length. Default 1.5em. */
  size?: number | string;
  /** Accessible name; decorative without it. */
  label?: string;
};

/** An icon of the set, or a customer's with the same props. */
export type IconComponent = (props: IconProps) => React.JSX.Element;

/** Creates an `<svg>` icon from one path on a 24 × 24 grid, stroked in the text colour. */
export const icon = (path: string): IconComponent =>
  function Icon({ size = '1.5em', label, ...rest }) {
    const edge = typeof size === 'number' ? `${size / 16}rem` : size;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
      <svg
        viewBox="0 0 24 24"
        width={edge}
        height={edge}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable={false}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
