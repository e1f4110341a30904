import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';
import { redesign, redesigned } from './support/redesign/redesign.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Style that appears only in the platform's footer. */
const footerStyle = '5fr 7fr';

/** Style of a file that only the platform's hero imports. */
const helper = { file: 'components/sections/HeroElement/ChartHero.tsx', style: '452px' };

let project: ProjectCopy;
let site: RunningSite;
let browser: Browser;

/** Runs git in the company's repository, and returns its output. */
const git = async (...args: string[]) => {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  return (await run('git', [...author, ...args], { cwd: project.folder })).stdout;
};

beforeAll(async () => {
  project = await copyProject();
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The platform');
  await redesign(project);
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
    const changedFiles = (await git('status', '--porcelain', '--untracked-files=all'))
      .split('\n')
      .filter(Boolean);
    expect(changedFiles.length).toBeGreaterThan(10);
    expect(changedFiles.filter((line) => !line.slice(3).startsWith('brand/'))).toEqual([]);
  });

  it('runs its own test of a section kind in place of the platform’s', async () => {
    const output = await project.run('test:unit', 'components/sections/HeroElement', 'brand/components');
    expect(output).toContain('1 passed, 0 failed');
  });

  it('does not have to translate texts of components that it has replaced', async () => {
    expect(await project.read('brand/locales/en/messages.po')).toContain('msgid "Book a crossing"');
    await project.run('check:translations');
  });

  it('gets a type error for an override that no longer fits its original', async () => {
    const file = redesigned.card;
    const originalText = await project.read(file);
    await project.replace(file, 'export function BoxCell', 'export const rows = 2;\nexport function BoxCell');
    await expect(project.run('check:types')).rejects.toThrow(
      `brand/${file} does not export what ${file} exports: `,
    );
    const list = await project.run('override', '--list');
    expect(list).toContain(`brand/${file}: outdated. Its original changed:`);
    expect(list).toContain(`brand/${redesigned.footer}: up to date.`);
    await project.write(file, originalText);
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
        for (const landmark of [/<header[^>]* data-header=/, /<main[^>]* id="main"/, /<footer[^>]* data-/])
          expect(count(page, landmark), landmark.source).toBe(1);
      },
    );

    it('shows its hero, cards and articles', async () => {
      expect(await textOf('/pricing')).toContain('data-company="hero"');
      expect(await textOf('/')).toContain('data-company="card"');
      const article = await textOf('/blog/cause-15-at-high-water');
      expect(article).toContain('data-company="article head"');
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
      expect(styles).toMatch(/\.041em/);
      expect(styles).not.toContain(footerStyle);
    });

    it('does not ship the styles of files that only replaced originals imported', async () => {
      expect(await readFile(path.join(root, helper.file), 'utf8')).toContain(helper.style);
      let styles = '';
      for await (const sheet of glob('dist/client/assets/**/*.css', { cwd: project.folder }))
        styles += await project.read(sheet);
      expect(styles).not.toContain(helper.style);
    });

    describe('in a browser', () => {
      beforeAll(async () => {
        browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
      });
      const article = '/blog/cause-15-at-high-water';
      const open = async (address: string, width = 1440) => {
        const page = await browser.newPage({ baseURL: site.url, viewport: { width, height: 900 } });
        await page.goto(address);
        return page;
      };

      it.each([390, 1440])('shows pages without overflow at %i px', async (width) => {
        for (const address of ['/', '/pricing', article, '/de/preise']) {
          const page = await open(address, width);
          const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow), address).toBe(0);
          await page.close();
        }
      });

      it('shows the menu below a centred logo', async () => {
        const page = await open('/');
        const logo = await boxOf(page, '[data-company="header"] a');
        const menu = await boxOf(page, '[data-company="header"] nav:visible');
        await page.close();
        expect(Math.abs(logo.x + logo.width / 2 - 720)).toBeLessThan(2);
        expect(menu.y).toBeGreaterThanOrEqual(logo.y + logo.height);
      });

      it('shows the picture of a hero at the left of its text, with round buttons', async () => {
        const page = await open('/');
        const picture = await boxOf(page, '[data-company="hero"] > :first-child');
        const title = await boxOf(page, '[data-company="hero"] h1');
        await page.close();
        expect(picture.x).toBe(0);
        expect(title.x).toBeGreaterThanOrEqual(picture.width);
        expect(await styleOf('/', '[data-company="hero"] h1 ~ div a', ['border-radius'])).toEqual(['999px']);
      });

      it('shows the picture of a card above its text', async () => {
        const page = await open('/');
        const picture = await boxOf(page, '[data-company="card"]:has(img) img');
        const title = await boxOf(page, '[data-company="card"]:has(img) h3');
        await page.close();
        expect(title.y).toBeGreaterThan(picture.y + picture.height - 1);
      });

      it('shows the date of an article above its title', async () => {
        const page = await open(article);
        const date = await boxOf(page, '[data-company="article head"] time');
        const title = await boxOf(page, '[data-company="article head"] h1');
        await page.close();
        expect(date.y + date.height).toBeLessThanOrEqual(title.y);
      });

      it('preloads both typefaces', async () => {
        const page = await textOf('/');
        expect(count(page, '<link rel="preload"') - count(page, 'as="image"')).toBe(2);
        expect(page).toMatch(/href="[^"]*SourceSerif4[^"]*" as="font"/);
      });

      /** Returns computed styles of the first matching element. */
      const styleOf = async (address: string, selector: string, properties: readonly string[]) => {
        const page = await open(address);
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
      // Until the typeface has loaded, system typefaces with its measured widths replace it.
      const headingFont: unknown = expect.stringMatching(
        /^"Source Serif 4", "Heading Arial", .*, Georgia, serif$/,
      );
      it('renders headings without a custom component in the second typeface', async () => {
        expect(await styleOf(article, 'h2[data-section-heading]', ['font-family'])).toEqual([headingFont]);
        expect(await styleOf('/terms', 'main h2', ['font-family'])).toEqual([headingFont]);
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
          headingFont,
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

/** Returns position and size of the first matching element. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return box;
}
