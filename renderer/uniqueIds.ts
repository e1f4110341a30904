const tag = /<([a-z][a-z0-9-]*)(?=[ >])([^<>]*?) id="([^"]*)"/g;

/**
 * Makes the IDs of a rendered page unique. An editor's anchor keeps its ID, and a section with the same ID is renamed
 * (`section-faq`). Of several equal anchors, the first keeps its ID, because browsers scroll to it anyway.
 */
export function withUniqueIds(html: string): string {
  const counts = new Map<string, number>();
  for (const [, , , id = ''] of html.matchAll(tag)) counts.set(id, (counts.get(id) ?? 0) + 1);
  if ([...counts.values()].every((count) => count === 1)) return html;
  const usedIds = new Set<string>();
  return html.replaceAll(tag, (match, name: string, attributes: string, id: string) => {
    // `<section>` is never part of sanitised text.
    if (name === 'section' && (counts.get(id) ?? 0) > 1) {
      const newId = unusedId(`section-${id}`, counts);
      counts.set(newId, 1);
      return `<${name}${attributes} id="${newId}"`;
    }
    const isRepeated = usedIds.has(id);
    usedIds.add(id);
    return isRepeated ? `<${name}${attributes}` : match;
  });
}

function unusedId(name: string, usedIds: ReadonlyMap<string, number>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!usedIds.has(candidate)) return candidate;
  }
}
