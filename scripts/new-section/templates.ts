/** The layout, as WPGraphQL names it. */
export function layout(name: string): string {
  return `
type PageElementsSectionElements${name}Layout implements PageElementsSectionElements_Layout {
  backgroundColor: [String]
  description: String
  fieldGroupName: String
  label: String
  subtitle: String
  title: String
}
`;
}

/** What its head says. */
export function words(name: string): string {
  return `        ... on PageElementsSectionElements${name}Layout {
          label
          title
          subtitle
          description
        }
`;
}

/** What editors see of it. */
export function model(name: string): string {
  return `  {
    name: '${name}',
    label: words('${name}', '${name}', '${name}'),
    help: words('A heading and its text.', 'En overskrift og dens tekst.', 'Eine Überschrift und ihr Text.'),
    drawing: '${drawing(name)}',
    fields: [...head, backgroundColor],
  },
`;
}

/** A title and two lines, of lengths of its own: each kind is told by its drawing. */
function drawing(name: string): string {
  const sum = [...name].reduce((total, letter, index) => total + letter.charCodeAt(0) * (index + 1), 0);
  return `T6,8,36 L6,22,${30 + (sum % 58)} L6,30,${30 + (Math.floor(sum / 58) % 58)}`;
}

/** Its sample with every field filled. */
export function full(name: string): string {
  return `  { kind: '${name}', ...head, title: title('${name}'), backgroundColor: 'white' },\n`;
}

/** Its sample with what it cannot do without. */
export function minimal(name: string): string {
  return `  {
    kind: '${name}',
    title: l('${name}, only a title', '${name}, kun en titel', '${name}, nur ein Titel'),
  },
`;
}

export function newFiles(name: string): Record<string, string> {
  const folder = `components/sections/${name}`;
  return { [`${folder}/${name}.tsx`]: component(name), [`${folder}/${name}.test.tsx`]: test(name) };
}

function component(name: string): string {
  return `import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { sectionWords } from '#components/content/sectionWords.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { ${name}_section$key } from './__generated__/${name}_section.graphql.ts';

type Props = { section: ${name}_section$key };

export function ${name}({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql\`
      fragment ${name}_section on PageElementsSectionElements${name}Layout {
        ...sectionWords_section
        backgroundColor
      }
    \`,
    section,
  );
  const words = sectionWords(data);
  if (!words.title) return null;
  return (
    <Section tone={toneOf(data.backgroundColor, 'white')} labelledBy={id}>
      <Container>
        <SectionHead {...words} id={id} />
      </Container>
    </Section>
  );
}
`;
}

function test(name: string): string {
  return `import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { ${name} } from './${name}.tsx';
import type { ${name}TestQuery } from './__generated__/${name}TestQuery.graphql.ts';

const query = graphql\`
  query ${name}TestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...${name}_section @alias(as: "section")
        }
      }
    }
  }
\`;

type Fields = Parameters<typeof renderSection<${name}TestQuery>>[0]['fields'];

function draw(fields: Fields) {
  return renderSection<${name}TestQuery>({
    query,
    kind: '${name}',
    fields,
    draw: ({ section }) => section && <${name} section={section} />,
  });
}

describe('${name}', () => {
  it('shows what the editor wrote', async () => {
    await draw({ title: 'A title', description: '<p>A <strong>text</strong></p>' });
    expect(screen.getByRole('region', { name: 'A title' })).toBeTruthy();
    expect(screen.getByText('text').tagName).toBe('STRONG');
  });

  it('draws nothing without its title', async () => {
    await draw({ description: '<p>A text</p>' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows a script in a title as text', async () => {
    await draw({ title: scriptText, subtitle: longWord });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
  });
});
`;
}
