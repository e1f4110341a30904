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

/** Returns the tone for an editor's background colour; `fallback` is the default of the section kind. */
export function toneOf(
  backgroundColor: readonly (string | null | undefined)[] | null | undefined,
  fallback: Tone,
): Tone {
  return tones[backgroundColor?.[0] ?? ''] ?? fallback;
}
