import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { codeBlocksOf, copyProject, formatCode, type ProjectCopy } from './support/copyProject.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that the company overrides, by name in this test. */
const redesigned = {
  layout: 'components/site/DefaultLayout.tsx',
  header: 'components/site/header/SiteHeader.tsx',
  footer: 'components/site/footer/SiteFooter.tsx',
  hero: 'components/sections/HeroElement/HeroElement.tsx',
  card: 'components/sections/BoxGrid/BoxCell.tsx',
  article: 'components/post/Article.tsx',
  articleHeading: 'components/post/sections/SectionHeading/SectionHeading.tsx',
  heading: 'components/ui/Heading.tsx',
};

/** Style that appears only in the platform's footer. */
const footerStyle = '5fr 7fr';

/** Style of a file that only the platform's hero imports. */
const helper = { file: 'components/sections/HeroElement/ChartHero.tsx', style: '452px' };

const footer = `import { useLingui } from '@lingui/react/macro';
import * as parts from '#brand/parts.ts';
import { CookieButton } from '#components/consent/CookieButton.tsx';
import { NewsletterSignUp } from '#components/site/footer/NewsletterSignUp.tsx';
import { BottomBanner } from '#components/page/connection/BottomBanner.tsx';
import { LanguageMenu } from '#components/site/language/LanguageMenu.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { usePage } from '#components/page/usePage.ts';
import { leadId, leadPagePath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { css } from '#styled/css';

const map = css({ width: '100%', height: '177px' });

export function SiteFooter() {
  const { t } = useLingui();
  const { data, locale } = usePage();
  return (
    <footer className="night" data-company="footer">
      {parts.leadForm && (
        <BottomBanner id={leadId}>
          <a href={localisePath(leadPagePath, locale)}>
            {t({ message: 'Book a crossing', comment: 'Link in the footer' })}
          </a>
        </BottomBanner>
      )}
      <Container>
        <svg
          className={map}
          viewBox="0 0 4 1"
          role="img"
          aria-label={t({ message: 'Map of our routes', comment: 'Name of the map in the footer' })}
        >
          <path d="M0 1 4 0" stroke="currentColor" strokeWidth="0.02" />
        </svg>
        {parts.newsletter && <NewsletterSignUp />}
        <nav aria-label={t({ message: 'Footer', comment: 'Name of the footer navigation' })}>
          {data.site.footer.menu
            .flatMap(({ items }) => items)
            .map(({ link }) => (
              <Link key={\`\${link.url} \${link.title}\`} href={link.url}>
                {link.title}
              </Link>
            ))}
        </nav>
        <LanguageMenu place="footer" />
        {parts.consent && <CookieButton />}
      </Container>
    </footer>
  );
}
`;

/** Override that queries fewer fields than its original, and shows an image beside a coloured panel. */
const hero = `import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { HeroPicture } from '#components/sections/HeroElement/HeroPicture.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Section } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import type { HeroElement_section$key } from './__generated__/HeroElement_section.graphql.ts';

type Props = { section: HeroElement_section$key };

const styles = {
  columns: css({ display: 'grid', gridTemplateColumns: { lg: '3fr 4fr' } }),
  panel: css({ padding: '8', background: 'surface.tint' }),
};

export function HeroElement({ section }: Props) {
  const { title, description, image, globalButtons } = useFragment(
    graphql\`
      fragment HeroElement_section on PageElementsSectionElementsHeroElementLayout {
        title
        description
        image {
          node {
            ...HeroPicture_wide
          }
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    \`,
    section,
  );
  if (!title) return null;
  return (
    <Section tone="white" spacing="none">
      <div className={styles.columns} data-company="hero">
        {image && <HeroPicture wide={image.node} narrow={undefined} />}
        <div className={styles.panel}>
          <Heading level={1}>{title}</Heading>
          {description && <RichText html={description} />}
          <GlobalButtons buttons={sectionButtons(globalButtons)} size="lg" />
        </div>
      </div>
    </Section>
  );
}
`;

const heroTest = `import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { expect, it } from 'vitest';
import { renderSection } from '#tests/support/renderSection.tsx';
import { HeroElement } from './HeroElement.tsx';
import type { HeroElementTestQuery } from './__generated__/HeroElementTestQuery.graphql.ts';

it('shows its title as the page’s h1', async () => {
  const { container } = await renderSection<HeroElementTestQuery>({
    query: graphql\`
      query HeroElementTestQuery @raw_response_type {
        page(id: "/") {
          pageElements {
            sectionElements {
              __typename
              ...HeroElement_section @alias(as: "section")
            }
          }
        }
      }
    \`,
    kind: 'HeroElement',
    fields: { title: 'By sea' },
    locale: 'en',
    renderContent: ({ section }) => section && <HeroElement section={section} />,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'By sea' })).toBeTruthy();
  expect(container.querySelector('[data-company="hero"]')).not.toBeNull();
});
`;

