import type { RouteMiddlewareName } from '#renderer/page-checks/routeMiddleware.ts';

export const routeMiddleware: RouteMiddlewareName[] = ['one-language-prefix'];
