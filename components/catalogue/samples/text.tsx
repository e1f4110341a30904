import { Heading } from '#components/ui/Heading.tsx';
import { ContentIcon } from '#components/ui/Icon/ContentIcon.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { icons, isIconName } from '#components/ui/Icon/icons.ts';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { Link } from '#components/ui/Link/Link.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { css } from '#styled/css';
import type { Samples } from './Samples.ts';
import { CallToAction } from '#components/content/CallToAction.tsx';
import { PreviewBanner } from '#components/preview/PreviewBanner.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { Container, Section, type Tone } from '#components/ui/Section/Section.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });

export const headingSamples: Samples = {
  levels: () => (
    <>
      <Heading level={2}>A section title that goes over two lines when the window is narrow</Heading>
      <Heading level={3}>A card</Heading>
      <Heading level={4}>A row</Heading>
    </>
  ),
  'long-word': () => <Heading level={2}>Netzzugangsverwaltungssoftwarelizenzvereinbarungen</Heading>,
};

export const linkSamples: Samples = {
  'standing-alone': () => (
    <Link href="/" className={standaloneLink}>
      Read the log <Icon name="arrow-right" />
    </Link>
  ),
  external: () => (
    <Link href="https://example.com/" target="_blank" className={standaloneLink} showsExternalIcon>
      To another host
    </Link>
  ),
  'refused-address': () => <Link href="javascript:alert(1)">Drawn as words</Link>,
};

export const iconSamples: Samples = {
  bundled: () => (
    <div className={row}>
      {Object.keys(icons)
        .filter(isIconName)
        .map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
    </div>
  ),
  fetched: () => <ContentIcon name="lucide:anchor" />,
  impossible: () => <ContentIcon name="<svg onload=alert(1)>" />,
};

export const textSamples: Samples = {
  article: () => <RichText html={editorHtml} size="article" />,
  section: () => <RichText html={editorHtml} />,
};

export const spinnerSamples: Samples = { turning: () => <Spinner /> };

/** Sanitised HTML with every element that WordPress's editor produces. */
const editorHtml = `
<p>A paragraph with a <a href="/pricing">link</a>, <strong>strong</strong> and <em>spoken</em> words, <code>code</code> and H<sub>2</sub>O.</p>
<h2>A heading</h2>
<ul><li>An item</li><li>Another, with a list<ul><li>inside</li></ul></li></ul>
<ol><li>First</li><li>Second</li></ol>
<blockquote><p>The pump was fine. The mast was not.</p></blockquote>
<pre tabindex="0"><code>GET /v1/sims HTTP/1.1</code></pre>
<table><thead><tr><th scope="col">Mode</th><th scope="col">Years</th></tr></thead><tbody><tr><td>PSM</td><td>10</td></tr></tbody></table>
<hr>
<h3>A smaller heading</h3>
<p>The end.</p>`;

function band(tone: Tone) {
  return function Band() {
    return (
      <Section tone={tone} spacing="tight" label={tone}>
        <Container>{tone}</Container>
      </Section>
    );
  };
}

export const bandSamples: Samples = {
  white: band('white'),
  sunken: band('sunken'),
  tint: band('tint'),
  cool: band('cool'),
  warm: band('warm'),
  night: band('night'),
};

const picture = (
  <Image
    src="/cms/wp-content/uploads/2026/11/photo-harbour.webp"
    alt="Container cranes at dusk"
    width={2400}
    height={1350}
    sizes="(min-width: 1024px) 527px, 100vw"
  />
);
const content = { title: 'See your own devices in the log', description: 'Five SIMs, 30 days, free.' };

export const callToActionSamples: Samples = {
  standard: () => <CallToAction {...content} text="Order test SIMs" href="/test-kit" />,
  gradient: () => <CallToAction {...content} ctaStyle="gradient" text="Order test SIMs" href="/test-kit" />,
  'without-button': () => <CallToAction {...content} ctaStyle="gradient" />,
  'gradient-with-picture': () => (
    <CallToAction {...content} ctaStyle="gradient" text="Order test SIMs" href="/test-kit" image={picture} />
  ),
};

export const previewBannerSamples: Samples = { shown: () => <PreviewBanner /> };
