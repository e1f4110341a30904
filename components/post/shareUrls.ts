export type ShareUrls = { mail: string; linkedin: string; x: string };

/** Addresses under which others share a page: plain links, so that nobody is told of visitors who do not follow them. */
export function shareUrls({ url, title }: { url: string; title: string }): ShareUrls {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    // Mail programs take a plus sign literally.
    mail: `mailto:?${query({ subject: title, body: url }).replaceAll('+', '%20')}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
  };
}
