import type { ReactNode } from 'react';
import { css } from '#styled/css';

const plot = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  fill: 'none',
  '& *': { vectorEffect: 'non-scaling-stroke' },
});

/** SVG with a height of 100 units, stretched to fill its box. Strokes keep their width. */
export function Plot({ width = 100, children }: { width?: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true" className={plot}>
      {children}
    </svg>
  );
}
