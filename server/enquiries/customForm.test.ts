import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormDescription } from '#schema/customForm.ts';
import { dayMs } from '#schema/durations.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { startEnquirySite, testKey, type EnquirySite } from '#tests/support/enquirySite.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { postForm, postJson } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const description: FormDescription = {
  name: 'Coverage report',
  fields: [
    { name: 'Use', label: 'What for', type: 'choice', isRequired: true, choices: ['Ports', 'Water'] },
    { name: 'sims', label: 'Number of SIMs', type: 'number', isRequired: false, choices: [] },
    { name: 'Svar til', label: 'Email', type: 'email', isRequired: true, choices: [] },
    { name: 'terms', label: 'I agree', type: 'tick', isRequired: true, choices: [] },
  ],
};
const validFields = { Use: 'Ports', sims: '400', 'Svar til': 'ada@example.com', terms: 'yes' };
const referer = { referer: `${siteUrl}/da/rapport?x=1` };

describe.each(testDatabases)('editor’s form, on $name', ({ open }) => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let site: EnquirySite;
  let clock: SimulatedClock;

  beforeEach(async () => {
    database = await open();
    mailServer = await startMailServer();
    clock = createSimulatedClock();
    site = await startEnquirySite({ database, clock, mailUrl: mailServer.url });
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  const post = (fields: object, form: string = site.sealForm(description), extraFields: object = {}) =>
    postJson(site.endpoint, { kind: 'form', form, fields, ...extraFields }, referer);
  const storedEnquiries = () => database.query.selectFrom('enquiry').selectAll().execute();

  it('is stored and mailed with its name and field labels', async () => {
    const response = await post({ ...validFields, other: 'not asked' });
    expect(await response.json()).toEqual({ success: true, status: 'received' });
    const [row] = await storedEnquiries();
    expect(row).toMatchObject({ form: 'Coverage report', email_address: 'ada@example.com' });
    expect(JSON.parse(row?.fields ?? '')).toEqual([
      { name: 'Use', value: 'Ports', label: 'What for' },
      { name: 'sims', value: '400', label: 'Number of SIMs' },
      { name: 'Svar til', value: 'ada@example.com', label: 'Email' },
      { name: 'terms', value: 'yes', label: 'I agree' },
    ]);
    await site.worker.drain();
    expect(mailServer.messages[0]?.text).toContain('Coverage report');
    expect(mailServer.messages[0]?.text).toContain('What for');
  });

  it.each([
    ['an empty required field', { Use: '' }, { Use: 'Feltet skal udfyldes' }],
    ['a choice that is not offered', { Use: 'Rail' }, { Use: 'Vælg en mulighed på listen' }],
    ['text in a number field', { sims: 'many' }, { sims: 'Skriv et tal' }],
    ['an invalid address', { 'Svar til': 'ada' }, { 'Svar til': expect.stringMatching(/mail/) }],
    ['an unticked required checkbox', { terms: '' }, { terms: 'Feltet skal udfyldes' }],
  ])('shows an error at the field, in the page’s language: %s', async (_what, fields, messages) => {
    const response = await post({ ...validFields, ...fields }, undefined, { locale: 'da' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ data: { fields: messages } });
    expect(await storedEnquiries()).toEqual([]);
  });

  it.each(['', 'made-up', JSON.stringify(description)])(
    'rejects a form that the site did not create: %j',
    async (form) => {
      const response = await post(validFields, form);
      expect(response.status).toBe(400);
      expect(await storedEnquiries()).toEqual([]);
    },
  );

  it('expires thirty days after rendering: it then shows instructions and stores nothing', async () => {
    const form = site.sealForm({ ...description, download: '/cms/wp-content/uploads/a.pdf' });
    clock.advance(29 * dayMs);
    expect((await post(validFields, form)).status).toBe(200);
    clock.advance(2 * dayMs);
    const response = await post(validFields, form, { locale: 'de' });
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      success: false,
      status: 'form_expired',
      data: { message: expect.stringMatching(/zu lange geöffnet.*Ihr Text/s) },
    });
    const redirect = await postForm(
      `${site.endpoint}?at=f1`,
      { kind: 'form', form, ...validFields },
      referer,
    );
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      '/da/rapport#enquiry-expired-f1',
    ]);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it('rejects a seal without a day or with a future day', async () => {
    const withoutDay = createSealer(testKey, 'form').seal(JSON.stringify(description));
    expect((await post(validFields, withoutDay)).status).toBe(410);
    clock.advance(800 * dayMs);
    const futureSeal = site.sealForm(description);
    clock.advance(-800 * dayMs);
    expect((await post(validFields, futureSeal)).status).toBe(410);
    expect(await storedEnquiries()).toEqual([]);
  });

  it('reports success to bots that fill in the honeypot, but stores nothing and does not offer the file', async () => {
    const form = site.sealForm({ ...description, download: '/cms/wp-content/uploads/a.pdf' });
    const response = await post(validFields, form, { website: 'x' });
    expect(await response.json()).toEqual({ success: true, status: 'received' });
    expect(await storedEnquiries()).toEqual([]);
  });

  it('returns the link to its file or, without a file, its thank-you page', async () => {
    const thanksPage = '/da/tak';
    const response = await post(validFields, site.sealForm({ ...description, thanksPage }));
    expect(await response.json()).toMatchObject({ data: { page: '/da/tak' } });
    const download = '/cms/wp-content/uploads/a.pdf';
    const text = await (
      await post(validFields, site.sealForm({ ...description, thanksPage, download }))
    ).text();
    expect(JSON.parse(text)).toMatchObject({
      data: { download: expect.stringMatching(/^\/download\/[\w-]+$/) },
    });
    expect(text).not.toContain('a.pdf');
  });

  it('redirects browsers without JavaScript to the outcome on the page, the thank-you page or the file', async () => {
    const postAndGetLocation = async (form: Partial<FormDescription>, fields: object = {}) => {
      const body = {
        kind: 'form',
        form: site.sealForm({ ...description, ...form }),
        ...validFields,
        ...fields,
      };
      return (await postForm(`${site.endpoint}?at=_R_1_`, body, referer)).headers.get('location');
    };
    expect(await postAndGetLocation({})).toBe('/da/rapport#enquiry-sent-_R_1_');
    expect(await postAndGetLocation({}, { Use: '' })).toBe('/da/rapport#enquiry-invalid-_R_1_');
    expect(await postAndGetLocation({ thanksPage: '/da/tak' })).toBe('/da/tak');
    expect(await postAndGetLocation({ download: '/cms/wp-content/uploads/a.pdf' })).toMatch(/^\/download\//);
  });
});
