/** Something to press, and what tells in the page, by itself, that the press was taken and that its work is done. */
export type Control = {
  path: string;
  /** For Playwright; the first that is seen. */
  pressed: string;
  /** Filled in before it is pressed: a value for each field by its name, in the form of what is pressed. */
  filled?: Readonly<Record<string, string>>;
  /** Filled in key by key, as quickly as somebody types who is good at it; else in an instant, as browsers fill in. */
  isTyped?: true;
  /**
   * Pressed once the page's script runs: before that the form is the browser's, which posts it and leaves the page, or
   * says by itself what is missing.
   */
  isForm?: true;
  /** Typed at once into what was pressed; its time counts from then. */
  typed?: string;
  /** The visitor sees that the press was taken; where there is nothing between, that is when its work is done. */
  isFelt?: () => boolean;
  isDone: () => boolean;
};

/** Stands in a filled field for an address that nobody else has written. */
export const newAddress = '(a new address)';

const newsletterSent: Control = {
  path: '/',
  pressed: 'form[action="/api/newsletter"] button',
  isForm: true,
  filled: { emailAddress: newAddress },
  isFelt: () =>
    document.querySelector('form[action="/api/newsletter"] button:is([data-held], [aria-busy])') !== null,
  // The address that was taken is gone from its field; one that was refused stays there.
  isDone: () =>
    document.querySelector('form[action="/api/newsletter"] [aria-live] > *')?.checkVisibility() === true &&
    document.querySelector<HTMLInputElement>('[name=emailAddress]')?.value === '',
};

const contactSent: Control = {
  path: '/contact',
  pressed: 'form[action="/api/enquiries"] button',
  isForm: true,
  filled: { fullName: 'Ada Lund', company: 'Lund ApS', email: newAddress, description: 'Answer.' },
  isFelt: () =>
    document.querySelector('form[action="/api/enquiries"] button:is([data-held], [aria-busy])') !== null,
  isDone: () => document.querySelector('form[action="/api/enquiries"] > [role=status] > *') !== null,
};

/** What a visitor may press first, of every kind. */
export const firstPressControls: Readonly<Record<string, Control>> = {
  menu: {
    path: '/',
    pressed: 'header summary:visible',
    isDone: () =>
      [...document.querySelectorAll('header details[open] a')].some((link) => link.checkVisibility()),
  },
  languages: {
    path: '/',
    pressed: 'footer details summary',
    isDone: () => document.querySelector('footer details[open] a')?.checkVisibility() === true,
  },
  question: {
    path: '/pricing',
    // The first one is open.
    pressed: 'main details[name] >> nth=1 >> summary',
    isDone: () =>
      document.querySelectorAll('main details[name]')[1]?.querySelector('p')?.checkVisibility() === true,
  },
  'code sample': {
    path: '/',
    pressed: 'main fieldset:has(pre) label >> nth=1',
    isDone: () =>
      document.querySelector('fieldset label:has(:checked) ~ label + div') !== null &&
      document.querySelectorAll('fieldset:has(pre) label + div')[1]?.checkVisibility() === true,
  },
  'cookie settings': {
    path: '/',
    pressed: 'footer [popovertarget=cookie-settings]',
    isFelt: () =>
      document.querySelector('#cookie-settings:popover-open, dialog[open] [name=category]') !== null,
    isDone: () => document.querySelector('dialog[open] [name=category]') !== null,
  },
  'lead dialog': {
    path: '/pricing',
    pressed: 'main a[href="#lead"]',
    isFelt: () => document.querySelector('dialog[open]') !== null,
    isDone: () => document.querySelector('dialog[open] form') !== null,
  },
  currency: {
    path: '/pricing',
    pressed: 'main label:has([value=eur])',
    isFelt: () =>
      document.querySelector('main [data-currency=eur]')?.checkVisibility({ visibilityProperty: true }) ===
      true,
    // Kept, and every list alike.
    isDone: () =>
      localStorage.getItem('price-currency') === 'eur' &&
      [...document.querySelectorAll<HTMLInputElement>('[value=eur]')].every(({ checked }) => checked),
  },
  'price zone': {
    path: '/pricing',
    pressed: 'main label:has([value=world])',
    isFelt: () =>
      document
        .querySelector('main [data-currency=usd][data-zone=world]')
        ?.checkVisibility({ visibilityProperty: true }) === true,
    isDone: () =>
      localStorage.getItem('price-zone') === 'world' &&
      [...document.querySelectorAll<HTMLInputElement>('[value=world]')].every(({ checked }) => checked),
  },
  'fleet slider': {
    path: '/pricing',
    pressed: '[data-fleet-price] [type=range]',
    isFelt: () => {
      const slider = document.querySelector<HTMLInputElement>('[data-fleet-price] [type=range]');
      return slider !== null && slider.value !== slider.defaultValue;
    },
    // The example is 200, the slider's middle 320.
    isDone: () => document.querySelector('[data-fleet=sims]')?.textContent.includes('320 ×') === true,
  },
  'country look-up': {
    path: '/coverage',
    pressed: '[data-table-search] input',
    typed: 'kenya',
    isDone: () => {
      const rows = [...document.querySelectorAll('[data-table-search] tbody tr')];
      return rows.filter((row) => row.checkVisibility()).length === 1;
    },
  },
  'newsletter, empty': {
    path: '/',
    pressed: 'form[action="/api/newsletter"] button',
    isForm: true,
    isFelt: () => document.querySelector('form[action="/api/newsletter"] button[data-held]') !== null,
    // The browser says what is missing beside the field that it leads to; the form says it too, once it can.
    isDone: () => document.querySelector('form[action="/api/newsletter"] :invalid:focus') !== null,
  },
  'newsletter, typed and sent': { ...newsletterSent, isTyped: true },
  'newsletter, filled in and sent': newsletterSent,
  'contact form, empty': {
    path: '/contact',
    pressed: 'form[action="/api/enquiries"] button',
    isForm: true,
    isFelt: () => document.querySelector('form[action="/api/enquiries"] button[data-held]') !== null,
    isDone: () => document.querySelector('form[action="/api/enquiries"] :invalid:focus') !== null,
  },
  'contact form, typed and sent': { ...contactSent, isTyped: true },
  'contact form, filled in and sent': contactSent,
};
