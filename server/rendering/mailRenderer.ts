import { getGlobalContext } from 'vike/server';
import type { RenderMail } from '#schema/mail.ts';

/** Renders a mail with the renderer's `+renderMail`, which Vite reloads on changes in development. */
export const renderMail: RenderMail = async (mail, sender) => {
  const { config } = await getGlobalContext();
  if (config.renderMail === undefined)
    throw new Error('The build contains no mail renderer. Run npm run build.');
  return config.renderMail(mail, sender);
};
