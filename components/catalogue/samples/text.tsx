import { Heading } from '#components/ui/Heading/Heading.tsx';
import { ContentIcon } from '#components/ui/Icon/ContentIcon.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { icons, isIconName } from '#components/ui/Icon/icons.ts';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { Link } from '#components/ui/Link/Link.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { css } from '#styled/css';
import { editorHtml } from '#components/catalogue/editorHtml.ts';
import type { Samples } from '#components/catalogue/Samples.ts';

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
