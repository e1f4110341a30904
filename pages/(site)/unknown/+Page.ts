/** Drawn for nobody: the page's data leads to the 404. */
export function Page() {
  return null;
}
