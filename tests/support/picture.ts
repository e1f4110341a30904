type Size = { width: number; height: number };

/** Returns an image field as the content backend sends it. */
export function imageNode(file: string, altText = '', mediaDetails: Size = { width: 1600, height: 900 }) {
  return { node: { id: file, sourceUrl: `/cms/wp-content/uploads/2026/11/${file}`, altText, mediaDetails } };
}
