import { jsonBody, schemaRef } from './answers.ts';
import { components } from './components.ts';
import { keyPaths } from './operations/keys.ts';
import { limitPaths } from './operations/limits.ts';
import { logPaths } from './operations/log.ts';
import { networkPaths } from './operations/networks.ts';
import { profilePaths } from './operations/profiles.ts';
import { simPaths } from './operations/sims.ts';
import { usagePaths } from './operations/usage.ts';
import { webhookPaths } from './operations/webhooks.ts';
import { introduction } from './introduction.ts';
import type { Paths, Tag } from './types.ts';

const tags: Tag[] = [
  {
    name: 'Keys and roles',
    description: 'A key is a role and a name. Make one for each program, not one for all.',
  },
  { name: 'SIMs', description: 'From stock to closed: activate, assign, pause, reset, write to.' },
  { name: 'eSIM profiles', description: 'Profiles for eUICC chips: order, install, delete, from afar.' },
  {
    name: 'The log',
    description: 'What the networks said about your devices, line by line, with the cause in words.',
  },
  { name: 'Usage and invoices', description: 'What was used, by whom, and what it costs.' },
  { name: 'Limits and alarms', description: 'How much a SIM may use, and who hears of it.' },
  {
    name: 'Webhooks',
    description:
      'Events, posted to your address and signed. See the introduction for how to check the signature.',
  },
  { name: 'Networks', description: 'Which networks there are, and which your SIMs should take.' },
  { name: 'Private networks', description: 'Tunnels and peerings from our cores to yours.' },
];

const delivered = {
  '2XX': { description: 'Any answer of the 200s within ten seconds counts as delivered.' },
};

const eventExample = {
  id: 'e_01JCZP7M',
  at: '2026-10-04T14:01:58Z',
  iccid: '8945010012345678901',
  type: 'rejected',
  network: '238-02',
  cause: 15,
  text: 'Bælt Mobil refused Buoy 0147: no suitable cells in tracking area (15)',
};

const webhooks = {
  event: {
    post: {
      operationId: 'onEvent',
      summary: 'An event of the log',
      description:
        'Posted for each event that the webhook asked for, usually within two seconds. Order is not promised: sort by `at`.',
      tags: ['Webhooks'],
      requestBody: jsonBody(schemaRef('Event'), eventExample),
      responses: delivered,
    },
  },
  alarm: {
    post: {
      operationId: 'onAlarm',
      summary: 'An alarm',
      description: 'Posted when an alarm is raised. Acknowledge it by the API, not by the answer.',
      tags: ['Webhooks'],
      requestBody: jsonBody(schemaRef('Alarm'), {
        id: 'a_01JCZQ0B',
        iccid: '8945010012345678901',
        kind: 'limit_near',
        text: 'Buoy 0147 has used 16.2 of 20 MB',
        raised_at: '2026-10-04T09:15:00Z',
      }),
      responses: delivered,
    },
  },
};

const paths: Paths = {
  ...keyPaths,
  ...simPaths,
  ...profilePaths,
  ...logPaths,
  ...usagePaths,
  ...limitPaths,
  ...webhookPaths,
  ...networkPaths,
};

/** The demonstration company's API as an OpenAPI 3.1 document: what `/api/docs-json` serves when no API host is configured. */
export const specification = {
  openapi: '3.1.1',
  info: {
    title: 'Kystlink API',
    version: '2026-10',
    summary: 'SIMs, the log, usage and limits over HTTPS',
    description: introduction,
    contact: {
      name: 'Kystlink support',
      email: 'hello@kystlink.example',
      url: 'https://www.kystlink.example/contact',
    },
  },
  servers: [{ url: 'https://api.kystlink.example', description: 'Both cores, nearest first' }],
  security: [{ key: [] }],
  tags,
  paths,
  webhooks,
  components,
};
