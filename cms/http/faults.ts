import type { ServerResponse } from 'node:http';
import type { HttpResponse } from './answer.ts';

/**
 * Faults of a content backend: it refuses the connection; never responds; responds with 500, GraphQL errors, a login
 * page or null fields; or closes the connection in the middle of a response.
 */
export type CmsFault = 'refuse' | 'hang' | 'status' | 'errors' | 'html' | 'partial' | 'reset';

const cmsFaults: readonly CmsFault[] = ['refuse', 'hang', 'status', 'errors', 'html', 'partial', 'reset'];

export function isCmsFault(value: unknown): value is CmsFault {
  return cmsFaults.some((fault) => fault === value);
}

/** Simulates faults of the connection, which need no response. Returns whether it has handled the response. */
export function breakLine(fault: CmsFault | undefined, response: ServerResponse): boolean {
  if (fault === 'refuse') response.socket?.destroy();
  return fault === 'refuse' || fault === 'hang';
}

/** Returns the response that replaces the correct one. */
export function applyFault(response: HttpResponse, fault: CmsFault | undefined): HttpResponse {
  switch (fault) {
    case 'status':
      return json(500, {
        code: 'internal_server_error',
        message: 'There has been a critical error.',
        data: { status: 500 },
      });
    case 'errors':
      return json(200, {
        errors: [{ message: 'Internal server error', locations: [{ line: 1, column: 3 }] }],
        data: null,
      });
    case 'html':
      return { status: 200, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: loginPage };
    case 'partial':
      return withoutFields(response);
    default:
      return response;
  }
}

const omittableFields = new Set(['seo', 'pageInfo', 'image', 'cta', 'logo', 'company_address']);

/** Sets some fields and the second entry of every list to null, and adds an error for GraphQL. */
function withoutFields(response: HttpResponse): HttpResponse {
  if (typeof response.body !== 'string' || !response.headers['content-type']?.includes('json'))
    return response;
  const content: unknown = JSON.parse(response.body, (key, value: unknown) => {
    if (omittableFields.has(key) || (key === '1' && typeof value === 'object')) return null;
    return value;
  });
  const isGraphQL = typeof content === 'object' && content !== null && 'data' in content;
  const errors = [{ message: 'Internal server error', path: [] }];
  return json(response.status, isGraphQL ? { errors, ...content } : content);
}

function json(status: number, content: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(content),
  };
}

const loginPage = `<!DOCTYPE html>
<html lang="en-US"><head><title>Log In &lsaquo; Kystlink &#8212; WordPress</title></head>
<body class="login"><form action="/wp-login.php" method="post"><input name="log"><input name="pwd" type="password"></form></body></html>
`;
