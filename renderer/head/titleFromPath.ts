/** The title of a page that has none: its last path segment in title case. */
export function titleFromPath(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodeURIComponent(segment)
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
