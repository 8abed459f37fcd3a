import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Edge of the square: a number of pixels, which grow as the reader's text does, or any CSS length. By default it follows the text, 1.5em. */
  size?: number | string;
  /** Name spoken by a screen reader. Without it the icon is decoration and hidden from it. */
  label?: string;
};

/** Any icon of the set, or one of a customer's own that takes the same props. */
export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * Makes an icon from one path on a 24 × 24 grid, drawn as a line in the colour of the text around it.
 * The icon renders a single `<svg>`.
 */
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
