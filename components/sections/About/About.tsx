import { numberFormat } from '#locales/formatters.ts';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FactList, type Fact } from '#components/content/FactList.tsx';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { useIsoCode } from '#components/content/useIsoCode.ts';
import { Media } from '#components/media/Media.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Grid, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { css, cx } from '#styled/css';
import type { About_section$data, About_section$key } from './__generated__/About_section.graphql.ts';

type Props = { section: About_section$key };

// Maximum number of characters in a statement. Longer text is below the title at reading size.
const maxStatement = 420;

const styles = {
  text: css({ gridColumn: '1 / -1', lg: { gridColumn: '1 / 11' } }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  statement: css({ textStyle: 'statement', overflowWrap: 'break-word' }),
  title: css({
    display: 'inline',
    font: 'inherit',
    letterSpacing: 'inherit',
    '&:lang(de)': { hyphens: 'auto' },
  }),
  continued: css({ display: 'inline', color: 'text.recede', '& > p:first-child': { display: 'inline' } }),
  prose: css({ marginTop: '6', maxWidth: 'measure', color: 'text.muted' }),
  subtitle: css({ marginTop: '6', maxWidth: 'measure', textStyle: 'lead', color: 'text.muted' }),
  buttons: css({ marginTop: '8' }),
  facts: css({ marginTop: 'clamp(40px, 5vw, 72px)' }),
  image: css({
    width: '100%',
    aspectRatio: '21 / 9',
    objectFit: 'cover',
    borderRadius: 'panel',
    marginTop: 'clamp(40px, 5vw, 72px)',
  }),
};

/** One large statement: the title in the text colour, the rest muted. */
export function About({ section }: Props) {
  const isoCode = useIsoCode();
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment About_section on PageElementsSectionElementsAboutLayout {
        label
        title
        subtitle
        description
        backgroundColor
        facts {
          number
          suffix
          label
        }
        globalButtons {
          ...sectionButtons_button
        }
        image {
          node {
            ...Media_media
          }
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { globalButtons } = data;
  if (!title && !description) return null;
  const isProse = withoutFieldPath(description ?? '').length > maxStatement;
  const facts = factsOf(data.facts, isoCode);

  return (
    <Section tone={toneOf(data.backgroundColor, 'white')} labelledBy={title ? titleId : undefined}>
      <Container>
        <Grid>
          <div className={styles.text}>
            {label && <p className={styles.label}>{label}</p>}
            <div className={styles.statement}>
              {title && (
                <h2 id={titleId} className={styles.title}>
                  {title}
                </h2>
              )}{' '}
              {description && !isProse && (
                <RichText html={description} size="inherit" className={cx(title && styles.continued)} />
              )}
            </div>
            {description && isProse && <RichText html={description} className={styles.prose} />}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
          </div>
        </Grid>
        {facts.length > 0 && <FactList facts={facts} layout="across" className={styles.facts} />}
        <Media media={data.image?.node} className={styles.image} sizes="(min-width: 1360px) 1264px, 94vw" />
      </Container>
    </Section>
  );
}

function factsOf(facts: About_section$data['facts'], isoCode: string): Fact[] {
  const format = numberFormat(isoCode, {});
  return (facts ?? []).flatMap((fact) => {
    // WordPress returns null for the number 0. If the suffix is missing too, there is no figure.
    const number = fact?.number == null ? '' : format.format(fact.number);
    const suffix = fact?.suffix ?? '';
    const isUnit = /^[\p{L}%‰°]/u.test(suffix);
    const text = number && isUnit ? `${number}\u00a0${suffix}` : number + suffix;
    return text ? [{ figure: text, words: fact?.label ?? undefined }] : [];
  });
}
