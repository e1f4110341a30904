import { interests } from '#brand/newsletter.ts';
import * as parts from '#brand/parts.ts';
import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { defaultLocale } from '#locales/locales.ts';
import { interestField } from '#schema/interests.ts';
import { translate } from '#server/lib/translate.ts';
import { interfaceText } from '#tests/support/interfaceText.ts';
import { scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { SignUp } from './SignUp.tsx';
import type { SignUpTestQuery } from './__generated__/SignUpTestQuery.graphql.ts';

const query = graphql`
  query SignUpTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...SignUp_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<SignUpTestQuery>>[0]['fields'];

function renderSignUp(fields: Fields) {
  return renderSection<SignUpTestQuery>({
    query,
    kind: 'SignUp',
    fields,
    renderContent: ({ section }) => section && <SignUp section={section} />,
  });
}

const ids = Object.keys(interests);

describe.runIf(parts.newsletter)('SignUp', () => {
  it('posts the address and the ticked interests like the form in the footer', async () => {
    await renderSignUp({
      title: 'One letter a month',
      description: '<p>Written by engineers.</p>',
      interests: [...ids.toReversed(), ...ids.slice(0, 1)].map((interest) => ({ interest: [interest] })),
    });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'One letter a month' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/newsletter']);
    const boxes = within(form).queryAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name }) => name)).toEqual(ids.map(interestField));
    const expectedPost = {
      locale: defaultLocale,
      website: '',
      emailAddress: '',
      ...Object.fromEntries(ids.slice(-1).map((id) => [interestField(id), 'yes'])),
    };
    for (const { label } of Object.values(interests).slice(-1))
      within(form).getByLabelText<HTMLInputElement>(translate(defaultLocale, label)).checked = true;
    expect(Object.fromEntries(new FormData(form))).toEqual(expectedPost);
  });

  it('renders only the address field if there are no interests, or only ones that no longer exist', async () => {
    await renderSignUp({ interests: [{ interest: ['gossip'] }, { interest: [scriptText] }, {}] });
    expect(screen.getByRole('textbox')).toHaveProperty('name', 'emailAddress');
    expect(screen.queryByRole('checkbox')).toBeNull();
    // Only the form in the footer is a landmark with that name.
    expect(screen.queryByRole('form', { name: interfaceText('Newsletter') })).toBeNull();
  });
});
