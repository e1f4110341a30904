import { AnimationIsland } from '#components/animation/AnimationIsland.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { css } from '#styled/css';
import type { Samples } from '#components/catalogue/Samples.ts';

const uploads = '/cms/wp-content/uploads/2026/11';
const harbour = { src: `${uploads}/photo-harbour.webp`, alt: 'Container cranes at dusk' };
const size = { width: 2400, height: 1350 };
const box = css({ width: '100%', maxWidth: '640px' });
const square = css({ width: '320px', maxWidth: '100%', aspectRatio: '1 / 1', objectFit: 'cover' });

export const imageSamples: Samples = {
  fluid: () => <Image {...harbour} {...size} sizes="(min-width: 640px) 640px, 92vw" className={box} />,
  fixed: () => <Image {...harbour} width={320} height={180} />,
  cropped: () => <Image {...harbour} {...size} sizes="320px" className={square} />,
  placeholder: () => <Image {...harbour} {...size} sizes="640px" className={box} placeholder />,
  drawing: () => <Image src={`${uploads}/icon-sim.svg`} alt="A SIM" width={120} height={120} />,
  missing: () => <MissingImage className={box} />,
  // A picture that arrives, and is none.
  failed: () => <Image src="data:image/webp;base64,AAAA" alt="" {...size} className={box} />,
  'failed-with-words': () => (
    <Image src="data:image/webp;base64,AAAA" alt="Nordvand" width={160} height={40} />
  ),
};

const tide = {
  animationLink: `${uploads}/tide-line.json`,
  width: 640,
  height: 160,
  className: box,
  label: 'The tide rises and falls',
};

export const animationSamples: Samples = {
  looping: () => <AnimationIsland {...tide} />,
  once: () => <AnimationIsland {...tide} loop={false} />,
  alternating: () => <AnimationIsland {...tide} direction="alternate" />,
  'under-the-pointer': () => <AnimationIsland {...tide} hover />,
  paused: () => <AnimationIsland {...tide} pause />,
  slow: () => <AnimationIsland {...tide} speed={0.5} delay={500} />,
  'without-its-file': () => <AnimationIsland {...tide} animationLink={undefined} animationData={{}} />,
};
