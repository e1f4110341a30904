import * as v from 'valibot';
import { LottieAnimation, layerLimit } from './lottie.ts';

/** Maximum size of a checked animation. Visitors load the whole file. */
export const animationLimitBytes = 5_000_000;

const Layered = v.looseObject({
  layers: v.fallback(v.array(v.unknown()), []),
  assets: v.fallback(v.array(v.unknown()), []),
});

/**
 * Returns the problems of an untrusted animation, as clauses that follow its name. Returns an empty list if visitors
 * would see the whole animation.
 */
export function animationFaults(file: Uint8Array): string[] {
  if (file[0] === 0x50 && file[1] === 0x4b) return ['is a .lottie archive; export it as Lottie JSON'];
  if (file.length > animationLimitBytes) return [`is larger than ${animationLimitBytes / 1_000_000} MB`];
  const value = parseFile(file);
  const layered = v.safeParse(Layered, value);
  if (!layered.success || layered.output.layers.length === 0) return ['is not Lottie JSON'];
  const { layers, assets } = layered.output;
  const issues = [
    ...(assets.some(hasExternalImage)
      ? ['has images in separate files; embed them when exporting (base64)']
      : []),
    ...(layers.length > layerLimit
      ? [`has ${layers.length} layers, but at most ${layerLimit} are shown`]
      : []),
  ];
  if (issues.length === 0 && !v.is(LottieAnimation, value))
    issues.push('is not shown, because its size, speed, frames or fonts are not allowed');
  const unsupportedFeatures = ignoredFeatures(value);
  if (unsupportedFeatures.length > 0)
    issues.push(`is shown without its ${unsupportedFeatures.join(' and ')}; convert them to shapes`);
  return issues;
}

function parseFile(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file));
  } catch {
    return undefined;
  }
}

function hasExternalImage(asset: unknown): boolean {
  const parsedAsset = v.safeParse(v.looseObject({ p: v.string() }), asset);
  return parsedAsset.success && !parsedAsset.output.p.startsWith('data:');
}

/** Returns features that the light player ignores: expressions (code in `x` of a property) and effects of a layer. */
function ignoredFeatures(animation: unknown): string[] {
  const features = new Set<string>();
  const queue = [animation];
  while (queue.length > 0 && features.size < 2) {
    const value = queue.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('k' in value && 'x' in value && typeof value.x === 'string') features.add('expressions');
    if ('ty' in value && 'ef' in value && Array.isArray(value.ef) && value.ef.length > 0)
      features.add('effects');
    for (const child of Object.values(value)) queue.push(child);
  }
  return [...features].toSorted();
}
