import { wcagContrast } from 'culori';
import { namedColor, type Colors } from '#theme/colorOf.ts';
import { isDarkColor } from './palette.ts';

/** Contrast that WCAG 2.2 requires of text. */
const required = 4.5;

/** Use of a company's colour: the token that contains its readable shade, and the colours that it must be readable with. */
type Use = { token: string; name: string; beside: readonly [color: string, description: string][] };

const brandUse: Use = {
  token: 'brand',
  name: 'buttons and links',
  beside: [
    ['white', 'white text on it'],
    ['cool', 'links on the cool background'],
    ['warm', 'links on the warm background'],
  ],
};
const highlightUse: Use = {
  token: 'highlight',
  name: 'highlights and warnings',
  beside: [['ink', 'dark text on it']],
};
const inkUse: Use = {
  token: 'ink',
  name: 'text and dark bands',
  beside: [['white', 'white text on it']],
};

/**
 * Reports in sentences how the company's colours (`colors.company`) are used, and which were changed because text would
 * be hard to read. Empty for colours that were written by hand.
 */
export function contrastReport(colors: Colors): string[] {
  const { company } = colors;
  if (company === undefined) return [];
  const companyColors = typeof company === 'string' ? { DEFAULT: company } : company;
  const color = String(companyColors['DEFAULT']);
  const accent = companyColors['accent'];
  return [
    ...describe(color, brandUse, colors),
    ...(typeof accent === 'string'
      ? describe(accent, isDarkColor(accent) ? inkUse : highlightUse, colors)
      : []),
  ];
}

function describe(companyColor: string, { token, name, beside }: Use, colors: Colors): string[] {
  const usedColor = namedColor(colors, token);
  const contrasts = beside.map(([groundToken, description]) => {
    const ground = namedColor(colors, groundToken);
    return {
      description,
      before: wcagContrast(companyColor, ground),
      after: wcagContrast(usedColor, ground),
    };
  });
  const worst = contrasts.toSorted((a, b) => a.before - b.before).at(0);
  if (worst === undefined) return [];
  const { description, before, after } = worst;
  if (usedColor === companyColor)
    return [
      `${companyColor} is used unchanged for ${name}: the contrast of ${description} is ${ratio(before)}.`,
    ];
  const change =
    wcagContrast(usedColor, '#fff') > wcagContrast(companyColor, '#fff') ? 'darkened' : 'lightened';
  const reason =
    before < required
      ? `WCAG 2.2 requires ${required}:1 of text.`
      : 'Lines and subdued text on it need the difference.';
  return [
    `${companyColor} was ${change} to ${usedColor} for ${name}: the contrast of ${description} rises from ${ratio(before)} to ${ratio(after)}. ${reason}`,
    ...decision(companyColor, token, colors),
  ];
}

/** Explains how to use the given colour after all. */
function decision(companyColor: string, token: string, colors: Colors): string[] {
  const darkText = wcagContrast(companyColor, namedColor(colors, 'ink'));
  const otherwise =
    token === 'brand' && darkText >= required
      ? `For buttons in ${companyColor} with dark text (${ratio(darkText)}), set recipes.button in brand/theme.ts (docs/design.md). `
      : '';
  const name = token === 'brand' ? 'company' : 'company.accent';
  return [
    `  To decide otherwise: ${otherwise}Shapes and drawings can use the colour '${name}', which is ${companyColor}. Any value in brand/tokens.ts can be changed; npm test -- theme/contrast.test.ts checks it.`,
  ];
}

/** Rounds down, so that a contrast below the minimum never looks sufficient. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;
