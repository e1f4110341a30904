import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import type { EnquiryOutcome } from './postEnquiry.ts';
import { LeadForm } from './LeadForm.tsx';

const complete = {
  'Full name': 'Maja Thorsen',
  'Company domain': 'https://nordvand.example/about',
  Email: 'maja@nordvand.example',
  'Number of SIMs': '500-4999',
  Region: 'europe',
  'Data volume per month': '10-100-gb',
  'What should your devices do?': 'Pump.',
};

function fill(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label.replace('?', '\\?')}`)), {
      target: { value },
    });
  }
}

const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }));

async function open(outcome: EnquiryOutcome = { status: 'sent' }, locale: 'en' | 'da' | 'de' = 'en') {
  const posts: Record<string, unknown>[] = [];
  const post = async (body: Record<string, unknown>) => {
    posts.push(body);
    return outcome;
  };
  await renderInLanguage(<LeadForm headingLevel={2} post={post} />, locale);
  return posts;
}

describe('LeadForm', () => {
  it('shows an error at every missing field and focuses the first one', async () => {
    const posts = await open();
    send();
    const name = await screen.findByLabelText(/^Full name/);
    await waitFor(() => expect(document.activeElement).toBe(name));
    for (const message of [
      'Please enter your full name',
      'Please enter your company domain',
      'This field is required',
      'Please select the number of SIMs',
      'Please select a region',
      'Please select a data volume per month',
      'Please provide a description',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    const description = name.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Please enter your full name');
    expect(posts).toEqual([]);
    const messageIds = (screen.getByLabelText(/domain/i).getAttribute('aria-describedby') ?? '').split(' ');
    expect(messageIds.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Please enter your company domain',
      'e.g. example.com',
    ]);
  });

  it('removes an error as soon as the field is valid', async () => {
    await open();
    send();
    await screen.findByText('Please enter your full name');
    fireEvent.input(screen.getByLabelText(/^Full name/), { target: { value: 'Maja' } });
    await waitFor(() => expect(screen.queryByText('Please enter your full name')).toBeNull());
    expect(screen.getByText('Please enter your company domain')).toBeTruthy();
  });

  it('validates a field when it loses focus, unless it is empty', async () => {
    await open();
    fireEvent.blur(screen.getByLabelText(/^Email/));
    fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: 'ring me' } });
    fireEvent.blur(screen.getByLabelText(/^Phone/));
    expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
    expect(screen.queryByText('This field is required')).toBeNull();
  });

  it('requires the other services once their checkbox is ticked', async () => {
    const posts = await open();
    fill(complete);
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    expect(await screen.findByText('Please describe the other services')).toBeTruthy();
    expect(posts).toEqual([]);
  });

  it('sends the values and shows the thank-you message', async () => {
    const posts = await open();
    fill(complete);
    send();
    const confirmation = await screen.findByRole('heading', {
      name: 'Thank you. We’ve received your message.',
    });
    expect(confirmation.parentElement).toBe(document.activeElement);
    expect(posts).toEqual([
      expect.objectContaining({
        kind: 'lead',
        locale: 'en',
        website: '',
        fullName: 'Maja Thorsen',
        email: 'maja@nordvand.example',
        numberOfSims: '500-4999',
      }),
    ]);
  });

  it('is sent only once for several clicks', async () => {
    const posts = await open();
    fill(complete);
    // Clicks again before React has rendered the result of the first click.
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      fireEvent.submit(button);
      fireEvent.submit(button);
    });
    await screen.findByRole('heading', { name: 'Thank you. We’ve received your message.' });
    expect(posts).toHaveLength(1);
  });

  it('keeps the values and shows the reason if it could not be sent', async () => {
    await open({ status: 'failed', message: 'Too many.', fields: { domain: 'Not that one.' } });
    fill(complete);
    send();
    expect(await screen.findByText('Too many.')).toBeTruthy();
    const domain = screen.getByLabelText<HTMLInputElement>(/^Company domain/);
    expect(domain.value).toBe(complete['Company domain']);
    await waitFor(() => expect(document.activeElement).toBe(domain));
    expect(screen.getByText('Not that one.')).toBeTruthy();
  });

  it('shows a general error if the server gives no reason', async () => {
    await open({ status: 'failed', message: undefined, fields: {} });
    fill(complete);
    send();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  });
});
