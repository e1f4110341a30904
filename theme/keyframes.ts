import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  progress: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.95)' } },
  breathe: { to: { opacity: '.55' } },
  panelIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
});
