import type { Html, Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { Cta } from './banners.ts';
import type { Alignment, Background, Button, Link } from './parts.ts';

type Head = {
  label?: Text;
  title?: Text;
  subtitle?: Text;
  description?: Html;
  backgroundColor?: Background;
};

/** A row of a list; its description is plain text, lines apart by `\n`. */
export type Item = { title?: Text; description?: Text; icon?: Media; link?: Link };

export type Features = Head & { kind: 'Features'; alignment?: Alignment; features?: Item[] };
export type FeaturesWithCtaBanner = Head & { kind: 'FeaturesWithCtaBanner'; features?: Item[]; cta?: Cta };
export type DashboardFeatures = Head & { kind: 'DashboardFeatures'; image?: Media; features?: Item[] };
export type Benefits = Head & { kind: 'Benefits'; columns?: number; benefits?: Item[] };
export type OurValues = Head & { kind: 'OurValues'; values?: Item[] };
export type UseCase = Head & { kind: 'UseCase'; image?: Media; useCases?: Item[] };

export type GridBox = {
  title?: Text;
  description?: Text;
  image?: Media;
  link?: Link;
  backgroundColor?: Background;
};
export type BoxGrid = Omit<Head, 'backgroundColor'> & {
  kind: 'BoxGrid';
  columns?: number;
  gridBoxes?: GridBox[];
};

export type FactBox = {
  fact?: Text;
  title?: Text;
  description?: Text;
  image?: Media;
  backgroundColor?: Background;
};
export type LargeFactsFeatureBoxes = Omit<Head, 'backgroundColor'> & {
  kind: 'LargeFactsFeatureBoxes';
  boxes?: FactBox[];
};

export type Step = { stepNumber?: number; title?: Text; description?: Html; image?: Media };
export type Guide = Head & { kind: 'Guide'; steps?: Step[]; globalButtons?: Button[] };

export type Faq = Head & { kind: 'Faq'; faq?: { question: Text; answer: Html }[] };

/** The lines of a group are rows, `|` between their cells; `+` and `-` say what is included. */
export type Table = Head & {
  kind: 'Table';
  headings?: Text;
  groups?: { title?: Text; lines: Text }[];
  searchable?: boolean;
};
