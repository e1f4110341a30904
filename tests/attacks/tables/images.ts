import { get, type Attack } from '../support/attack.ts';

const photograph = '/cms/wp-content/uploads/2026/11/bento-sim.webp';
const hostile = '/cms/wp-content/uploads/hostile';
const variant = (modifiers: string, source = photograph) => get(`/_ipx/${modifiers}${source}`);
const drawing = {
  status: 200,
  headers: { 'content-type': /^image\/svg\+xml/, 'content-security-policy': /sandbox/ },
};

/** Requests to the image proxy: unsupported variants, and sources that it must not fetch. */
export const images: readonly Attack[] = [
  [
    'a variant that pages use',
    variant('w_320,f_webp'),
    { status: 200, headers: { 'content-type': /^image\/webp/ } },
  ],
  ['a width that no page uses', variant('w_321,f_webp'), 400],
  ['a height that no page uses', variant('w_320,h_7,fit_cover'), 400],
  ['a quality that no page uses', variant('w_320,q_99,f_webp'), 400],
  ['a fit that no page uses', variant('w_320,h_320,fit_outside'), 400],
  ['a blur that no page uses', variant('w_320,blur_20'), 400],
  ['the largest of all', variant('w_3840,f_avif,q_100'), 400],
  ['beyond the largest', variant('w_99999'), 400],
  ['a negative width', variant('w_-1'), 400],
  ['a number in another notation', variant('w_3e2'), 400],
  ['a prototype as a modifier', variant('__proto___1'), 400],
  ['a drawing of filters, rasterised', variant('w_640,f_webp', `${hostile}/filters.svg`), 415],
  ['a drawing of copies, rasterised', variant('w_640,f_webp', `${hostile}/nested.svg`), 415],
  ['a drawing under a picture’s name, rasterised', variant('w_640,f_webp', `${hostile}/drawing.png`), 415],
  [
    'a drawing in the best format',
    get(`/_ipx/w_640,f_auto${hostile}/filters.svg`, { Accept: 'image/avif,image/webp' }),
    drawing,
  ],
  ['an unchanged drawing', variant('_', `${hostile}/nested.svg`), drawing],
  ['a drawing with a script', get(`${hostile}/script.svg`), drawing],
  ['exponential entities', variant('w_640,f_webp', `${hostile}/laughs.svg`), 415],
  [
    'a file of the machine in a drawing',
    variant('w_640,f_webp', `${hostile}/files.svg`),
    { status: 415, lacks: /root:/ },
  ],
  ['a page under a picture’s name', variant('w_640,f_webp', `${hostile}/page.jpg`), 415],
  [
    'a page as an upload',
    get(`${hostile}/page.html`),
    { status: 200, headers: { 'content-disposition': /attachment/, 'content-type': /octet-stream/ } },
  ],
  ['900 megapixels', variant('w_640,f_webp', `${hostile}/bomb.png`), 422],
  ['a truncated image', variant('w_640,f_webp', `${hostile}/half.png`), { status: [415], lacks: /stack/ }],
  ['another host', variant('w_640', '/https://evil.example/a.jpg'), 403],
  ['a cloud metadata service', variant('w_640', '/http://169.254.169.254/latest/meta-data'), 403],
  ['localhost', variant('w_640', '/http://127.0.0.1:22/'), 403],
  ['localhost as a single number', variant('w_640', '/http://2130706433/'), 403],
  ['localhost in IPv6', variant('w_640', '/http://[::1]/'), 403],
  ['a user before a host', variant('w_640', '/https://127.0.0.1@evil.example/a.jpg'), 403],
  ['a file', variant('w_640', '/file:///etc/passwd'), 404],
  ['content that is no upload', variant('w_640', '/cms/wp-json/wp/v2/users'), 404],
  [
    'dots out of the uploads',
    variant('w_640', '/cms/wp-content/uploads/..%2f..%2fwp-config.php'),
    { status: [404], lacks: /DB_/ },
  ],
  ['a missing upload', variant('w_640', '/cms/wp-content/uploads/none.jpg'), 404],
];
