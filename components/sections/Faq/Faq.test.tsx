import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Faq } from './Faq.tsx';
import type { FaqTestQuery } from './__generated__/FaqTestQuery.graphql.ts';

const query = graphql`
  query FaqTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Faq_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<FaqTestQuery>>[0]['fields'];

function renderFaq(fields: Fields) {
  return renderSection<FaqTestQuery>({
    query,
    kind: 'Faq',
    fields,
    renderContent: ({ section }) => section && <Faq section={section} />,
  });
}

describe('Faq', () => {
  it('shows the first answer, and the others when their question is clicked', async () => {
    await renderFaq({
      label: 'Questions',
      title: 'Questions before you sign',
      description: '<p>Anything else: <a href="/contact">write to us</a></p>',
      faq: [
        { question: 'What is an active SIM?', answer: '<p>One that moved data.</p>' },
        { question: 'Is there a term?', answer: '<p>Thirty <strong>days</strong>.</p>' },
      ],
    });
    const section = screen.getByRole('region', { name: 'Questions before you sign' });
    expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe('Questions before you sign');
    expect(within(section).getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
    const questions = within(section).getAllByRole('group');
    expect(questions.map((question) => question.hasAttribute('open'))).toEqual([true, false]);
    expect(screen.getByText('days').tagName).toBe('STRONG');
  });

  it('closes one answer when another opens', async () => {
    const { container } = await renderFaq({
      faq: [
        { question: 'A?', answer: 'a' },
        { question: 'B?', answer: 'b' },
      ],
    });
    const names = [...container.querySelectorAll('details')].map((entry) => entry.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
  });

  it('has an accessible name even if the title is missing, and omits unanswered questions', async () => {
    await renderFaq({
      faq: [{ question: 'Why?' }, { answer: 'Because.' }, { question: 'How?', answer: 'So.' }, null],
    });
    const section = screen.getByRole('region', { name: 'Questions and answers' });
    expect(
      within(section)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['How?']);
  });

  it('renders nothing when no question has an answer', async () => {
    await renderFaq({ title: 'Asked', faq: [{ question: 'Why?' }] });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText('Asked')).toBeNull();
  });

  it('escapes markup in a question', async () => {
    await renderFaq({ title: longWord, faq: [{ question: scriptText, answer: '<p>Yes</p>' }] });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
  });
});
