import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { ContentClientError } from './contentResponse.ts';
import type { ContentRequest } from './contentClient.ts';

/** Problem of the token, as reported to operators. */
export type TokenFault = 'is not accepted' | 'may do more than read drafts' | 'cannot be checked';

export type TokenRights = {
  /** Returns the known problem; undefined if the token is valid or the backend has not responded yet. */
  fault(): TokenFault | undefined;
  stop(): void;
};

/**
 * Query for the token's user. WPGraphQL treats a wrong password as an anonymous query; only `viewer` reveals this.
 */
const request: ContentRequest = {
  name: 'TokenRights',
  text: 'query TokenRights { viewer { capabilities } }',
  variables: {},
};

const RightsResponse = v.object({
  viewer: v.nullable(v.object({ capabilities: v.array(v.string()) })),
});

/**
 * Capabilities that the token should not have, because they allow changes to published content, other users' accounts,
 * or the server. `edit_posts` and the like are required: WordPress shows drafts only to users who may edit them.
 */
const dangerous =
  /^(publish|delete|manage|install|update|upload|activate|switch|create|promote|remove|list|add|unfiltered|moderate|customize)_|^(import|export)$|^edit_(users|plugins|themes|theme_options|files|dashboard)$/;

const retryMs = minuteMs;

/** Checks the token's capabilities and logs the result. Checks again every minute until the token is valid. */
export function checkTokenRights(deps: {
  /** Sends a query with the token. Rejects if the backend does not respond. */
  query: (request: ContentRequest) => Promise<unknown>;
  logger: Logger;
}): TokenRights {
  const { logger } = deps;
  let tokenError: TokenFault | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const check = async () => {
    let isGood = false;
    try {
      const result = faultOf(await deps.query(request));
      isGood = result === undefined;
      report(result);
    } catch (error) {
      if (error instanceof ContentClientError && !error.isOutage) report('cannot be checked');
    }
    if (!isGood && !isStopped) timer = setTimeout(() => void check(), retryMs).unref();
  };
  const report = (newFault: TokenFault | undefined) => {
    if (isStopped || (tokenError !== undefined && newFault === tokenError)) return;
    tokenError = newFault;
    if (tokenError === undefined) logger.info({}, 'CONTENT_TOKEN is valid and can read drafts');
    else logger.error({ fault: tokenError }, 'CONTENT_TOKEN check failed');
  };
  void check();

  return {
    fault: () => tokenError,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function faultOf(response: unknown): TokenFault | undefined {
  const parsed = v.safeParse(RightsResponse, response);
  if (!parsed.success) return 'cannot be checked';
  const { viewer } = parsed.output;
  if (viewer === null) return 'is not accepted';
  return viewer.capabilities.some((name) => dangerous.test(name))
    ? 'may do more than read drafts'
    : undefined;
}
