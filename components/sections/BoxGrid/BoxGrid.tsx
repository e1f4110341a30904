import { graphql, useFragment } from 'react-relay';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { cx } from '#styled/css';
import { BoxCell } from './BoxCell.tsx';
import { grid, spans, type Surface } from './BoxGrid.styles.ts';
import type { BoxGrid_section$key } from './__generated__/BoxGrid_section.graphql.ts';

type Props = { section: BoxGrid_section$key };

// Default surfaces, by the position of the cell in the grid.
const surfaces: readonly Surface[] = ['night', 'warm', 'cool', 'white', 'white'];

const chosenSurfaces: Readonly<Record<string, Surface>> = {
  white: 'white',
  light: 'white',
  dark: 'night',
  sand: 'warm',
  foam: 'cool',
  gradient: 'cool',
  purple: 'cool',
};

/** Grid of cells in different sizes, which depend on the order. */
export function BoxGrid({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment BoxGrid_section on PageElementsSectionElementsBoxGridLayout {
        label
        title
        subtitle
        description
        gridBoxes {
          title
          description
          backgroundColor
          link {
            ...readLink_link
          }
          image {
            node {
              drawing {
                kind
              }
              mediaDetails {
                width
                height
              }
              ...Media_media
            }
          }
        }
      }
    `,
    section,
  );
  const { gridBoxes } = data;
  const boxes = (gridBoxes ?? []).flatMap((box) => (box?.title || box?.description ? [box] : []));
  if (boxes.length === 0) return null;
  const hasPictures = boxes.some((box) => box.image);

  return (
    <HeadedSection words={data} tone="sunken">
      <div className={cx(grid, spans)}>
        {boxes.map((box, index) => (
          <BoxCell
            key={`${index} ${box.title}`}
            box={box}
            surface={
              chosenSurfaces[selectedValue(box.backgroundColor) ?? ''] ??
              surfaces[index % surfaces.length] ??
              'white'
            }
            isTall={index % 5 === 0 && boxes.length > index + 1}
            hasNeighbourPictures={hasPictures}
          />
        ))}
      </div>
    </HeadedSection>
  );
}
