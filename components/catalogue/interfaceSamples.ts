import { buttonSamples, animationSamples, imageSamples } from './samples/buttons.tsx';
import { fieldSamples, segmentedControlSamples } from './samples/fields.tsx';
import {
  headingSamples,
  iconSamples,
  linkSamples,
  spinnerSamples,
  textSamples,
  bandSamples,
  callToActionSamples,
  previewBannerSamples,
} from './samples/text.tsx';
import type { Samples } from './samples/Samples.ts';

/** Interface elements in every state, by the segments of their URLs (`/__catalogue/interface/field/error`). */
export const interfaceSamples: Readonly<Record<string, Samples>> = {
  animation: animationSamples,
  band: bandSamples,
  button: buttonSamples,
  'call-to-action': callToActionSamples,
  field: fieldSamples,
  heading: headingSamples,
  icon: iconSamples,
  image: imageSamples,
  link: linkSamples,
  'preview-banner': previewBannerSamples,
  'segmented-control': segmentedControlSamples,
  spinner: spinnerSamples,
  text: textSamples,
};

/** Returns the sample of a URL; `undefined` if there is none. */
export function findSample(part: string | undefined, state: string | undefined) {
  const samples = ownValue(interfaceSamples, part);
  return samples && ownValue(samples, state);
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string | undefined): T | undefined {
  return key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
