/** Deletes cookies by their names, of which a `*` at the end stands for anything, whether set for this host or above it. */
export function forgetCookies(names: readonly string[]): void {
  const present = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const matches = (cookie: string, name: string) =>
    name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const cookie of present.filter(
    (found) => found !== '' && names.some((name) => matches(found, name)),
  )) {
    for (const domain of ['', ...domains]) document.cookie = `${cookie}=; Max-Age=0; Path=/${domain}`;
  }
}
