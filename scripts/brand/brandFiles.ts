import type { LocaleDescription } from '#schema/LocaleDescription.ts';
import { loadTypeface } from '#server/media/typeface.ts';
import { locales as knownLanguages } from '#brand/languages.ts';
import { paletteOf } from './palette.ts';

/** Input of `npm run brand`, from its arguments or prompts. */
export type BrandAnswers = {
  name: string;
  /** Brand colour of the company, such as `#0057b8`. */
  color: string;
  /** Second colour, such as a navy for text or an orange for highlights. */
  accent?: string | undefined;
  /** Language codes, such as `en` and `sv`. URLs in the first language have no code. */
  languages: readonly string[];
  currencies: readonly ('dkk' | 'eur' | 'usd')[];
  timeZone: string;
  /** Features in `brand/parts.ts` to disable. */
  without: readonly string[];
};

/** Returns the text files of a company's `brand/` by name, except its typeface. Throws if the input is invalid. */
export async function brandFiles(
  { name: enteredName, color, accent, languages, currencies, timeZone, without }: BrandAnswers,
  { parts, legal }: { parts: string; legal: string },
): Promise<Record<string, string>> {
  const colors = paletteOf(color, accent);
  // Removes characters that would end a comment or a string, because generated files contain the name in comments.
  const name = enteredName.replaceAll(/[*/\\`$\s]+/g, ' ').trim();
  if (name === '') throw new Error('The name of the company is empty. Use at least one letter.');
  const { ink, pale, paleStrong, cool } = colors;
  return {
    'brand.ts': `import type { Brand } from '#schema/brand.ts';

/** Facts about ${name} that the code needs. Its name, addresses and people are content, which editors write in WordPress. */
export const brand: Brand = ${literal({ timeZone: checkedZone(timeZone), currencies, zones: ['europe'], iconService: 'none', edge: 'line' }).replace("'none'", 'undefined')};
`,
    'tokens.ts': `/* Colours of ${name}, derived from ${[color, accent].filter(Boolean).join(' and ')}. \`npm test\` reports pairs with too little contrast. */

export const colors = ${literal(colors)} as const;

export const radii = ${literal({ tag: '4px', control: '8px', panel: '12px' })} as const;

export const shadows = ${literal({
      sheet: `0 1px 2px ${ink}1A`,
      raised: `0 12px 32px -12px ${ink}47`,
    })} as const;
`,
    'languages.ts': languagesModule(languages, currencies),
    'parts.ts': without.reduce(withoutPart, parts),
    'legal.ts': legal
      .replace(/name: '(?:[^'\\]|\\.)*'/, () => `name: ${literal(name)}`)
      .replaceAll('@your-company.example', `@${hostOf(name)}.example`),
    'leadForm.ts': `import { defaultLeadForm, type LeadForm } from '#schema/leadForm.ts';

/**
 * Fields of the lead form; validation, messages, mails and exports are derived from them. Replace them with your own,
 * with texts in each language: docs/your-company.md.
 */
export const leadForm: LeadForm = defaultLeadForm;
`,
    'newsletter.ts': `import { defaultInterests, type Interests } from '#schema/interests.ts';

/**
 * Interests that subscribers may choose, by the IDs that are stored and sent to the mailing tool. Replace them with
 * your own, with texts in each language: docs/newsletter.md.
 */
export const interests: Interests = defaultInterests;
`,
    // The price calculator needs fields of its own.
    ...(without.includes('fleetPrice') && { 'product.ts': productModule }),
    'mark.svg': await markOf(name, colors.brand.DEFAULT),
    'uploads/2026/11/logo-company.svg': await logoOf(name, colors.brand.DEFAULT, ink),
    'art/banner.svg': backgroundSvg(1264, 250, ink, colors.inkRaised),
    'art/banner-tall.svg': backgroundSvg(390, 460, ink, colors.inkRaised),
    'art/missing-picture.svg': backgroundSvg(640, 480, pale, cool),
    'art/cardDrawing.ts': `/** SVG behind the text of a sharing card of 1200 by 630 pixels, on the right. Empty for none. */
export const cardDrawing = '<path fill="${paleStrong}" d="M860 0h340v574H760z"/><path fill="${colors.brand.DEFAULT}" d="M1128 0h72v574h-84z"/>';
`,
    'art/StepsDrawing.tsx': `/** Illustration above the steps of a guide. ${name} has none. */
export function StepsDrawing(_props: { steps: number }) {
  return null;
}
`,
  };
}

const productModule = `import { defaultPackageFields, defaultProductFields } from '#schema/defaultProduct.ts';
import type { Facts, PackageFields, ProductFields } from '#schema/product.ts';

/**
 * Fields of a package in addition to title, prices and buttons; form, queries and pages are derived from them. Omitted
 * fields are in none of these: docs/your-company.md.
 */
export const packageFields: PackageFields = defaultPackageFields;

/** Fields of a product in addition to title, image, prices and buttons. Price lists select products. */
export const productFields: ProductFields = defaultProductFields;

/** Further facts of packages and products, shown with label and value. */
export const facts = {} satisfies Facts;
`;

function languagesModule(codes: readonly string[], currencies: readonly string[]): string {
  const [first = 'en'] = codes;
  const rows = Object.fromEntries(codes.map((code) => [code, languageRow(code, first, currencies)]));
  return `import type { LocaleDescription } from '#schema/LocaleDescription.ts';

/** Languages of the site by their code in addresses, in the order of the menu. To add one, see docs/languages.md. */
export const locales = ${literal(rows)} as const satisfies Record<string, LocaleDescription>;

/** Language whose addresses have no code. */
export const defaultLocale = '${first}' satisfies keyof typeof locales;
`;
}

function languageRow(code: string, first: string, currencies: readonly string[]): LocaleDescription {
  const descriptions: Readonly<Record<string, LocaleDescription>> = knownLanguages;
  const row = descriptions[code] ?? unknownLanguage(code);
  const isOffered = currencies.includes(row.currency.toLowerCase());
  const currency = isOffered ? row.currency : currencyOf(currencies[0]);
  return { ...row, currency, homePath: code === first ? '/' : `/${code}` };
}

/** Describes a language with the data of `Intl`. */
function unknownLanguage(code: string): LocaleDescription {
  if (!/^[a-z]{2}$/.test(code))
    throw new Error(`${code} is not a language code. Use two letters, such as sv.`);
  const { language, region = '' } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const isoCode = `${language}-${region}`;
  const isRightToLeft = ['ar', 'fa', 'he', 'ur', 'yi', 'ps'].includes(code);
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    isoCode,
    dateCode: isoCode,
    languageCode: code,
    wordPressLocale: `${language}_${region}`,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    currency: 'EUR',
    homePath: `/${code}`,
  };
}

function currencyOf(currency: string | undefined): LocaleDescription['currency'] {
  if (currency === 'dkk') return 'DKK';
  return currency === 'usd' ? 'USD' : 'EUR';
}

function withoutPart(text: string, part: string): string {
  const line = `export const ${part}: boolean = `;
  if (!text.includes(line))
    throw new Error(`The part ${part} does not exist. brand/parts.ts lists the parts.`);
  return text.replace(`${line}true`, `${line}false`);
}

function checkedZone(timeZone: string): string {
  // Throws a RangeError that names the zone.
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/** Returns a placeholder for the mark: the first letter in a rounded square. */
async function markOf(name: string, color: string): Promise<string> {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${await drawMark(name, color)}</svg>
`;
}

/** Returns a placeholder for the logo of the starter content: the mark and the name. */
async function logoOf(name: string, color: string, ink: string): Promise<string> {
  const font = await loadTypeface('semibold');
  const width = Math.ceil(38 + font.width(name) * 18);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28">${await drawMark(name, color)}<path fill="${ink}" d="${font.outline(name, { x: 36, y: 20.4, size: 18 })}"/></svg>
`;
}

async function drawMark(name: string, color: string): Promise<string> {
  const font = await loadTypeface('semibold');
  const letter = name.trim().charAt(0).toUpperCase();
  const x = 14 - (font.width(letter) * 19) / 2;
  return `<rect width="28" height="28" rx="7" fill="${color}"/><path fill="#FFFFFF" d="${font.outline(letter, { x, y: 20.8, size: 19 })}"/>`;
}

/** Returns a name as a label of a host name, such as `acme-fjordline`. */
function hostOf(name: string): string {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'company';
}

function backgroundSvg(width: number, height: number, from: string, to: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${from}"/><path fill="${to}" d="M${Math.round(width * 0.62)} 0H${width}V${height}H${Math.round(width * 0.44)}z"/></svg>
`;
}

/** Formats an object in the project's code style. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text.replaceAll("'", "\\'")}'`);
}
