import * as v from 'valibot';
import { brevo } from './brevo.ts';
import { listmonk } from './listmonk.ts';
import { mailchimp } from './mailchimp.ts';
import {
  ToolEvent,
  type CallTool,
  type MailingTool,
  type ToolList,
  type ToolSettings,
} from './MailingTool.ts';
import type { Deliver } from '#server/mail/transport.ts';
import { parseJson } from '#server/lib/parseJson.ts';

/** Statuses that a retry may change: credentials, a wrong URL, rate limits and outages. */
const retryableStatuses = [401, 403, 404, 408, 425, 429];
const timeoutMs = 20_000;

/** Creates the delivery of events to the owner's mailing tool. */
export function createToolDelivery(settings: ToolSettings): Deliver {
  const { sendEvent } = createTool(settings);
  return async ({ payload }, signal) => {
    await sendEvent(v.parse(ToolEvent, JSON.parse(payload)), createCaller(settings, signal));
  };
}

/**
 * Deletes a person from the tool immediately. Returns `false` if the tool does not know them. Rejects if the tool
 * fails.
 */
export function eraseInTool(settings: ToolSettings, emailAddress: string): Promise<boolean> {
  return createTool(settings).erase(emailAddress, callTool(settings));
}

/** Creates the function that calls the tool's API while the owner waits for the result. */
export const callTool = (settings: ToolSettings): CallTool =>
  createCaller(settings, new AbortController().signal);

function createTool(tool: ToolList): MailingTool {
  if (tool.name === 'mailchimp') return mailchimp(tool.list);
  return { listmonk, brevo }[tool.name](tool.list);
}

function createCaller(settings: ToolSettings, signal: AbortSignal): CallTool {
  return async (method, path, body, { mayBeMissing = false } = {}) => {
    const response = await fetch(settings.url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...credentials(settings) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // Brevo's 404 for a contact is a valid response; a 404 for the whole API means a wrong URL.
    const isExpected =
      response.status < 500 &&
      (!retryableStatuses.includes(response.status) ||
        isMissing(response, text) ||
        (mayBeMissing && response.status === 404));
    if (!isExpected) throw new Error(`the mailing tool responded with ${response.status}`);
    return { status: response.status, body: parseJson(text) };
  };
}

function isMissing({ status }: Response, text: string): boolean {
  return status === 404 && text.includes('document_not_found');
}

function credentials({ name, key }: ToolSettings): Record<string, string> {
  if (name === 'brevo') return { 'api-key': key };
  if (name === 'listmonk') return { authorization: `token ${key}` };
  return { authorization: `Basic ${Buffer.from(`site:${key}`).toString('base64')}` };
}
