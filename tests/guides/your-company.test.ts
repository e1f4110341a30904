import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { codeBlocksOf, copyProject, type ProjectCopy } from './support/copyProject.ts';

/** Colours of the demo that another company is unlikely to use. */
const demonstrationColors = [colors.brand.DEFAULT, colors.ink, colors.cool, colors.highlight.DEFAULT];
const runFile = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

const font =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

let project: ProjectCopy;
let site: RunningSite;
let dataDir: string;

beforeAll(async () => {
  project = await copyProject();
  for (const block of (await codeBlocksOf('docs/your-company.md')).slice(1, 3))
    for (const [, script = '', argumentText = ''] of block.matchAll(/^npm run ([\w:]+)(?: -- (.*))?$/gm))
      await project.run(
        script,
        ...argumentsOf(argumentText),
        ...(script === 'brand' ? ['--font', font] : []),
      );
  await project.run('new:section', 'Timeline', 'Faq', '--brand');
  await mkdir(path.join(project.folder, 'brand/words'));
  await project.write('brand/words/en.po', 'msgid "Subscribe"\nmsgstr "Get the letter"\n');
  const [leadForm = '', consent = '', product = ''] = (await codeBlocksOf('docs/your-company.md')).slice(3);
  await project.write('brand/leadForm.ts', leadForm);
  await project.write('brand/consent.ts', consent);
  await project.write('brand/product.ts', product);
  await project.run('build');
  dataDir = await mkdtemp(path.join(tmpdir(), 'acme-'));
  site = await runSite(
    {
      EMBEDDED_CONTENT: 'starter',
      DATA_DIR: dataDir,
      ENQUIRY_RECIPIENT: 'sales@acme.example',
      MAIL_FROM: 'Acme <post@acme.example>',
    },
    'start',
    undefined,
    project.folder,
  );
});
afterAll(async () => {
  await site?.stop();
  await project?.remove();
  if (dataDir !== undefined) await rm(dataDir, { recursive: true });
});

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });
const textOf = async (address: string) => (await get(address)).text();

