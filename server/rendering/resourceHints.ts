/**
 * Puts what a page needs to be seen before what it needs to be used. Vike asks for the site's script and for every font at
 * high priority, ahead of the first paint; the script can wait, for the document is whole without it, and the head asks
 * itself for the one font that is seen first. Vike also links every stylesheet that the server knows of: the head links
 * those that the page has something of (`renderer/head/pageSheets.ts`).
 */
export function withResourceHints(html: string): string {
  // Only the ends are looked through: what editors wrote lies between them.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script '));
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    .replaceAll(
      /<link rel="stylesheet" type="text\/css" href="\/assets\/static\/[a-z]+\.[\w-]+\.css">\s*/g,
      '',
    );
  const tail = html
    .slice(tailStart)
    .replace(' type="module" async>', ' type="module" async fetchpriority="low">');
  return head + html.slice(headEnd, tailStart) + tail;
}
