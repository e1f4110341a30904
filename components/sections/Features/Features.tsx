import { graphql, useFragment } from 'react-relay';
import { ContentLink } from '#components/content/ContentLink.tsx';
import { Media } from '#components/media/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cva } from '#styled/css';
import type { Features_section$key } from './__generated__/Features_section.graphql.ts';

const columns = {
  text: 'minmax(0, 4fr) minmax(0, 8fr)',
  drawn: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
  tablet: 'minmax(0, 7fr) minmax(0, 5fr)',
  mirrored: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
};

const styles = {
  list: css({ display: 'grid' }),
  row: cva({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '14px 32px',
      paddingBlock: { base: '28px 32px', lg: '9' },
      alignItems: 'center',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInline: '0',
        borderTop: '1px solid token(colors.border)',
      },
      _first: { _before: { borderColor: 'border.ink' } },
    },
    variants: {
      layout: {
        text: { lg: { gridTemplateColumns: columns.text } },
        drawn: { gridTemplateColumns: { md: columns.tablet, lg: columns.drawn } },
        mirrored: { gridTemplateColumns: { md: columns.tablet, lg: columns.mirrored } },
      },
    },
    compoundVariants: [
      // Rows with drawings alternate: every second one begins at the second column.
      {
        layout: 'drawn',
        css: { _even: { _before: { lg: { insetInlineStart: 'calc((100% - 64px) / 4 + 32px)' } } } },
      },
    ],
  }),
  name: css({
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    minWidth: '0',
    alignSelf: { md: 'end', lg: 'center' },
  }),
  icon: css({ width: '10', height: '10', flex: 'none', objectFit: 'contain' }),
  title: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  text: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      minWidth: '0',
      alignSelf: { md: 'start', lg: 'center' },
    },
    variants: { isWide: { true: { lg: { gridColumn: 'span 2' } } } },
  }),
  description: css({
    color: 'text.muted',
    maxWidth: '30em',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
  drawing: cva({
    base: {
      minWidth: '0',
      maxWidth: { base: '460px', md: 'none' },
      // Beside the name and text, which are stacked below `lg`.
      gridColumn: { md: '2', lg: 'auto' },
      gridRow: { md: '1 / 3', lg: 'auto' },
      '& img': { width: '100%', borderRadius: 'panel' },
    },
    variants: { layout: { text: {}, drawn: {}, mirrored: { lg: { order: '-1' } } } },
  }),
};

type Props = { section: Features_section$key };

/** Maximum width of an icon. Wider pictures illustrate the feature. SVGs without dimensions count as icons. */
const widestIcon = 160;

export function Features({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment Features_section on PageElementsSectionElementsFeaturesLayout {
        label
        title
        subtitle
        description
        backgroundColor
        alignment
        features {
          title
          description
          icon {
            node {
              drawing {
                kind
              }
              mediaDetails {
                width
              }
              ...Media_media
            }
          }
          link {
            ...readLink_link
          }
        }
      }
    `,
    section,
  );
  const { title } = data;
  const { backgroundColor, alignment } = data;
  const features = (data.features ?? []).flatMap((feature) => {
    if (!feature?.title && !feature?.description) return [];
    const picture = feature.icon?.node;
    const isDrawing = hasDrawing(picture) || (picture?.mediaDetails?.width ?? 0) > widestIcon;
    return [{ ...feature, icon: isDrawing ? undefined : picture, drawing: isDrawing ? picture : undefined }];
  });
  if (features.length === 0) return null;

  const hasDrawings = features.some(({ drawing }) => drawing);
  const layout = !hasDrawings ? 'text' : selectedValue(alignment) === 'right' ? 'mirrored' : 'drawn';
  return (
    <HeadedSection
      words={data}
      tone={toneOf(backgroundColor, 'white')}
      spacing={hasDrawings ? 'normal' : 'tight'}
    >
      <ul className={styles.list}>
        {features.map(({ title: name, description: text, icon, drawing, link }, index) => (
          // Features have no ID, and their order never changes.
          <li key={index} className={styles.row({ layout })}>
            <div className={styles.name}>
              {icon && <Media isWhole media={icon} alt="" className={styles.icon} />}
              {name && (
                <Heading level={title ? 3 : 2} look="h4" className={styles.title}>
                  {name}
                </Heading>
              )}
            </div>
            <div className={styles.text({ isWide: hasDrawings && !drawing })}>
              {text && <p className={styles.description}>{text}</p>}
              <ContentLink link={link} about={name} />
            </div>
            {drawing && (
              <div className={styles.drawing({ layout })}>
                <Media
                  media={drawing}
                  sizes="(min-width: 1360px) 400px, (min-width: 1024px) 31vw, (min-width: 768px) 38vw, (min-width: 640px) 460px, 92vw"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