/** Override that wraps its original. */
const heading = `import type { ComponentProps } from 'react';
import { Heading as Original } from '#original/ui/Heading.tsx';
import { css, cx } from '#styled/css';

const serif = css({ fontFamily: 'Georgia, serif' });

export function Heading(props: ComponentProps<typeof Original>) {
  return <Original {...props} className={cx(serif, props.className)} />;
}
`;

let project: ProjectCopy;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  project = await copyProject();
  for (const file of Object.values(redesigned)) await project.run('override', file);
  const record = async (file: string) => `${(await project.read(`brand/${file}`)).split('\n')[0]}\n`;
  const write = async (file: string, code: string) =>
    project.write(`brand/${file}`, (await record(file)) + code);
  await write(redesigned.footer, footer);
  await write(redesigned.hero, hero);
  await write(redesigned.heading, heading);
  await project.write('brand/components/sections/HeroElement/HeroElement.test.tsx', heroTest);
  const [theme = ''] = await codeBlocksOf('docs/design.md');
  await project.write('brand/theme.ts', await formatCode('brand/theme.ts', theme));

  await project.replace(
    `brand/${redesigned.layout}`,
    '<SiteHeader />',
    '<p data-company="layout">Ferries sail today.</p>\n      <SiteHeader />',
  );
  // Centres the logo and puts the menu below it.
  const header = `brand/${redesigned.header}`;
  await project.replace(header, ' data-header=""', ' data-header="" data-company="header"');
  await project.replace(
    header,
    '<Container className={styles.bar}>\n        <Logo />',
    '<Container className={styles.logo}>\n        <Logo />\n      </Container>\n      <Container className={styles.bar}>',
  );
  await project.replace(
    header,
    '  bar: css(',
    "  logo: css({ display: 'grid', justifyItems: 'center', paddingTop: '4' }),\n  bar: css(",
  );
  await project.replace(`brand/${redesigned.card}`, '<article\n', '<article\n      data-company="card"\n');
  await project.replace(`brand/${redesigned.article}`, '<article>', '<article data-company="article">');
  await project.replace(
    `brand/${redesigned.articleHeading}`,
    'data-section-heading=""',
    'data-section-heading="" data-company="article heading"',
  );

  await project.run('extract');
  for (const [locale, words] of [
    ['da', ['Bestil en overfart', 'Kort over vores ruter']],
    ['de', ['Überfahrt buchen', 'Karte unserer Routen']],
  ] as const)
    for (const [index, source] of ['Book a crossing', 'Map of our routes'].entries())
      await project.replace(
        `brand/locales/${locale}/messages.po`,
        `msgid "${source}"\nmsgstr ""`,
        `msgid "${source}"\nmsgstr "${words[index]}"`,
      );
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await project?.remove();
});

