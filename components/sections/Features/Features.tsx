import { graphql, useFragment } from 'react-relay';
import { ContentLink } from '#components/content/ContentLink.tsx';
import { Media } from '#components/content/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { isDrawn } from '#components/drawing/isDrawn.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Features_section$key } from './__generated__/Features_section.graphql.ts';
import { styles } from './Features.styles.ts';

type Props = { section: Features_section$key };

/** A picture wider than this proves the feature; a smaller one, or a drawing without dimensions, is its icon. */
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
    const isDrawing = isDrawn(picture) || (picture?.mediaDetails?.width ?? 0) > widestIcon;
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
          // Features have no id, and nothing here changes places.
          <li key={index} className={styles.row({ layout })}>
            <div className={styles.name}>
              {icon && <Media media={icon} alt="" className={styles.icon} />}
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
