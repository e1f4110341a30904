/**
 * The stylesheets beside the one that every page has, each with the files whose drawings alone need what is in it.
 * A page links those of which it has a class, in this order. What only scripts draw stays in the one that every page has.
 */
export const sheets = {
  /** What opens a front page, and shows the product on it. */
  front: [
    'components/sections/About',
    'components/sections/BoxGrid',
    'components/sections/Cases/LogoRow.tsx',
    'components/sections/DashboardFeatures',
    'components/sections/FeaturedContent',
    'components/sections/HeroElement/ChartHero.tsx',
    'components/sections/HeroElement/HeroPicture.tsx',
    'components/drawing/CodeDrawing.tsx',
    'components/drawing/CurveDrawing.tsx',
    'components/drawing/LogDrawing.tsx',
    'components/drawing/PanelDrawing.tsx',
    'components/drawing/RouteDrawing.tsx',
  ],
  /** Kinds of sections that a front page seldom has: what is offered, … */
  offer: [
    'components/content/CallToActionPicture.styles.ts',
    'components/sections/Benefits',
    'components/sections/ContentWithCtaBanner',
    'components/sections/Features',
    'components/sections/FeaturesWithCtaBanner',
    'components/sections/PackageSelector',
    'components/sections/Table',
    'components/sections/UseCase',
    'components/drawing/bill.styles.ts',
    'components/pricing/FleetPrice.styles.ts',
  ],
  /** … who offers it, and to whom. */
  company: [
    'components/sections/Cases/CaseRows.tsx',
    'components/sections/CompanyInfo',
    'components/sections/Contact',
    'components/sections/ContactSection',
    'components/sections/OurOffice',
    'components/sections/OurTeam',
    'components/sections/OurValues',
    'components/sections/SectionTitle',
    'components/sections/TopImgWithContent',
    'components/contact-form',
    'components/drawing/Drawing.tsx',
  ],
  journal: [
    'components/drawing/BarsDrawing.tsx',
    'components/blog',
    'components/post',
    'renderer/layouts/BlogLayout.tsx',
    'renderer/layouts/PostSingleLayout.tsx',
  ],
  /** What few of the editors' texts hold: a recipe. */
  extras: [],
  /** Texts with more than paragraphs, lists and links: a recipe. */
  prose: [],
  /** What shows the API, previews, codes and the catalogue; cookies and newsletters beside their pages. */
  tools: [
    'components/catalogue',
    'components/docs',
    'components/preview',
    'components/qr',
    'components/consent/CookieTable.tsx',
    'components/newsletter/NewsletterNoticePage.tsx',
    'components/newsletter/PreferencesForm.tsx',
    'pages/preview',
    'renderer/layouts/DocsLayout.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

export type SheetName = keyof typeof sheets;

/** The recipes that stand in the sheets of their names; every page has the others. */
export const recipesWithSheets = ['extras', 'prose'] as const satisfies readonly SheetName[];
