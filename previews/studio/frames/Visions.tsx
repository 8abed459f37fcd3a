import { colourMatrixOf, visions } from '@parvis/theme/colour/vision';

/** The filters that simulated colour vision is drawn with. Renders an `<svg>` of no size. */
export const Visions = () => (
  <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
    {visions.map((vision) => (
      <filter key={vision} id={`studio-${vision}`}>
        <feColorMatrix type="matrix" values={colourMatrixOf(vision)} />
      </filter>
    ))}
  </svg>
);
