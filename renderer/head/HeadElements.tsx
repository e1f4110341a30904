import { fontFile } from '#brand/fontFile.ts';
import { colors } from '#brand/tokens.ts';
import type { DocumentHead } from './documentHead.ts';

/** Companies with a second typeface export a list. */
const fontFiles = [fontFile].flat().filter(Boolean);

/** Renders the elements of `<head>`. With `keepsScroll`, the page opens at the scroll position of the previous page. */
export function HeadElements({ head, keepsScroll }: { head: DocumentHead; keepsScroll: boolean }) {
  const { openGraph, twitter, article } = head;
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      <meta name="robots" content={head.robots} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" hrefLang={alternate.hrefLang} href={alternate.href} />
      ))}
      {head.previous && <link rel="prev" href={head.previous} />}
      {head.next && <link rel="next" href={head.next} />}
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:title" content={openGraph.title} />
      {openGraph.description && <meta property="og:description" content={openGraph.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {openGraph.siteName && <meta property="og:site_name" content={openGraph.siteName} />}
      <meta property="og:locale" content={openGraph.locale} />
      {openGraph.alternateLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {openGraph.image && (
        <>
          <meta property="og:image" content={openGraph.image.url} />
          {openGraph.image.width && (
            <meta property="og:image:width" content={String(openGraph.image.width)} />
          )}
          {openGraph.image.height && (
            <meta property="og:image:height" content={String(openGraph.image.height)} />
          )}
          {openGraph.image.alt && <meta property="og:image:alt" content={openGraph.image.alt} />}
        </>
      )}
      {article?.publishedAt && <meta property="article:published_time" content={article.publishedAt} />}
      {article?.modifiedAt && <meta property="article:modified_time" content={article.modifiedAt} />}
      {article?.author && <meta property="article:author" content={article.author} />}
      {article?.section && <meta property="article:section" content={article.section} />}
      <meta name="twitter:card" content={twitter.card} />
      <meta name="twitter:title" content={twitter.title} />
      {twitter.description && <meta name="twitter:description" content={twitter.description} />}
      {twitter.image && <meta name="twitter:image" content={twitter.image} />}
      {head.further?.map(({ attribute, key, content: text }) => (
        <meta key={key} {...{ [attribute]: key }} content={text} />
      ))}
      {fontFiles.map((file) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {head.feed && (
        <link rel="alternate" type="application/atom+xml" href={head.feed} title={openGraph.siteName} />
      )}
      {keepsScroll && <meta name="scroll" content="keep" />}
      <meta name="theme-color" content={colors.white} />
    </>
  );
}
