import { newsletterPageData } from '#renderer/newsletter/newsletterPage.ts';

export const data = newsletterPageData('unsubscribe');
