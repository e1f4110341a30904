export { NewsletterPage as Page } from '#renderer/newsletter/NewsletterPage.tsx';
