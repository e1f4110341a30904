import * as v from 'valibot';
import { minuteMs } from '#schema/durations.ts';
import type { Logger } from '#server/logger.ts';
import { ContentClientError } from './contentAnswer.ts';
import type { ContentRequest } from './contentClient.ts';

/** What can be wrong with the token, for an operator. */
export type TokenFault = 'is not accepted' | 'may do more than read drafts' | 'cannot be checked';

export type TokenRights = {
  /** What is known to be wrong; undefined for a good token, without one, and until the backend has told. */
  fault(): TokenFault | undefined;
  stop(): void;
};

/** WPGraphQL answers as to anybody where a password is wrong; `viewer` alone tells who it takes us for. */
const request: ContentRequest = {
  name: 'TokenRights',
  text: 'query TokenRights { viewer { capabilities } }',
  variables: {},
};

const Answer = v.object({
  viewer: v.nullable(v.object({ capabilities: v.array(v.string()) })),
});

/**
 * WordPress lets only those read drafts who may edit them, so `edit_posts` and the like belong to the token. These do not:
 * they change what visitors see, other people's accounts, or the machine.
 */
const dangerous =
  /^(publish|delete|manage|install|update|upload|activate|switch|create|promote|remove|list|add|unfiltered|moderate|customize)_|^(import|export)$|^edit_(users|plugins|themes|theme_options|files|dashboard)$/;

const askAgainMs = minuteMs;

/** Finds out what the token may do, and tells the log; asks again each minute until it is known to be good. */
export function checkTokenRights(deps: {
  /** Asks with the token. Rejects when there is no answer. */
  query: (request: ContentRequest) => Promise<unknown>;
  logger: Logger;
}): TokenRights {
  const { logger } = deps;
  let fault: TokenFault | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const ask = async () => {
    let isGood = false;
    try {
      const found = faultOf(await deps.query(request));
      isGood = found === undefined;
      tell(found);
    } catch (error) {
      if (error instanceof ContentClientError && !error.isOutage) tell('cannot be checked');
    }
    if (!isGood && !isStopped) timer = setTimeout(() => void ask(), askAgainMs).unref();
  };
  const tell = (found: TokenFault | undefined) => {
    if (isStopped || (fault !== undefined && found === fault)) return;
    fault = found;
    if (fault === undefined) logger.info({}, 'CONTENT_TOKEN is valid and can read drafts');
    else logger.error({ fault }, 'CONTENT_TOKEN check failed');
  };
  void ask();

  return {
    fault: () => fault,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function faultOf(answer: unknown): TokenFault | undefined {
  const parsed = v.safeParse(Answer, answer);
  if (!parsed.success) return 'cannot be checked';
  const { viewer } = parsed.output;
  if (viewer === null) return 'is not accepted';
  return viewer.capabilities.some((name) => dangerous.test(name))
    ? 'may do more than read drafts'
    : undefined;
}
