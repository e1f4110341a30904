const regionId = 'route-announcer';

/** Tells a screen reader which page has come, and puts the keyboard at its heading (decision 26). */
export function announcePage(title: string): void {
  region().textContent = title;
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null || window.location.hash !== '') return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Outside of what React draws, for it has to outlive every page. */
function region(): HTMLElement {
  const existing = document.getElementById(regionId);
  if (existing !== null) return existing;
  const created = document.createElement('div');
  created.id = regionId;
  created.setAttribute('aria-live', 'assertive');
  created.setAttribute('aria-atomic', 'true');
  document.body.append(created);
  return created;
}
