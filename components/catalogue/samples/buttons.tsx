import { ButtonLink, type ButtonLook } from '#components/ui/Button/ButtonLink.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { Samples } from './Samples.ts';
import { AnimationIsland } from '#components/island/AnimationIsland.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' });
const night = css({ padding: '8', marginTop: '8' });

/** Returns a sample of a button look in each size and with an icon, on a light and a dark background. */
function look(name: ButtonLook) {
  return function ButtonLooks() {
    const buttons = (
      <div className={row}>
        <ButtonLink href="/" look={name} size="sm">
          Small
        </ButtonLink>
        <ButtonLink href="/" look={name}>
          Order test SIMs
        </ButtonLink>
        <ButtonLink href="/" look={name} size="lg">
          Large
        </ButtonLink>
        <ButtonLink href="https://www.youtube.com/" target="_blank" look={name} icon="youtube">
          In a new tab
        </ButtonLink>
      </div>
    );
    return (
      <>
        {buttons}
        <div className={`night ${night}`}>{buttons}</div>
      </>
    );
  };
}

/** Buttons in the looks that editors can choose, and in other states. */
export const buttonSamples: Samples = {
  purple: look('purple'),
  black: look('black'),
  white: look('white'),
  outline: look('outline'),
  'outline-dark': look('outlineDark'),
  partner: look('partner'),
  disabled: () => (
    <button type="button" className={button({})} disabled>
      Subscribe
    </button>
  ),
  busy: () => (
    <button type="button" className={button({})} disabled aria-busy="true">
      Subscribe…
    </button>
  ),
  'long-text': () => (
    <ButtonLink href="/">
      Vereinbarung zur Auftragsverarbeitung für Donaudampfschifffahrtsgesellschaften herunterladen
    </ButtonLink>
  ),
  'refused-address': () => (
    <ButtonLink href="javascript:alert(1)" look="outline">
      Drawn as words
    </ButtonLink>
  ),
};

const uploads = '/cms/wp-content/uploads/2026/11';
const photo = { src: `${uploads}/photo-harbour.webp`, alt: 'Container cranes at dusk' };
const size = { width: 2400, height: 1350 };
const box = css({ width: '100%', maxWidth: '640px' });
const square = css({ width: '320px', maxWidth: '100%', aspectRatio: '1 / 1', objectFit: 'cover' });

export const imageSamples: Samples = {
  fluid: () => <Image {...photo} {...size} sizes="(min-width: 640px) 640px, 92vw" className={box} />,
  fixed: () => <Image {...photo} width={320} height={180} />,
  cropped: () => <Image {...photo} {...size} sizes="320px" className={square} />,
  placeholder: () => <Image {...photo} {...size} sizes="640px" className={box} placeholder />,
  drawing: () => <Image src={`${uploads}/icon-sim.svg`} alt="A SIM" width={120} height={120} />,
  missing: () => <MissingImage className={box} />,
  // A response that is no valid picture.
  failed: () => <Image src="data:image/webp;base64,AAAA" alt="" {...size} className={box} />,
  'failed-with-words': () => (
    <Image src="data:image/webp;base64,AAAA" alt="Nordvand" width={160} height={40} />
  ),
};

const animation = {
  animationLink: `${uploads}/tide-line.json`,
  width: 640,
  height: 160,
  className: box,
  label: 'A line that rises and falls',
};

export const animationSamples: Samples = {
  looping: () => <AnimationIsland {...animation} />,
  once: () => <AnimationIsland {...animation} loop={false} />,
  alternating: () => <AnimationIsland {...animation} direction="alternate" />,
  'under-the-pointer': () => <AnimationIsland {...animation} hover />,
  paused: () => <AnimationIsland {...animation} pause />,
  slow: () => <AnimationIsland {...animation} speed={0.5} delay={500} />,
  'without-its-file': () => <AnimationIsland {...animation} animationLink={undefined} animationData={{}} />,
};
