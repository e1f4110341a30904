import sanitizeHtml, { type IOptions } from 'sanitize-html';

const shapes =
  'path circle ellipse rect line polyline polygon g defs mask clipPath linearGradient radialGradient stop use';
const geometry =
  'd cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform pathLength viewBox offset id href';
const paint =
  'fill fill-opacity fill-rule clip-rule clip-path mask opacity stroke stroke-width stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity gradientUnits ' +
  'gradientTransform maskUnits clipPathUnits';

const options: IOptions = {
  allowedTags: shapes.split(' '),
  allowedAttributes: { '*': `${geometry} ${paint}`.split(' ') },
  // Icons of the public service end up in a document of our origin: nothing in them may point out of it.
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => staysInside(name, value)),
      ),
    }),
  },
  nonTextTags: ['script', 'style', 'title', 'desc', 'metadata', 'foreignObject', 'text'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** Reduces an icon's SVG to shapes and paint. */
export function sanitiseIcon(body: string): string {
  return sanitizeHtml(body, options);
}

function staysInside(name: string, value: string): boolean {
  if (name === 'href') return value.startsWith('#');
  return !/url\s*\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}
