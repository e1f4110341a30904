import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { cx } from '#styled/css';
import { sceneRoom, styles, uses } from './UseCase.styles.ts';
import { UseCaseScene } from './UseCaseScene.tsx';
import type { UseCase_section$key } from './__generated__/UseCase_section.graphql.ts';

type Props = { section: UseCase_section$key };

/** Use cases as an accordion with one open case. From `lg`, the open case's scene is beside the list. */
export function UseCase({ section }: Props) {
  const titleId = useId();
  const group = useId();
  const data = useFragment(
    graphql`
      fragment UseCase_section on PageElementsSectionElementsUseCaseLayout {
        label
        title
        subtitle
        description
        backgroundColor
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
        useCases {
          title
          description
          ...UseCaseScene_useCase
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { image } = data;
  const useCases = (data.useCases ?? []).flatMap((useCase) => (useCase?.title ? [useCase] : []));
  if (useCases.length === 0) return null;
  const hasScenes = useCases.some((useCase) => useCase.description);
  const room = sceneRoom(useCases.map((useCase) => useCase.description ?? ''));
  const form = image ? 'picture' : hasScenes ? 'text' : 'list';

  return (
    <Section
      tone={toneOf(data.backgroundColor, 'white')}
      spacing={image ? 'normal' : 'tight'}
      labelledBy={title ? titleId : undefined}
    >
      <Container>
        <div className={uses({ form, room })}>
          <div className={styles.head}>
            {label && <p className={styles.label}>{label}</p>}
            {title && (
              <Heading level={2} id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {description && <RichText html={description} className={styles.description} />}
          </div>
          <Media
            media={image?.node}
            isBare
            className={cx(styles.picture, hasDrawing(image?.node) ? styles.drawing : styles.image)}
            sizes="(min-width: 1360px) 820px, (min-width: 1024px) 62vw, 94vw"
          />
          <div className={styles.list}>
            {useCases.map((useCase, index) => (
              <UseCaseScene
                key={`${index} ${useCase.title}`}
                useCase={useCase}
                group={group}
                isOpen={index === 0}
                hasPicture={Boolean(image)}
              />
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
