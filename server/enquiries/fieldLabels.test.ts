import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FetchContent } from '#schema/pageServices.ts';
import { createLogger } from '#server/logger.ts';
import { startEditedCms, type EditedCms } from '#tests/support/editedCms.ts';
import { startEnquirySite, type EnquirySite } from '#tests/support/enquirySite.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { createFieldLabels } from './fieldLabels.ts';

describe.each(testDatabases)('field labels in a notice, on $name', ({ open }) => {
  let cms: EditedCms;
  let database: TestDatabase;
  let mailServer: MailServer;
  let site: EnquirySite;

  beforeEach(async () => {
    cms = await startEditedCms();
    mailServer = await startMailServer();
    database = await open();
    const fetchContent: FetchContent = async ({ name, text }, variables) => {
      const response = await fetch(`${cms.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables, operationName: name }),
      });
      const { data } = await response.json();
      return data;
    };
    site = await startEnquirySite({
      database,
      clock: createSimulatedClock(),
      mailUrl: mailServer.url,
      labelsOf: createFieldLabels({ fetchContent, logger: createLogger('silent') }),
      language: 'da',
    });
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
    await cms.stop();
  });

  /** Returns the notice to a Danish owner about fields that a visitor posted from the German contact page. */
  async function noticeOf(fields: Record<string, string>): Promise<string> {
    const enquiry = {
      kind: 'contact',
      locale: 'de',
      fields: { ...fields, description: 'Melden sich nachts.' },
    };
    await postJson(site.endpoint, enquiry, { referer: `${siteUrl}/de/kontakt` });
    await site.worker.drain();
    return mailServer.messages[0]?.text ?? '';
  }

  it('are in the owner’s language, not the visitor’s', async () => {
    const notice = await noticeOf({ company: 'Nordvand', fullName: 'Maja', numberOfSims: '40' });
    expect(notice).toContain('Firma eller domæne:\n> Nordvand');
    expect(notice).toContain('Hvor mange SIM-kort?:\n> 40');
    expect(notice).not.toContain('Unternehmen');
  });

  it('are the editor’s even if the field has the name of a built-in one', async () => {
    cms.edit('"name":"company","placeholder":"', '"name":"website","placeholder":"');
    expect(await noticeOf({ Website: 'nordvand.example' })).toContain(
      'Firma eller domæne:\n> nordvand.example',
    );
  });

  it('are found by position if field names differ between languages', async () => {
    cms.edit('"name":"company","placeholder":"Unternehmen', '"name":"firma","placeholder":"Unternehmen');
    expect(await noticeOf({ firma: 'Nordvand' })).toContain('Firma eller domæne:\n> Nordvand');
  });

  it('are the labels that the visitor saw if the owner’s version lacks the field', async () => {
    cms.edit('"name":"company","placeholder":"Firma', '"name":"branche","placeholder":"Firma');
    cms.edit(
      '"name":"fullName","placeholder":"Fulde navn","type":["text"]',
      '"name":"fullName","placeholder":"Fulde navn","type":["textarea"]',
    );
    expect(await noticeOf({ company: 'Nordvand' })).toContain('Unternehmen oder Domain:\n> Nordvand');
  });

  it('are the field names while the content is unavailable', async () => {
    await cms.stop();
    expect(await noticeOf({ company: 'Nordvand' })).toContain('company:\n> Nordvand');
    cms = await startEditedCms();
  });
});
