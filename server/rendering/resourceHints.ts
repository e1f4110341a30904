/**
 * Removes Vike's font preloads and lowers the priority of the site's script, because both would delay the first paint.
 * The document works without the script, and `HeadElements` preloads the one font that is visible first. Vike's
 * `injectFilter` cannot be set below vike-react. The build fails if Vike's output changes (`scripts/libraryOutput.ts`).
 */
export function withResourceHints(html: string): string {
  // Changes only the head and the scripts at the end, because editors' content is between them.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script '));
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    // Removes indentation and XML syntax. Attributes and structured data contain no bare `<` or `>`.
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(' type="text/css"', '');
  const tail = html
    .slice(tailStart)
    .replace(' type="module" async>', ' type="module" async fetchpriority="low">');
  return head + html.slice(headEnd, tailStart) + tail;
}
