import type { Tone } from './Section.tsx';

const tones: Readonly<Record<string, Tone>> = {
  white: 'white',
  light: 'sunken',
  gradient: 'tint',
  purple: 'tint',
  foam: 'cool',
  sand: 'warm',
  dark: 'night',
};

/** The band behind the background colour an editor chose; `fallback` is the kind's own. */
export function toneOf(
  backgroundColor: readonly (string | null | undefined)[] | null | undefined,
  fallback: Tone,
): Tone {
  return tones[backgroundColor?.[0] ?? ''] ?? fallback;
}
