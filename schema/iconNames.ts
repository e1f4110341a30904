/** Where icons outside the bundle are served: `/api/icons/{prefix}.json?icons=a,b` and `/api/icons/{prefix}.svg?icons=a`. */
export const iconsPath = '/api/icons';

/** Names of sets and of icons: lower case, digits and single hyphens, as Iconify has them. */
export const iconNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The parts of an icon's name `prefix:icon`; undefined for anything that is no such name. */
export function splitIconName(name: string): { prefix: string; icon: string } | undefined {
  const [prefix = '', icon = '', ...rest] = name.split(':');
  const isName = rest.length === 0 && iconNamePattern.test(prefix) && iconNamePattern.test(icon);
  return isName ? { prefix, icon } : undefined;
}
