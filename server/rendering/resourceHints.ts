/**
 * Puts what a page needs to be seen before what it needs to be used. Vike asks for the site's script and for every font at
 * high priority, ahead of the first paint; the script can wait, for the document is whole without it, and the head asks
 * itself for the one font that is seen first.
 */
export function withResourceHints(html: string): string {
  // Only the ends are looked through: what editors wrote lies between them.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script '));
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    // As HTML rather than XML has it, without indentation: attributes and structured data have no bare `<` or `>`.
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(' type="text/css"', '');
  const tail = html
    .slice(tailStart)
    .replace(' type="module" async>', ' type="module" async fetchpriority="low">');
  return head + html.slice(headEnd, tailStart) + tail;
}
