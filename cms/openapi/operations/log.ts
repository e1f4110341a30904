import { answer, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Paths } from '../types.ts';

const attach = {
  id: 'e_01JCZP7Q',
  at: '2026-10-04T14:02:11Z',
  iccid: '8945010012345678901',
  type: 'attach',
  network: '238-01',
  cause: null,
  text: 'Buoy 0147 attached to Nordtel DK, LTE-M',
};

const rejected = {
  ...attach,
  id: 'e_01JCZP7M',
  at: '2026-10-04T14:01:58Z',
  type: 'rejected',
  network: '238-02',
  cause: 15,
  text: 'Bælt Mobil refused Buoy 0147: no suitable cells in tracking area (15)',
};

const cause = {
  code: 15,
  name: 'No suitable cells in tracking area',
  meaning: 'The network knows the SIM and does not want it here, on this radio.',
  what_to_do:
    'Usually nothing: the device tries the next network. If it does not, look at its list of forbidden areas.',
};

/** What the networks said, line by line. */
export const logPaths: Paths = {
  '/v1/events': {
    get: {
      operationId: 'listEvents',
      summary: 'List events',
      description:
        'The log, newest first. Kept for 13 months. Half of all events are here 1.9 seconds after the network said them.',
      tags: ['The log'],
      parameters: [
        query('iccid', 'Only this SIM.', { type: 'string' }, '8945010012345678901'),
        query('tag', 'Only SIMs with this tag.', { type: 'string' }),
        query('type', 'Only this type.', { type: 'string' }, 'rejected'),
        query('from', 'From this time on.', { type: 'string', format: 'date-time' }),
        query('to', 'Before this time.', { type: 'string', format: 'date-time' }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: {
        '200': listOf('Event', 'A page of the log.', [attach, rejected], 'e_01JCZP7M'),
        '400': problems(400, {
          code: 'time_reversed',
          title: 'The times are the wrong way round',
          detail: '`from` lies after `to`.',
        }),
        ...usual,
      },
    },
  },
  '/v1/events/{event_id}': {
    get: {
      operationId: 'getEvent',
      summary: 'Get an event',
      description:
        'One event, with the message of the network as it came, for whoever must quarrel with an operator.',
      tags: ['The log'],
      parameters: [
        {
          name: 'event_id',
          in: 'path',
          required: true,
          description: 'The event.',
          schema: { type: 'string' },
          example: 'e_01JCZP7M',
        },
      ],
      responses: {
        '200': answer('The event.', schemaRef('Event'), rejected),
        '404': problems(404, {
          code: 'unknown_event',
          title: 'No such event',
          detail: 'It is older than 13 months, or not yours.',
        }),
        ...usual,
      },
    },
  },
  '/v1/events/stream': {
    get: {
      operationId: 'streamEvents',
      summary: 'Stream events',
      description:
        'The log as it happens, as server-sent events. Send `Last-Event-ID` after a break and nothing is missed, for up to an hour. One stream a key. A comment line every 15 seconds keeps proxies awake.',
      tags: ['The log'],
      parameters: [
        query('tag', 'Only SIMs with this tag.', { type: 'string' }),
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The last event that you have.',
          schema: { type: 'string' },
          example: 'e_01JCZP7M',
        },
      ],
      responses: {
        '200': {
          description: 'The stream. It ends when you close it.',
          content: {
            'text/event-stream': {
              schema: { type: 'string' },
              examples: {
                default: { value: `id: ${attach.id}\nevent: attach\ndata: ${JSON.stringify(attach)}\n\n` },
              },
            },
          },
        },
        '409': problems(409, {
          code: 'stream_open',
          title: 'A stream is open',
          detail: 'This key already has one. Close it, or make a second key.',
        }),
        ...usual,
      },
    },
  },
  '/v1/causes': {
    get: {
      operationId: 'listCauses',
      summary: 'List causes',
      description: 'Every cause code that a network may give, in words, with what usually helps.',
      tags: ['The log'],
      responses: { '200': listOf('Cause', 'All of them, on one page.', [cause]), ...usual },
    },
  },
  '/v1/causes/{code}': {
    get: {
      operationId: 'getCause',
      summary: 'Get a cause',
      description: 'One cause code in words.',
      tags: ['The log'],
      parameters: [
        {
          name: 'code',
          in: 'path',
          required: true,
          description: 'The number in the event.',
          schema: { type: 'integer' },
          example: 15,
        },
      ],
      responses: {
        '200': answer('The cause.', schemaRef('Cause'), cause),
        '404': problems(404, {
          code: 'unknown_cause',
          title: 'No such code',
          detail: 'No standard knows this number. Operators make some up; ask us.',
        }),
        ...usual,
      },
    },
  },
};
