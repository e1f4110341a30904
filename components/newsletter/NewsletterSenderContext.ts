import { createContext } from 'react';

/** Name of the newsletter's sender, to whom subscribers consent; `undefined` if the owner has set none. */
export const NewsletterSenderContext = createContext<string | undefined>(undefined);
