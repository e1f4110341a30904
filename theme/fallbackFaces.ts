import { defineGlobalFontface } from '@pandacss/dev';
import { theme } from '#brand/theme.ts';
import { typeface } from '#brand/typeface.ts';
import type { TypefaceMetrics } from './Theme.ts';

/* Text is shown in a system typeface until the company's has loaded. Each of these faces adjusts one system
   typeface to its width and height, at the used weights and widths, so that lines break at the same words. Browsers
   use the first face whose `local()` name exists: Arial (Windows, macOS, iOS; Liberation Sans and Arimo have the
   same widths), Roboto (Android, ChromeOS), Noto Sans or DejaVu Sans (Linux). docs/performance.md explains how the
   sizes were measured. */

type Names = { regular: readonly string[]; bold: readonly string[] };
/** Widths of Arial relative to the typeface, in the site's texts. */
type Ratios = { regular: number; bold: number };

function facesOf({ ascent, descent, widths }: TypefaceMetrics, { regular, bold }: Names, ratios: Ratios) {
  const face = (names: readonly string[], weight: string, stretch: string, size: number) => ({
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    fontStretch: stretch,
    sizeAdjust: percent(size),
    ascentOverride: percent((ascent * 100) / size),
    descentOverride: percent((descent * 100) / size),
    lineGapOverride: '0%',
  });
  return [
    face(regular, '100 499', '100%', widths.regular * ratios.regular),
    face(regular, '500 599', '100%', widths.medium * ratios.regular),
    face(bold, '600 700', '100%', widths.bold * ratios.bold),
    face(regular, '100 599', '75% 95%', widths.narrow * ratios.regular),
    face(bold, '600 700', '81% 95%', widths.narrowBold * ratios.bold),
    face(bold, '600 700', '75% 80%', widths.narrowestBold * ratios.bold),
  ];
}

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}

/** System typefaces by operating system, with their widths relative to Arial. */
const systemFaces: Readonly<Record<string, [Names, Ratios]>> = {
  Arial: [
    {
      regular: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    { regular: 1, bold: 1 },
  ],
  Roboto: [
    { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
    { regular: 1.008, bold: 1.055 },
  ],
  Noto: [
    { regular: ['Noto Sans', 'Noto Sans Regular'], bold: ['Noto Sans Bold'] },
    { regular: 0.954, bold: 0.956 },
  ],
  DejaVu: [
    { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    { regular: 0.886, bold: 0.84 },
  ],
};

function fallbacksOf(metrics: TypefaceMetrics, prefix: string) {
  return defineGlobalFontface(
    Object.fromEntries(
      Object.entries(systemFaces).map(([name, [names, ratios]]) => [
        `${prefix} ${name}`,
        facesOf(metrics, names, ratios),
      ]),
    ),
  );
}

const ofText = fallbacksOf(typeface.metrics, 'Fallback');
const headingMetrics = theme.fonts?.headings?.metrics;
const ofHeadings = headingMetrics === undefined ? {} : fallbacksOf(headingMetrics, 'Heading');

export const fallbackFaces = { ...ofText, ...ofHeadings };

/** Family names in order of preference, for text and for headings. */
export const fallbackFamilies = { text: Object.keys(ofText), headings: Object.keys(ofHeadings) };
