import { answer, jsonBody, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Paths } from '../types.ts';

const buoy = {
  iccid: '8945010012345678901',
  name: 'Buoy 0147',
  state: 'active',
  plan: 'fleet',
  zone: 'europe',
  tag: 'buoys',
  imei: '351234099876543',
  limit_mb: 20,
  created_at: '2026-03-02T08:11:00Z',
  activated_at: '2026-03-09T06:40:12Z',
};

const crane = { ...buoy, iccid: '8945010012345678919', name: 'Crane 06', tag: 'cranes', limit_mb: null };

const unknownSim = problems(404, {
  code: 'unknown_sim',
  title: 'No such SIM',
  detail: 'No SIM with these digits is yours. A SIM of another account looks the same from here.',
});

const closed = {
  code: 'closed',
  title: 'The SIM is closed',
  detail: 'A closed SIM stays closed. Order another.',
};

/** The life of a SIM: from stock to closed. */
export const simPaths: Paths = {
  '/v1/sims': {
    get: {
      operationId: 'listSims',
      summary: 'List SIMs',
      description: 'All your SIMs, newest first. Filters add up: a SIM must pass every one.',
      tags: ['SIMs'],
      parameters: [
        query('state', 'Only SIMs in this state.', {
          type: 'string',
          enum: ['stock', 'activating', 'active', 'paused', 'closed'],
        }),
        query('tag', 'Only SIMs with this tag.', { type: 'string' }, 'buoys'),
        query('silent_for', 'Only SIMs that have not been heard for this many hours.', {
          type: 'integer',
          minimum: 1,
        }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: { '200': listOf('Sim', 'A page of SIMs.', [buoy, crane], 'c_01JCZK'), ...usual },
    },
  },
  '/v1/sims/{iccid}': {
    get: {
      operationId: 'getSim',
      summary: 'Get a SIM',
      description: 'One SIM as it stands. For whether it is online now, ask for its session.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      responses: { '200': answer('The SIM.', schemaRef('Sim'), buoy), '404': unknownSim, ...usual },
    },
    put: {
      operationId: 'assignSim',
      summary: 'Assign a SIM',
      description:
        'Gives a SIM its name, plan, zone, tag and ceiling. What you leave out goes back to the default. A change of plan holds from the next day, Copenhagen time.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      requestBody: jsonBody(schemaRef('SimChange'), {
        name: 'Buoy 0147',
        plan: 'fleet',
        zone: 'europe',
        tag: 'buoys',
        limit_mb: 20,
      }),
      responses: {
        '200': answer('The SIM as it is now.', schemaRef('Sim'), buoy),
        '404': unknownSim,
        '422': problems(422, closed, {
          code: 'plan_too_small',
          title: 'Too few SIMs for the plan',
          detail: 'Fleet begins at 50 SIMs and Charter at 5,000.',
        }),
        ...usual,
      },
    },
    delete: {
      operationId: 'closeSim',
      summary: 'Close a SIM',
      description:
        'Takes the SIM off every network for good. It is billed to the end of the notice of 30 days. There is no way back, which is why the header `Confirm` must repeat the ICCID.',
      tags: ['SIMs'],
      parameters: [
        parameterRef('Iccid'),
        {
          name: 'Confirm',
          in: 'header',
          required: true,
          description: 'The ICCID once more.',
          schema: { type: 'string' },
          example: '8945010012345678901',
        },
      ],
      responses: {
        '204': { description: 'Closed.' },
        '404': unknownSim,
        '412': problems(412, {
          code: 'not_confirmed',
          title: 'Not confirmed',
          detail: 'The header `Confirm` is missing or names another SIM.',
        }),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/activate': {
    post: {
      operationId: 'activateSim',
      summary: 'Activate a SIM',
      description:
        'Puts a SIM on every network its plan allows. The first attach usually follows within a minute of power; the answer does not wait for it.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid'), parameterRef('IdempotencyKey')],
      requestBody: jsonBody(
        {
          type: 'object',
          properties: {
            tag: {
              type: 'string',
              description: 'Group for limits and steering. Created if it does not exist.',
            },
            limit_mb: { type: 'number', description: 'Ceiling a month. Without one, the plan’s applies.' },
          },
        },
        { tag: 'buoys', limit_mb: 20 },
      ),
      responses: {
        '202': answer('On its way.', schemaRef('Activation'), { state: 'activating', networks: 584 }),
        '404': unknownSim,
        '409': problems(409, {
          code: 'already_active',
          title: 'The SIM is on',
          detail: 'It is on. The answer carries the time it came on.',
          extra: { activated_at: '2026-03-09T06:40:12Z' },
        }),
        '422': problems(422, closed),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/pause': {
    post: {
      operationId: 'pauseSim',
      summary: 'Pause a SIM',
      description:
        'Takes the SIM off data and messages until you resume it. A device that is online drops within two minutes. A paused SIM costs nothing from the next day.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      responses: {
        '200': answer('Paused.', schemaRef('Sim'), { ...buoy, state: 'paused' }),
        '404': unknownSim,
        '409': problems(409, {
          code: 'not_active',
          title: 'The SIM is not on',
          detail: 'Only an active SIM can be paused.',
        }),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/resume': {
    post: {
      operationId: 'resumeSim',
      summary: 'Resume a SIM',
      description:
        'Ends a pause. Devices that gave up looking may need power off and on, or a longer wait: the log shows which.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      responses: {
        '200': answer('On again.', schemaRef('Sim'), buoy),
        '404': unknownSim,
        '409': problems(409, {
          code: 'not_paused',
          title: 'The SIM is not paused',
          detail: 'There is no pause to end.',
        }),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/reset': {
    post: {
      operationId: 'resetSim',
      summary: 'Reset the connection',
      description:
        'Drops the SIM from its network so that the device attaches anew. Helps a device that holds a dead session; does nothing for one without power. At most once in five minutes.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      responses: {
        '202': answer('Asked for.', schemaRef('Session'), {
          online: false,
          network: null,
          radio: null,
          ip: null,
          since: null,
          signal_dbm: null,
        }),
        '404': unknownSim,
        '409': problems(409, {
          code: 'reset_too_soon',
          title: 'Too soon',
          detail: 'The last reset is less than five minutes ago.',
          extra: { again_at: '2026-10-04T14:07:00Z' },
        }),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/session': {
    get: {
      operationId: 'getSession',
      summary: 'Get the session',
      description: 'Whether the device is online now, where, and at which address. At most four seconds old.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid')],
      responses: {
        '200': answer('The session.', schemaRef('Session'), {
          online: true,
          network: '238-01',
          radio: 'lte-m',
          ip: '10.64.3.17',
          since: '2026-10-04T11:58:40Z',
          signal_dbm: -97,
        }),
        '404': unknownSim,
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/messages': {
    post: {
      operationId: 'sendMessage',
      summary: 'Send a text message',
      description: 'Sends up to 160 characters to the device. It waits up to three days for one that sleeps.',
      tags: ['SIMs'],
      parameters: [parameterRef('Iccid'), parameterRef('IdempotencyKey')],
      requestBody: jsonBody(
        {
          type: 'object',
          required: ['text'],
          properties: {
            text: { type: 'string', maxLength: 160 },
            expires_in_hours: { type: 'integer', minimum: 1, maximum: 72, default: 72 },
          },
        },
        { text: 'REBOOT 14', expires_in_hours: 6 },
      ),
      responses: {
        '202': answer('Handed to the network.', schemaRef('Message'), {
          id: 'm_01JCZKAA',
          state: 'waiting',
          text: 'REBOOT 14',
          expires_at: '2026-10-04T20:02:11Z',
        }),
        '404': unknownSim,
        '409': problems(409, {
          code: 'not_active',
          title: 'The SIM is not on',
          detail: 'Messages reach active SIMs only.',
        }),
        ...usual,
      },
    },
  },
};
