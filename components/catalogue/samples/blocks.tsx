import { CallToAction } from '#components/content/CallToAction.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { Container, Section, type Tone } from '#components/ui/Section/Section.tsx';
import type { Samples } from '#components/catalogue/Samples.ts';

function band(tone: Tone) {
  return function Band() {
    return (
      <Section tone={tone} spacing="tight" label={tone}>
        <Container>{tone}</Container>
      </Section>
    );
  };
}

export const bandSamples: Samples = {
  white: band('white'),
  sunken: band('sunken'),
  tint: band('tint'),
  foam: band('foam'),
  sand: band('sand'),
  night: band('night'),
};

const picture = (
  <Image
    src="/cms/wp-content/uploads/2026/11/photo-harbour.webp"
    alt="Container cranes at dusk"
    width={2400}
    height={1350}
    sizes="(min-width: 1024px) 527px, 100vw"
  />
);
const words = { title: 'See your own devices in the log', description: 'Five SIMs, 30 days, free.' };

export const callToActionSamples: Samples = {
  standard: () => <CallToAction {...words} text="Order test SIMs" href="/test-kit" />,
  gradient: () => <CallToAction {...words} ctaStyle="gradient" text="Order test SIMs" href="/test-kit" />,
  'without-button': () => <CallToAction {...words} ctaStyle="gradient" />,
  'gradient-with-picture': () => (
    <CallToAction {...words} ctaStyle="gradient" text="Order test SIMs" href="/test-kit" image={picture} />
  ),
};

export const previewBannerSamples: Samples = { shown: () => <PreviewBanner /> };
