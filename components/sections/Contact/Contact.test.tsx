import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Contact } from './Contact.tsx';
import type { ContactTestQuery } from './__generated__/ContactTestQuery.graphql.ts';

const query = graphql`
  query ContactTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Contact_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<ContactTestQuery>>[0]['fields'];

function renderContact(fields: Fields) {
  return renderSection<ContactTestQuery>({
    query,
    kind: 'Contact',
    fields,
    renderContent: ({ section }) => section && <Contact section={section} />,
  });
}

describe('Contact', () => {
  it('renders an HTML form with the editor’s fields', async () => {
    await renderContact({
      title: 'Write to us',
      description: '<p>An engineer reads it.</p>',
      contactinfo: '<dl><dt>Office</dt><dd>Pier 7</dd></dl>',
      contactForm: {
        title: 'Your message',
        submitLabel: 'Send it',
        formField: [
          { name: 'fullName', placeholder: 'Full name', type: ['text'], width: ['half'] },
          { name: 'email', placeholder: 'Email address', type: ['email'], width: ['half'] },
          { name: 'phone', placeholder: 'Telephone', type: ['tel'] },
          { name: 'message', placeholder: 'What happened?', type: ['textarea'], width: ['full'] },
        ],
      },
    });
    expect(screen.getByRole('region', { name: 'Write to us' })).toBeTruthy();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your message' });
    expect(form.getAttribute('action')).toBe('/api/enquiries');
    expect(form.method).toBe('post');
    expect(within(form).getByLabelText('Full name').getAttribute('autocomplete')).toBe('name');
    expect(within(form).getByLabelText<HTMLInputElement>('Email address').type).toBe('email');
    expect(within(form).getByLabelText<HTMLInputElement>('Email address').required).toBe(true);
    expect(within(form).getByLabelText<HTMLInputElement>('Telephone optional').required).toBe(false);
    expect(within(form).getByLabelText('What happened?').tagName).toBe('TEXTAREA');
    expect(within(form).getByRole('button', { name: 'Send it' })).toBeTruthy();
    const postedValues = Object.fromEntries(new FormData(form));
    expect(postedValues).toEqual({
      kind: 'contact',
      locale: 'en',
      website: '',
      fullName: '',
      email: '',
      phone: '',
      message: '',
    });
    expect(screen.getByText('Pier 7')).toBeTruthy();
  });

  it('has a default label for the button', async () => {
    await renderContact({ contactForm: { formField: [{ name: 'email', type: ['email'] }] } });
    expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
    expect(screen.getByLabelText('email')).toBeTruthy();
  });

  it('renders the addresses if there is no form', async () => {
    await renderContact({ title: 'Find us', contactinfo: '<p>Pier 7</p>' });
    expect(screen.getByText('Pier 7')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing if there are neither fields nor addresses', async () => {
    await renderContact({
      title: 'Find us',
      contactForm: { title: 'Form', formField: [{ placeholder: 'No name' }] },
    });
    expect(screen.queryByText('Find us')).toBeNull();
  });

  it('renders a repeated field only once', async () => {
    await renderContact({
      contactForm: {
        formField: [
          { name: 'email', placeholder: scriptText },
          { name: 'email', placeholder: 'Again' },
          { name: longWord, placeholder: 'Too long' },
        ],
      },
    });
    const labels = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(labels).toEqual(['email']);
    expect(screen.getByLabelText(scriptText)).toBeTruthy();
  });

  it('renders a field whose name is reserved for a value that the form posts itself', async () => {
    await renderContact({ contactForm: { formField: [{ name: 'website', placeholder: 'Your website' }] } });
    const field = screen.getByLabelText('Your website');
    expect(field.getAttribute('name')).toBe('Website');
    expect(document.querySelectorAll('[name=website]')).toHaveLength(1);
  });
});