describe('another company set up by the guide', () => {
  it('changes only files in brand/ and the catalogues of its language', async () => {
    const changedFiles: string[] = [];
    for await (const file of glob('**/*.{ts,tsx,css,svg,po,graphql,php,json,md}', {
      cwd: project.folder,
      exclude: [
        'node_modules',
        'dist',
        '**/generated',
        '**/__generated__',
        'styled-system',
        '.cache',
        'data',
        'public',
      ],
    })) {
      const [before, after] = await Promise.all(
        [root, project.folder].map((folder) => readFile(path.join(folder, file), 'utf8').catch(() => '')),
      );
      if (before !== after) changedFiles.push(file);
    }
    expect(changedFiles).toContain('brand/tokens.ts');
    expect(changedFiles).toContain('brand/sections/Timeline/Timeline.tsx');
    const generated = 'schema/content.graphql';
    expect(
      changedFiles.filter((file) => file !== generated && !/^(?:brand|locales\/sv)\//.test(file)),
    ).toEqual([]);
  });

  it('shows no colours or drawings of the demo', async () => {
    const pages = await Promise.all(
      ['/', '/pricing', '/contact', '/de/blog', '/site.webmanifest'].map(textOf),
    );
    const sheets = pages.join('\n').matchAll(/href="(\/assets\/[^"]*\.css)"/g);
    const styles = await Promise.all([...new Set([...sheets].map(([, url = '']) => url))].map(textOf));
    const drawings: string[] = [await textOf('/favicon.svg')];
    for await (const file of glob('dist/client/assets/**/*.svg', { cwd: project.folder }))
      drawings.push(await project.read(file));
    const servedText = [...pages, ...styles, ...drawings].join('\n').toLowerCase();
    expect(styles.length).toBeGreaterThan(0);
    expect(servedText).toContain('#0057b8');
    expect(demonstrationColors.filter((color) => servedText.includes(color.toLowerCase()))).toEqual([]);
  });

  it('never mentions the demo company', async () => {
    const sitemap = await textOf('/sitemap-en.xml');
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const pages = await Promise.all(
      [...addresses, '/no-such-page', '/feed.xml', '/site.webmanifest'].map(textOf),
    );
    expect(addresses.length).toBeGreaterThan(12);
    expect(pages.filter((text) => /kystlink|buoy|sea ?chart|tide/i.test(text))).toEqual([]);
  });

  it('shows its name and logo before WordPress has them', async () => {
    const [home, manifest, feed] = await Promise.all(['/', '/site.webmanifest', '/feed.xml'].map(textOf));
    for (const text of [home, manifest, feed]) expect(text).toContain('Acme Fjordline');
    expect([home, manifest, feed].join('\n')).not.toMatch(/your.company/i);
    const [, logo = ''] = /src="([^"]*logo-company[^"]*)"/.exec(home ?? '') ?? [];
    expect(await textOf(logo)).toBe(await project.read('brand/uploads/2026/11/logo-company.svg'));
  });

  it('names only currencies and stored choices that it has', async () => {
    expect(await textOf('/pricing')).not.toMatch(/kroner|dollars/);
    expect(await textOf('/cookie-settings')).not.toMatch(/price-(?:currency|zone)/);
  });

  it('gets a plugin without content of the demo', async () => {
    await project.run('wordpress:zip');
    const files: string[] = [];
    for await (const file of glob('.cache/wordpress/skerry/content/**/*.json', { cwd: project.folder }))
      files.push(file);
    expect(files).toEqual(['.cache/wordpress/skerry/content/starter/content.json']);
  });

  it('uses the company’s font, and the company’s text in HTML and scripts', async () => {
    const home = await textOf('/');
    const [, file = ''] = /rel="preload" href="([^"]*\.woff2)"/.exec(home) ?? [];
    expect((await get(file)).headers.get('content-type')).toBe('font/woff2');
    expect(home).toContain('Get the letter');
    let inScripts = false;
    for await (const script of glob('dist/client/assets/**/*.js', { cwd: project.folder }))
      inScripts ||= (await project.read(script)).includes('Get the letter');
    expect(inScripts).toBe(true);
  });

  it('receives errors with file and line for unknown texts in brand/words', async () => {
    const catalogue = await project.read('brand/words/en.po');
    await project.write('brand/words/en.po', `${catalogue}\nmsgid "Subscrib"\nmsgstr "Get it"\n`);
    await expect(project.run('check:translations')).rejects.toThrow(
      'brand/words/en.po:5: “Subscrib” is not a text of the site',
    );
  });

  it('has the chosen languages, currency and features', async () => {
    expect(await textOf('/sv')).toContain('<html lang="sv"');
    expect((await get('/da')).status).toBe(404);
    expect((await get('/docs')).status).toBe(404);
    const prices = await textOf('/pricing');
    expect(prices).toContain('€');
    expect(prices).not.toMatch(/name="[^"]*currency[^"]*"/i);
  });

  it('has its own lead form, also in the mail and the export', async () => {
    for (const [address, label] of [
      ['/enquiry', 'People'],
      ['/de/enquiry', 'Personen'],
      ['/sv/enquiry', 'Deltagare'],
    ] as const) {
      const [form = ''] =
        /<form[^>]*action="\/api\/enquiries"[^]*?<\/form>/.exec(await textOf(address)) ?? [];
      expect(form).toContain(label);
      const names = [...form.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(
        ([, name]) => name,
      );
      expect(names).toEqual([
        'kind',
        'locale',
        'website',
        'fullName',
        'email',
        'company',
        'format',
        'people',
      ]);
    }
    const post = (fields: object) =>
      fetch(`${site.url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          kind: 'lead',
          fullName: 'Ada Lund',
          email: 'ada@lund.example',
          format: 'review',
          people: '12',
          numberOfSims: '1-49',
          ...fields,
        }),
      });
    const messages = {
      en: ['Choose a format', '1 to 40 people'],
      de: ['Wählen Sie ein Format', '1 bis 40 Personen'],
      sv: ['Välj en form', '1 till 40 deltagare'],
    };
    for (const [locale, [format, people]] of Object.entries(messages)) {
      const rejectedResponse = await post({ locale, format: 'party', people: '41' });
      expect(rejectedResponse.status).toBe(422);
      expect((await rejectedResponse.json()).data.fields).toEqual({ format, people });
    }
    expect((await post({})).status).toBe(200);
    const mailOf = async () => {
      for await (const file of glob('mail/**/*.eml', { cwd: dataDir }))
        return readFile(path.join(dataDir, file), 'utf8');
      return '';
    };
    await expect.poll(mailOf, { timeout: 20_000 }).toContain('A review');
    expect(await mailOf()).toContain('People:');
    const { stdout } = await runFile('npm', ['run', '--silent', 'enquiries', '--', 'export'], {
      cwd: project.folder,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect(stdout).toContain('format: review\npeople: 12');
    expect(stdout).not.toContain('numberOfSims');
  });

  it('shows the facts that it has defined for each package, and none that it has removed', async () => {
    for (const [address, facts, features] of [
      ['/pricing', ['Users:1,500', 'On site:Yes', 'Support:By phone'], 'Answers within two working days'],
      ['/de/preise', ['Nutzer:1.500', 'Vor Ort:Ja', 'Support:Am Telefon'], 'Antwort in zwei Werktagen'],
      ['/sv/pricing', ['Användare:1\u00A0500', 'Support:Per telefon'], 'Answers within two working days'],
    ] as const) {
      const page = await textOf(address);
      const storedFields = [...page.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(
        ([, label, value]) => `${label}:${value}`,
      );
      expect(storedFields).toEqual(expect.arrayContaining([...facts]));
      expect(page).not.toContain(features);
      expect(page).toContain('"additionalProperty"');
    }
    const schema = await project.read('schema/content.graphql');
    expect(schema).toContain('type PageElementsSectionElementsPackagesFacts {');
    expect(schema).not.toContain('type PageElementsSectionElementsPackagesFeatures {');
  });

  it('has its own cookie categories', async () => {
    for (const [address, name] of [
      ['/cookie-settings', 'Research'],
      ['/de/cookie-settings', 'Forschung'],
      ['/sv/cookie-settings', 'Forskning'],
    ] as const) {
      const page = await textOf(address);
      const boxes = [...page.matchAll(/name="category"[^>]* value="(\w+)"/g)].map(([, value]) => value);
      expect(boxes).toEqual(['necessary', 'preferences', 'research']);
      expect(page).toContain(name);
      expect(page).toContain('acme_studies');
    }
    let inScripts = '';
    for await (const script of glob('dist/client/assets/**/*.js', { cwd: project.folder }))
      inScripts += await project.read(script);
    expect(inScripts).toContain('research');
    expect(inScripts).not.toContain('Forschung');
    expect(inScripts).not.toMatch(/["'`]marketing["'`]/);
  });

  it('has its own icons and social card', async () => {
    for (const address of ['/icon-512.png', '/favicon.ico', '/og/en/pricing.png']) {
      const [companyFile, originalFile] = await Promise.all([
        get(address).then((response) => response.bytes()),
        readFile(path.join(root, 'public', address)).catch(() => Buffer.of()),
      ]);
      expect(companyFile.length).toBeGreaterThan(300);
      expect(Buffer.from(companyFile).equals(originalFile)).toBe(false);
    }
  });
});

/** Splits a command line into arguments, like a shell. */
function argumentsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
