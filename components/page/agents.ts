import * as parts from '#brand/parts.ts';

declare module 'react' {
  interface FormHTMLAttributes<T> {
    /** Name of the form for AI agents in browsers (WebMCP). */
    toolname?: string | undefined;
    tooldescription?: string | undefined;
  }
}

/** Returns the attributes that describe a form to AI agents. The name must be unique on the page. */
export function formTool(toolname: string, tooldescription: string) {
  return parts.agents ? { toolname, tooldescription } : {};
}

/** Attribute of messages that are only shown after an action: neither search results nor Markdown contain them. */
export const notContent = parts.agents ? { 'data-nosnippet': '' } : {};
