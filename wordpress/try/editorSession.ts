import type { Browser } from '@playwright/test';

export const sectionsKey = 'field_site_page_elements_section_elements';
export const partKey = (name: string) => `field_site_page_elements_hero_element_${name}`;
const screen = '/wp-admin/tools.php?page=skerry-changes';

/** Editor's session in a separate browser context, with a page's form and the list of pending changes. */
export type EditorSession = Awaited<ReturnType<typeof startEditorSession>>;

export async function startEditorSession(options: {
  browser: Browser;
  coreUrl: string;
  login: string;
  password: string;
}) {
  const { coreUrl, login } = options;
  const context = await options.browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(180_000);
  // The live preview needs the website.
  await context.addInitScript(() => localStorage.setItem('skerryLive', 'closed'));
  // Blocks fonts and styles from other hosts: they do not affect the order of changes.
  await context.route(
    (url) => url.origin !== new URL(coreUrl).origin || /\.(?:css|png|svg|gif|woff2?)$/.test(url.pathname),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  // Accepts the confirmation dialogs before leaving and before deleting.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${coreUrl}/wp-login.php`);
  await page.fill('#user_login', login);
  await page.fill('#user_pass', options.password);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);

  const name = login.charAt(0).toUpperCase() + login.slice(1);
  const isReady = async () => {
    await page.waitForFunction(() => document.readyState === 'complete');
    // If someone else has the form open, WordPress asks whether to take over.
    const takeOver = page.locator('#post-lock-dialog a.button-primary');
    if (await takeOver.isVisible()) {
      const pageLoad = page.waitForEvent('load');
      await takeOver.evaluate((link) => (link as HTMLElement).click());
      await pageLoad;
    }
  };
  const changeField = (selector: string, value: string) =>
    page.evaluate(
      ([selector = '', newValue = '']) => {
        const control = document.querySelector<HTMLInputElement>(selector);
        if (control === null) throw new Error(`There is no ${selector}.`);
        control.value = newValue;
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [selector, value],
    );
  const row = (number: number) =>
    `.acf-field[data-key="${sectionsKey}"] > .acf-input > .acf-flexible-content > .values > .layout:nth-child(${number + 1})`;
  const notices = async () =>
    // Reads only the text, not the button that WordPress adds to dismiss notices.
    (await page.locator('#wpbody-content .notice > p, #message > p').allTextContents()).map((text) =>
      text.replaceAll(/\s+/g, ' ').trim(),
    );

  const inRow = (author: string) =>
    page.locator('#the-list tr', { has: page.locator(`td.author:text-is("${author}")`) });
  async function applyTo(action: string, authors: readonly string[], time?: string): Promise<string> {
    for (const author of authors)
      for (const box of await inRow(author).locator('th input[type=checkbox]').all()) await box.check();
    if (time !== undefined) await page.fill('input[name=time]', time);
    await page.selectOption('#bulk-action-selector-top', action);
    await Promise.all([page.waitForEvent('domcontentloaded'), page.click('#doaction')]);
    return (await notices()).join(' ');
  }

  return {
    name,
    page,
    close: () => context.close(),
    async open(post: string) {
      await page.goto(`${coreUrl}/wp-admin/post.php?post=${post}&action=edit`);
      await isReady();
    },
    /** Opens an editor's pending change in the form, from the list. */
    async openChange(author: string) {
      await page.goto(coreUrl + screen, { waitUntil: 'domcontentloaded' });
      await inRow(author).locator('a.row-title').click();
      await isReady();
    },
    title: (text: string) => changeField('#title', text),
    section: (number: number, text: string, part = 'title') =>
      changeField(`${row(number)} [name$="[${partKey(part)}]"]`, text),
    async addSection(text: string) {
      const count = await page.locator(row(0).replace(/:nth-child.*/, '')).count();
      await page.evaluate(`acf.getField('${sectionsKey}').add({ layout: 'hero_element' })`);
      await changeField(`${row(count)} [name$="[${partKey('title')}]"]`, text);
    },
    removeSection: (number: number) =>
      page.evaluate((selector) => document.querySelector(selector)?.remove(), row(number)),
    moveToStart: (number: number) =>
      page.evaluate((selector) => {
        const section = document.querySelector(selector);
        section?.parentElement?.prepend(section);
      }, row(number)),
    slug: (text: string) => changeField('#post_name', text),
    parent: (post: string) => changeField('#parent_id', post),
    order: (number: number) => changeField('#menu_order', String(number)),
    year: (text: string) => changeField('#aa', text),
    /**
     * Clicks "Save as pending change". Returns the message if the form stays open, or an empty string if the
     * change is opened.
     */
    async keep(): Promise<string> {
      const response = page.waitForResponse(/\/skerry\/v1\/change\//);
      const redirect = page.waitForRequest(/&skerry_change=/).then(() => '');
      const textHandle = page.waitForFunction(
        () =>
          /except|Could not/.exec(document.querySelector('#skerry-change-status')?.textContent ?? '')?.input,
      );
      const message = textHandle.then((text) => text.jsonValue()).then(String);
      await page.evaluate(() => document.querySelector<HTMLElement>('#skerry-change-save')?.click());
      await response;
      const text = await Promise.race([redirect.catch(() => message), message.catch(() => redirect)]);
      redirect.catch(() => undefined);
      return text;
    },
    /** Clicks "Update". Returns the notices of the next screen. */
    async update(): Promise<string[]> {
      const pageLoad = page.waitForEvent('domcontentloaded');
      await page.evaluate(() => document.querySelector<HTMLElement>('#publish')?.click());
      await pageLoad;
      return notices();
    },
    /** Performs a bulk action on the changes of some editors. Returns the notice. */
    async inList(action: string, authors: readonly string[], time?: string): Promise<string> {
      await page.goto(`${coreUrl}${screen}${action === 'restore' ? '&status=trash' : ''}`, {
        waitUntil: 'domcontentloaded',
      });
      return applyTo(action, authors, time);
    },
    /** Clicks a row action of an editor's change. Returns the notice. */
    async inRow(action: string, author: string): Promise<string> {
      await page.goto(coreUrl + screen, { waitUntil: 'domcontentloaded' });
      const link = inRow(author).locator(`.row-actions .${action} a`);
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        link.evaluate((a) => (a as HTMLElement).click()),
      ]);
      return (await notices()).join(' ');
    },
    /** Clicks "Undo" in the notice after "Move to Trash". */
    async undo(): Promise<string> {
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        page.getByRole('button', { name: 'Undo' }).click(),
      ]);
      await isReady();
      return (await notices()).join(' ');
    },
    async list(): Promise<string> {
      await page.goto(coreUrl + screen, { waitUntil: 'domcontentloaded' });
      return (await page.locator('#the-list').innerText()).replaceAll(/\s+/g, ' ');
    },
  };
}
