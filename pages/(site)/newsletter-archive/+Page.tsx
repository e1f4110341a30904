import { Trans } from '@lingui/react/macro';
import { useData } from 'vike-react/useData';
import { brand } from '#brand/brand.ts';
import { usePage } from '#components/page/usePage.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { addresses } from '#locales/addresses.ts';
import { dateFormat } from '#locales/formatters.ts';
import { locales } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { PublishedIssue } from '#schema/newsletterIssue.ts';
import { css } from '#styled/css';
import type { ArchivePageData } from './+data.ts';

const styles = {
  page: css({ paddingBlock: 'sectionTight', minHeight: 'min(60vh, 560px)' }),
  words: css({ maxWidth: '44rem' }),
  date: css({ textStyle: 'caption', color: 'text.muted', display: 'block' }),
  list: css({ marginTop: '8', listStyle: 'none' }),
  entry: css({ paddingBlock: '5', borderTop: '1px solid token(colors.border)' }),
  paragraph: css({ marginTop: '5' }),
  article: css({ marginTop: '8', paddingTop: '6', borderTop: '1px solid token(colors.border)' }),
  back: css({ marginTop: '10' }),
};

/** Newsletter archive: the list of issues, or a single issue. */
export function Page() {
  const { issue, issues } = useData<ArchivePageData>();
  return (
    <Container className={styles.page}>
      <div className={styles.words}>{issue ? <Issue {...issue} /> : <Issues issues={issues} />}</div>
    </Container>
  );
}

function Issues({ issues }: Pick<ArchivePageData, 'issues'>) {
  const { locale } = usePage();
  return (
    <>
      <Heading level={1}>
        <Trans comment="Title of the list of past newsletter issues">Newsletter archive</Trans>
      </Heading>
      <ul className={styles.list}>
        {issues.map(({ slug, subject, sentAt }) => (
          <li key={slug} className={styles.entry}>
            <Day time={sentAt} />
            <Link href={localisePath(`${addresses.archive.path}/${slug}`, locale)}>{subject}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Issue({ subject, sentAt, before, beforeHtml, articles, after, afterHtml }: PublishedIssue) {
  const { locale } = usePage();
  return (
    <article>
      <Day time={sentAt} />
      <Heading level={1}>{subject}</Heading>
      <IssueText text={before} html={beforeHtml} />
      {articles.map(({ title, text, path }) => (
        <section key={path} className={styles.article}>
          <Heading level={2} look="h4">
            <Link href={path}>{title}</Link>
          </Heading>
          <Paragraphs text={text} />
        </section>
      ))}
      <IssueText text={after} html={afterHtml} />
      <p className={styles.back}>
        <Link href={localisePath(addresses.archive.path, locale)}>
          <Trans comment="Link from a newsletter issue to the list of all issues">All issues</Trans>
        </Link>
      </p>
    </article>
  );
}

function IssueText({ text, html }: { text: string; html: string | undefined }) {
  return html === undefined ? (
    <Paragraphs text={text} />
  ) : (
    <RichText html={html} className={styles.paragraph} />
  );
}

/** Renders text as paragraphs, split at empty lines. */
function Paragraphs({ text }: { text: string }) {
  if (text === '') return null;
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}

function Day({ time }: { time: number }) {
  const { locale } = usePage();
  return (
    <time dateTime={new Date(time).toISOString().slice(0, 10)} className={styles.date}>
      {dateFormat(locales[locale].dateCode, { dateStyle: 'long', timeZone: brand.timeZone }).format(time)}
    </time>
  );
}
