import type { RouteMiddlewareName } from '#renderer/page-checks/routeMiddleware.ts';

export const middleware: RouteMiddlewareName[] = ['one-language-prefix'];
