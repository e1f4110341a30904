import type { RouteMiddlewareName } from '#renderer/pageChecks.ts';

export const routeMiddleware: RouteMiddlewareName[] = ['one-language-prefix'];
