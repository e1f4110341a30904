/** Never rendered: the page's data aborts with a 404. */
export function Page() {
  return null;
}
