import type { Size } from '../facts/sizes.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** How heavy a component is, as measured when the book was built. */
export const SizeNote = ({ size }: { size: Size | undefined }) =>
  size ? (
    <p>
      Adds <b>{kilobytes(size.whole - size.shared)}</b> to the {kilobytes(size.shared)} that all parts share
      (gzip, with all it needs, React and the sheet apart), measured when this book was built.
    </p>
  ) : null;
