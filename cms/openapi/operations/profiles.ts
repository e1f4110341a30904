import { answer, jsonBody, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Parameter, Paths } from '../types.ts';

const profileId: Parameter = {
  name: 'profile_id',
  in: 'path',
  required: true,
  description: 'The profile.',
  schema: { type: 'string' },
  example: 'p_01JCZM2T',
};

const profile = {
  id: 'p_01JCZM2T',
  eid: null,
  iccid: '8945010099900000012',
  state: 'released',
  activation_code: 'LPA:1$rsp.kystlink.example$K2-7QXW',
};

const unknownProfile = problems(404, {
  code: 'unknown_profile',
  title: 'No such profile',
  detail: 'No profile with this id is yours.',
});

/** Profiles for eUICC chips, as SGP.32 has them. */
export const profilePaths: Paths = {
  '/v1/profiles': {
    get: {
      operationId: 'listProfiles',
      summary: 'List profiles',
      description: 'All eSIM profiles that you have ordered, newest first.',
      tags: ['eSIM profiles'],
      parameters: [
        query('state', 'Only profiles in this state.', {
          type: 'string',
          enum: ['ordered', 'released', 'installed', 'enabled', 'deleted'],
        }),
        parameterRef('After'),
        parameterRef('Count'),
      ],
      responses: { '200': listOf('Profile', 'A page of profiles.', [profile]), ...usual },
    },
    post: {
      operationId: 'orderProfiles',
      summary: 'Order profiles',
      description:
        'Orders up to 1,000 profiles. Each is billed once, when it is released. Needs the role `owner`.',
      tags: ['eSIM profiles'],
      parameters: [parameterRef('IdempotencyKey')],
      requestBody: jsonBody(
        {
          type: 'object',
          required: ['count'],
          properties: {
            count: { type: 'integer', minimum: 1, maximum: 1000 },
            zone: { type: 'string', enum: ['europe', 'world'], default: 'europe' },
          },
        },
        { count: 50, zone: 'europe' },
      ),
      responses: {
        '202': listOf('Profile', 'Ordered. Release takes a few seconds a profile.', [
          { ...profile, state: 'ordered', activation_code: null },
        ]),
        '402': problems(402, {
          code: 'payment_needed',
          title: 'An invoice is overdue',
          detail: 'New profiles wait until it is paid. What runs keeps running.',
        }),
        ...usual,
      },
    },
  },
  '/v1/profiles/{profile_id}': {
    get: {
      operationId: 'getProfile',
      summary: 'Get a profile',
      description: 'One profile, with its activation code while that still works.',
      tags: ['eSIM profiles'],
      parameters: [profileId],
      responses: {
        '200': answer('The profile.', schemaRef('Profile'), profile),
        '404': unknownProfile,
        ...usual,
      },
    },
    delete: {
      operationId: 'deleteProfile',
      summary: 'Delete a profile',
      description: 'Asks the chip to delete the profile. The chip does so when it next listens.',
      tags: ['eSIM profiles'],
      parameters: [profileId],
      responses: {
        '202': answer('Asked for.', schemaRef('Profile'), {
          ...profile,
          state: 'deleted',
          activation_code: null,
        }),
        '404': unknownProfile,
        '409': problems(409, {
          code: 'only_profile',
          title: 'It is the only one',
          detail: 'The chip has no other enabled profile and would be out of reach.',
        }),
        ...usual,
      },
    },
  },
  '/v1/profiles/{profile_id}/install': {
    post: {
      operationId: 'installProfile',
      summary: 'Install a profile',
      description:
        'Pushes the profile to a chip by its EID and enables it. Takes from forty seconds to some hours: the chip decides when it listens.',
      tags: ['eSIM profiles'],
      parameters: [profileId, parameterRef('IdempotencyKey')],
      requestBody: jsonBody(
        {
          type: 'object',
          required: ['eid'],
          properties: { eid: { type: 'string', pattern: '^[0-9]{32}$' } },
        },
        { eid: '89049032000000000000000000012345' },
      ),
      responses: {
        '202': answer('Under way.', schemaRef('Profile'), {
          ...profile,
          eid: '89049032000000000000000000012345',
          activation_code: null,
        }),
        '404': unknownProfile,
        '409': problems(409, {
          code: 'already_installed',
          title: 'Installed elsewhere',
          detail: 'A profile lives on one chip at a time. The answer names it.',
        }),
        '422': problems(422, {
          code: 'chip_not_supported',
          title: 'The chip cannot take it',
          detail: 'The chip speaks neither SGP.02 nor SGP.32, or is locked to another server.',
        }),
        ...usual,
      },
    },
  },
};
