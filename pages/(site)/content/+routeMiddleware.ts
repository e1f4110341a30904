import type { RouteMiddlewareName } from '#renderer/page-checks/pageCheck.ts';

export const routeMiddleware: RouteMiddlewareName[] = ['one-language-prefix'];