describe('a company that redesigns components in brand/components/', () => {
  it('passes the checks without changing files of the platform', async () => {
    for (const check of [
      'check:types',
      'check:unused',
      'check:imports',
      'check:lint',
      'check:translations',
      'check:format',
    ])
      await project.run(check);
    const changed: string[] = [];
    for await (const file of glob('{components,pages,renderer,schema,server,theme}/**/*.{ts,tsx}', {
      cwd: project.folder,
      exclude: ['**/generated', '**/__generated__'],
    }))
      if ((await readFile(path.join(root, file), 'utf8')) !== (await project.read(file))) changed.push(file);
    expect(changed).toEqual([]);
  });

  it('runs its own test of a section kind in place of the platform’s', async () => {
    const printed = await project.run('test:unit', 'components/sections/HeroElement', 'brand/components');
    expect(printed).toContain('1 passed, 0 failed');
  });

  it('does not have to translate texts of components that it has replaced', async () => {
    expect(await project.read('brand/locales/en/messages.po')).toContain('msgid "Book a crossing"');
    await project.run('check:translations');
  });

  it('gets a type error for an override that no longer fits its original', async () => {
    const file = redesigned.card;
    const original = await project.read(file);
    await project.replace(file, 'export function BoxCell', 'export const rows = 2;\nexport function BoxCell');
    await expect(project.run('check:types')).rejects.toThrow(
      `brand/${file} does not export what ${file} exports: `,
    );
    const list = await project.run('override', '--list');
    expect(list).toContain(`brand/${file}: outdated. Its original changed:`);
    expect(list).toContain(`brand/${redesigned.footer}: up to date.`);
    await project.write(file, original);
  });

  describe('on the built site', () => {
    beforeAll(async () => {
      await project.run('build');
      site = await runSite({}, 'start', undefined, project.folder);
    });
    const textOf = async (address: string) => (await fetch(site.url + address)).text();
    const count = (text: string, pattern: string | RegExp) => text.split(pattern).length - 1;

    it.each(['/', '/pricing', '/de/preise', '/blog/cause-15-at-high-water'])(
      'shows its header and footer on %s, with one h1',
      async (address) => {
        const page = await textOf(address);
        expect(count(page, ' data-company="layout"')).toBe(1);
        expect(count(page, ' data-company="header"')).toBe(1);
        expect(count(page, ' data-company="footer"')).toBe(1);
        expect(count(page, /<h1[ >]/)).toBe(1);
        for (const landmark of ['header', 'main', 'footer'])
          expect(count(page, new RegExp(`<${landmark}[^>]*(?: data-| id="main")`)), landmark).toBe(1);
      },
    );

    it('shows its hero, cards and articles', async () => {
      expect(await textOf('/pricing')).toContain('data-company="hero"');
      expect(await textOf('/')).toContain('data-company="card"');
      const article = await textOf('/blog/cause-15-at-high-water');
      expect(article).toContain('data-company="article"');
      expect(article).toContain('data-company="article heading"');
    });

    it('shows its own texts in every language', async () => {
      expect(await textOf('/pricing')).toContain('Map of our routes');
      expect(await textOf('/de/preise')).toContain('Karte unserer Routen');
    });

    it('ships the styles of overrides and wrapped originals, but not of replaced originals', async () => {
      expect(await readFile(path.join(root, redesigned.footer), 'utf8')).toContain(footerStyle);
      let styles = '';
      for await (const sheet of glob('dist/client/assets/**/*.css', { cwd: project.folder }))
        styles += await project.read(sheet);
      expect(styles).toMatch(/3fr 4fr/);
      expect(styles).toMatch(/Georgia/);
      expect(styles).not.toContain(footerStyle);
    });

    it('does not ship the styles of files that only replaced originals imported', async () => {
      expect(await readFile(path.join(root, helper.file), 'utf8')).toContain(helper.style);
      let styles = '';
      for await (const sheet of glob('dist/client/assets/**/*.css', { cwd: project.folder }))
        styles += await project.read(sheet);
      expect(styles).not.toContain(helper.style);
    });

    describe('with the theme of docs/design.md', () => {
      beforeAll(async () => {
        browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
      });
      /** Returns computed styles of the first matching element. */
      const styleOf = async (address: string, selector: string, properties: readonly string[]) => {
        const page = await browser.newPage({ baseURL: site.url });
        await page.goto(address);
        const values = await page
          .locator(selector)
          .first()
          .evaluate((element, names) => {
            const style = getComputedStyle(element);
            return names.map((name) => style.getPropertyValue(name));
          }, properties);
        await page.close();
        return values;
      };
      const article = '/blog/cause-15-at-high-water';

      it('shows headings without a component of their own in the second typeface', async () => {
        expect(await styleOf(article, 'h2[data-section-heading]', ['font-family'])).toEqual([
          '"Source Serif 4", Georgia, serif',
        ]);
        expect(await styleOf('/terms', 'main h2', ['font-family'])).toEqual([
          '"Source Serif 4", Georgia, serif',
        ]);
      });

      it('shows cards without border, with round corners and a soft shadow', async () => {
        const [border, radius, shadow] = await styleOf('/', '[data-company="card"]', [
          'border-top-width',
          'border-top-left-radius',
          'box-shadow',
        ]);
        expect([border, radius]).toEqual(['0px', '16px']);
        expect(shadow).toContain('24px');
      });

      it('shows articles in a narrow serif column, and legal pages as before', async () => {
        const text = ['font-family', 'max-width'];
        expect(await styleOf(article, 'article div > p:nth-of-type(2)', text)).toEqual([
          '"Source Serif 4", Georgia, serif',
          'min(100%, 496px)',
        ]);
        const [family, column] = await styleOf('/terms', 'main div > p:nth-of-type(2)', text);
        expect(family).toMatch(/^"Instrument Sans"/);
        expect(column).toBe('min(100%, 616px)');
      });

      it('gives the block editor the same typeface and column', async () => {
        await project.run('wordpress:zip');
        const model = '.cache/wordpress/skerry/model';
        const styles = await project.read(`${model}/post-theme.json`);
        expect(styles).toContain('31rem');
        expect(styles).toContain('Source Serif 4');
        expect(await project.read(`${model}/page-theme.json`)).not.toContain('31rem');
        expect(await project.read(`${model}/fonts.css`)).toContain("font-family: 'Instrument Sans'");
      });
    });
  });
});
