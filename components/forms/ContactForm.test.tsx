import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactFields } from './formFields.ts';

describe('ContactForm', () => {
  it('connects a field with its error message, whatever the field’s name', async () => {
    const fields = contactFields([{ name: 'Full name', placeholder: 'Your name' }]);
    await renderInLanguage(
      <ContactForm title="Write to us" fields={fields} submitLabel="Send" headingLevel={2} />,
    );
    fireEvent.submit(screen.getByRole('form'));
    const message = await screen.findByText('This field is required');
    const messageIds = screen.getByLabelText('Your name').getAttribute('aria-describedby') ?? '';
    const messages = messageIds.split(' ').map((id) => document.getElementById(id));
    expect(messages.some((element) => element?.contains(message))).toBe(true);
  });
});
