import { sentEvent } from '#components/forms/announceSent.ts';
import type { VisitEvent } from './AnalyticsTool.ts';

const fileName = /\.(pdf|zip|docx?|xlsx?|pptx?|csv|odt|ods|epub|mp3|mp4|dmg|exe|pkg)$/i;
const middleButton = 1;

/** Reports sent forms and clicks on links: downloads, languages, other sites. */
export function watchEvents(report: (event: VisitEvent) => void): void {
  window.addEventListener(sentEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    if (event.detail === 'newsletter') report({ name: 'sign-up' });
    if (event.detail === 'enquiry') report({ name: 'enquiry' });
  });
  const reportLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const event = link && eventOf(link);
    if (event) report(event);
  };
  document.addEventListener('click', reportLink, { capture: true });
  document.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === middleButton) reportLink(event);
    },
    { capture: true },
  );
}

function eventOf(link: HTMLAnchorElement): VisitEvent | undefined {
  const { language } = link.dataset;
  if (language !== undefined) return { name: 'language', detail: language };
  if (!/^https?:$/.test(link.protocol)) return undefined;
  // Omits the query, which can identify the visitor.
  const detail = `${link.origin}${link.pathname}`;
  if (link.hasAttribute('download') || fileName.test(link.pathname)) return { name: 'download', detail };
  return link.origin === window.location.origin ? undefined : { name: 'outbound', detail };
}
