import type { Html, Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { Alignment, Background, Button, CtaStyle } from './parts.ts';

/** A call to action inside another section. */
export type Cta = {
  ctaStyle?: CtaStyle;
  title?: Text;
  description?: Text;
  image?: Media;
  globalButtons?: Button[];
};

type Banner = {
  label?: Text;
  title?: Text;
  subtitle?: Text;
  description?: Html;
  image?: Media;
  alignment?: Alignment;
  globalButtons?: Button[];
};

export type HeroElement = Banner & {
  kind: 'HeroElement';
  imageMobile?: Media;
  /** `upload:file.json`: a Lottie file among the uploads. */
  animationLink?: `upload:${string}` | `https://${string}`;
  backgroundColor?: Background;
};

export type TopImgWithContent = Banner & { kind: 'TopImgWithContent' };

export type FullwidthContentSplitImgLeft = Banner & {
  kind: 'FullwidthContentSplitImgLeft';
  backgroundColor?: Background;
};

export type SplitContentImgRight = Banner & {
  kind: 'SplitContentImgRight';
  backgroundColor?: Background;
  list?: { text: Text }[];
};

export type CallToActionCard = Omit<Banner, 'alignment'> & {
  kind: 'CallToActionCard';
  backgroundColor?: Background;
  ctaStyle?: CtaStyle;
};

export type ContentWithCtaBanner = {
  kind: 'ContentWithCtaBanner';
  label?: Text;
  title?: Text;
  subtitle?: Text;
  description?: Html;
  content?: Html;
  backgroundColor?: Background;
  cta?: Cta;
};

export type SectionTitle = {
  kind: 'SectionTitle';
  label?: Text;
  title?: Text;
  subtitle?: Text;
  description?: Html;
  alignment?: Alignment;
  backgroundColor?: Background;
  headingLevel?: 'h1' | 'h2' | 'h3';
};
