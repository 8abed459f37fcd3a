import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';

/** The customer's, and button colours for targets. */
const Sketch = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '11.5rem',
  blockSize: 'auto',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-is=screen]': { fill: '$mainBtnBg1', stroke: '$mainBtnTxt2' },
  '& [data-is=edge]': { fill: 'none', stroke: '$mainBtnTxt2', strokeWidth: 1 },
  '& [data-is=field]': { fill: '$navBtnBg' },
  '& [data-is=words]': { fill: '$mainBtnTxt2', opacity: 0.45 },
  '& [data-is=sign]': { fill: 'none', stroke: '$mainBtnTxt2' },
  '& [data-is=pressed]': { fill: '$btn1Bg' },
  '& [data-is=pressedWords]': { fill: '$btn1Fill' },
  '& [data-is=pressedSign]': { fill: 'none', stroke: '$btn1Fill' },
  '@forced': {
    '& [data-is=screen], & [data-is=field]': { fill: 'Canvas', stroke: 'CanvasText' },
    '& [data-is=words]': { fill: 'CanvasText' },
    '& [data-is=edge], & [data-is=sign]': { stroke: 'CanvasText' },
    '& [data-is=pressed]': { fill: 'Highlight' },
    '& [data-is=pressedWords]': { fill: 'HighlightText' },
    '& [data-is=pressedSign]': { stroke: 'HighlightText' },
  },
});

const Words = ({ at: [x, y], wide, pressed }: { at: [number, number]; wide: number; pressed?: boolean }) => (
  <rect data-is={pressed ? 'pressedWords' : 'words'} x={x} y={y} width={wide} height={5} rx={2.5} />
);
const Share = ({ at: [x, y] }: { at: [number, number] }) => (
  <>
    <circle data-is="pressed" cx={x} cy={y} r={15} />
    <path
      data-is="pressedSign"
      d={`M${x} ${y - 8}v10m-4-6 4-4 4 4m-4 3M${x - 4} ${y - 1}h-2.5v9h13v-9h-2.5`}
    />
  </>
);

const LOWER = 'M20 0v72a14 14 0 0 0 14 14h132a14 14 0 0 0 14-14V0';
const UPPER = 'M20 92V20A14 14 0 0 1 34 6h132a14 14 0 0 1 14 14v72';

const drawings = {
  shareBelow: (
    <>
      <path data-is="screen" d={LOWER} />
      <Words at={[36, 6]} wide={104} />
      <Words at={[36, 18]} wide={76} />
      <path data-is="edge" d="M20 34h160" />
      <path data-is="sign" d="M48 48l-7 7 7 7M70 48l7 7-7 7M126 49h9v13h-9zM150 51h10v11h-10zM153 48h10v11" />
      <Share at={[100, 55]} />
      <Words at={[80, 78]} wide={40} />
    </>
  ),
  shareAbove: (
    <>
      <path data-is="screen" d={UPPER} />
      <rect data-is="field" x={34} y={18} width={102} height={24} rx={12} />
      <Words at={[48, 27.5]} wide={58} />
      <Share at={[158, 30]} />
      <path data-is="edge" d="M20 54h160" />
      <Words at={[36, 66]} wide={104} />
      <Words at={[36, 79]} wide={76} />
    </>
  ),
  addInList: (
    <>
      <path data-is="screen" d={LOWER} />
      <Words at={[38, 8]} wide={62} />
      <path data-is="sign" d="M151 4h12v12h-12z" />
      <rect data-is="pressed" x={28} y={24} width={144} height={28} rx={8} />
      <Words at={[38, 35.5]} wide={88} pressed />
      <path data-is="pressedSign" d="M150 31h14v14h-14zM157 34.5v7M153.5 38h7" />
      <Words at={[38, 65]} wide={72} />
      <path data-is="sign" d="M151 61h12v12h-12z" />
    </>
  ),
  confirmAbove: (
    <>
      <path data-is="screen" d={UPPER} />
      <Words at={[36, 24]} wide={24} />
      <Words at={[80, 24]} wide={34} />
      <rect data-is="pressed" x={130} y={15} width={40} height={23} rx={11.5} />
      <Words at={[138, 24]} wide={24} pressed />
      <path data-is="edge" d="M20 48h160" />
      <rect data-is="field" x={36} y={58} width={26} height={26} rx={6} />
      <Words at={[74, 62]} wide={82} />
      <Words at={[74, 75]} wide={54} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type ScreenSketchProps = Omit<ComponentProps<'svg'>, 'children'> & {
  of: keyof typeof drawings;
  label: string;
};

/** Part of a phone screen that shows where to press. Renders an `<svg>`. */
export const ScreenSketch = ({ of, label, ...rest }: ScreenSketchProps) => (
  <Sketch viewBox="19 0 162 92" role="img" aria-label={label} focusable={false} {...rest}>
    {drawings[of]}
  </Sketch>
);
