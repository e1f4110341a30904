import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterEach(() => cms.setFault(undefined));
afterAll(() => cms.stop());

const menuUrl = () => `${cms.url}/wp-json/skerry/v1/menu/?lang=en`;

async function fetchRest(route: string, lang: string) {
  const response = await fetch(`${cms.url}/wp-json/skerry/v1/${route}/?lang=${lang}`);
  return response.json();
}

describe('the REST route of the menu', () => {
  it('has four dropdowns with both kinds of call to action, and two links', async () => {
    const menu = await fetchRest('menu', 'da');
    const items: { dropdown: boolean; link_text: string; cta: { dropdown_style: string } | null }[] =
      menu.main_navigation;
    expect(items.map((item) => item.link_text)).toEqual([
      'Produkter',
      'Løsninger',
      'Udviklere',
      'Om os',
      'Priser',
      'Status',
    ]);
    expect(items.map((item) => item.cta?.dropdown_style)).toEqual([
      'gradient',
      'standard',
      'standard',
      'gradient',
      undefined,
      undefined,
    ]);
    expect(items.at(-1)).toMatchObject({ external: true, column: false, cta: null, dropdown: false });
    expect(items[0]).toMatchObject({ external: false, link: '', dropdown: true });
  });

  it('links to the pages of its language by absolute URLs, with icons and descriptions', async () => {
    const menu = await fetchRest('menu', 'de');
    expect(menu.main_navigation[0].column[0].sub_menu[0]).toEqual({
      id: 1,
      link: { title: 'Kystlink SIM', url: `${cms.url}/de/produkte/sim-karte/`, target: '' },
      icon: `${cms.url}/wp-content/uploads/2026/11/icon-sim.svg`,
      link_description: 'Karte oder gelöteter Chip, 584 Netze',
    });
    expect(menu.logo).toMatchObject({ mime_type: 'image/svg+xml', width: 0, height: 0 });
  });
});

it('the footer has four groups, highlighted links and a copyright notice', async () => {
  const footer = await fetchRest('footer', 'en');
  expect(footer.menu.map((group: { title: string }) => group.title)).toEqual([
    'Products',
    'Developers',
    'Company',
    'Legal',
  ]);
  expect(footer.menu[1].items[1]).toEqual({
    link: { title: 'Network status', url: 'https://status.kystlink.example', target: '_blank' },
    external: true,
    highlight_link: true,
  });
  expect(footer.footer_copyright[0]).toEqual({ text: '© 2026 Kystlink ApS', link_url: '', link_text: '' });
  expect(footer.company_address[0].group[0]).toEqual({ text: 'Kystlink ApS' });
});

it.each([
  ['en', 'GO TO HOMEPAGE', '/'],
  ['da', 'GÅ TIL FORSIDEN', '/da/'],
  ['de', 'ZUR STARTSEITE', '/de/'],
])('the error page is available in %s', async (lang, title, uri) => {
  const errorPage = await fetchRest('error-page', lang);
  expect(errorPage.global_buttons).toEqual([
    { link: { title, url: `${cms.url}${uri}`, target: '' }, style: 'purple', icon: '' },
  ]);
  expect(errorPage.description).toMatch(/^<p>.*<\/p>$/);
  expect(errorPage.image.url).toContain('/error-chart.svg');
});

it("an unknown route responds with WordPress's 404", async () => {
  const response = await fetch(`${cms.url}/wp-json/skerry/v1/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
});

describe('setFault', () => {
  it.each(['refuse', 'reset'] as const)('%s breaks the connection', async (fault) => {
    cms.setFault(fault);
    await expect(fetch(menuUrl()).then((response) => response.text())).rejects.toThrow();
  });

  it('hang sends no response', async () => {
    cms.setFault('hang');
    const abort = new AbortController();
    const answer = fetch(menuUrl(), { signal: abort.signal }).then(() => 'answered');
    const otherCms = startCms().then(async (second) => {
      await fetch(`${second.url}/wp-json/skerry/v1/menu/?lang=en`);
      await second.stop();
      return 'silent';
    });
    expect(await Promise.race([answer, otherCms])).toBe('silent');
    abort.abort();
    await expect(answer).rejects.toThrow();
  });

  it('status sends a 500, html a login page, errors a GraphQL error', async () => {
    cms.setFault('status');
    expect((await fetch(menuUrl())).status).toBe(500);
    cms.setFault('html');
    expect((await fetch(menuUrl())).headers.get('content-type')).toContain('text/html');
    cms.setFault('errors');
    expect(await (await fetch(menuUrl())).json()).toMatchObject({
      data: null,
      errors: [{ message: 'Internal server error' }],
    });
  });

  it('partial sends data with null fields and an error', async () => {
    cms.setFault('partial');
    const query =
      '{ pages(where: { name: "home" }) { nodes { slug seo { title } pageElements { sectionElements { __typename } } } } }';
    const response = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(query)}`);
    const { data, errors } = await response.json();
    expect(errors).toHaveLength(1);
    expect(data.pages.nodes[0]).toMatchObject({ slug: 'home', seo: null });
    expect(data.pages.nodes[0].pageElements.sectionElements[1]).toBeNull();
  });

  it('undefined restores the correct responses, and every content request is counted', async () => {
    const requestsBefore = cms.requests();
    cms.setFault('status');
    await fetch(menuUrl());
    cms.setFault(undefined);
    expect((await fetch(menuUrl())).status).toBe(200);
    expect(cms.requests() - requestsBefore).toBe(2);
  });
});
