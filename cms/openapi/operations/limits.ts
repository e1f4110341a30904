import { answer, jsonBody, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Paths } from '../types.ts';

const limit = { tag: 'buoys', mb_per_month: 20, warn_at_percent: 80, then: 'slow' };

const alarm = {
  id: 'a_01JCZQ0B',
  iccid: '8945010012345678901',
  kind: 'limit_near',
  text: 'Buoy 0147 has used 16.2 of 20 MB',
  raised_at: '2026-10-04T09:15:00Z',
  acknowledged_at: null,
  acknowledged_by: null,
};

const unknownLimit = problems(404, {
  code: 'unknown_limit',
  title: 'No such limit',
  detail: 'The tag has none, or does not exist.',
});

/** How much a SIM may use, and who hears of it. */
export const limitPaths: Paths = {
  '/v1/limits': {
    get: {
      operationId: 'listLimits',
      summary: 'List limits',
      description: 'The limit of each tag. A ceiling on a single SIM stands in that SIM.',
      tags: ['Limits and alarms'],
      responses: { '200': listOf('Limit', 'All limits, on one page.', [limit]), ...usual },
    },
  },
  '/v1/limits/{tag}': {
    put: {
      operationId: 'setLimit',
      summary: 'Set a limit',
      description:
        'Sets what each SIM with the tag may use a month, and what happens then. Holds at once: a SIM that is over it is dealt with within a minute.',
      tags: ['Limits and alarms'],
      parameters: [parameterRef('Tag')],
      requestBody: jsonBody(schemaRef('Limit'), limit),
      responses: {
        '200': answer('The limit.', schemaRef('Limit'), limit),
        '422': problems(422, {
          code: 'limit_above_plan',
          title: 'Above the plan',
          detail: 'The plan allows less. The answer carries how much.',
          extra: { plan_mb: 1000 },
        }),
        ...usual,
      },
    },
    delete: {
      operationId: 'removeLimit',
      summary: 'Remove a limit',
      description: 'The plan’s own limit applies again.',
      tags: ['Limits and alarms'],
      parameters: [parameterRef('Tag')],
      responses: { '204': { description: 'Removed.' }, '404': unknownLimit, ...usual },
    },
  },
  '/v1/alarms': {
    get: {
      operationId: 'listAlarms',
      summary: 'List alarms',
      description: 'Alarms, newest first.',
      tags: ['Limits and alarms'],
      parameters: [
        query('open', 'Only those that nobody has acknowledged.', { type: 'boolean', default: false }),
        query('kind', 'Only this kind.', {
          type: 'string',
          enum: ['limit_near', 'limit_reached', 'moved_device', 'silent', 'rejected_often'],
        }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: { '200': listOf('Alarm', 'A page of alarms.', [alarm]), ...usual },
    },
  },
  '/v1/alarms/{alarm_id}/acknowledge': {
    post: {
      operationId: 'acknowledgeAlarm',
      summary: 'Acknowledge an alarm',
      description:
        'Says that someone has it in hand. The alarm is not raised again for the same reason until the month ends.',
      tags: ['Limits and alarms'],
      parameters: [
        {
          name: 'alarm_id',
          in: 'path',
          required: true,
          description: 'The alarm.',
          schema: { type: 'string' },
          example: 'a_01JCZQ0B',
        },
      ],
      requestBody: jsonBody(
        {
          type: 'object',
          required: ['by'],
          properties: { by: { type: 'string', maxLength: 80, description: 'Who has it in hand.' } },
        },
        { by: 'Jonas Riis' },
      ),
      responses: {
        '200': answer('Acknowledged.', schemaRef('Alarm'), {
          ...alarm,
          acknowledged_at: '2026-10-04T09:20:00Z',
          acknowledged_by: 'Jonas Riis',
        }),
        '404': problems(404, {
          code: 'unknown_alarm',
          title: 'No such alarm',
          detail: 'No alarm with this id is yours.',
        }),
        '409': problems(409, {
          code: 'already_acknowledged',
          title: 'Someone has it',
          detail: 'The answer carries who, and since when.',
        }),
        ...usual,
      },
    },
  },
};
