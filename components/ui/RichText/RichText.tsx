type Props = { html: string; size?: 'body' | 'article'; className?: string };

/** HTML that an editor wrote and the server sanitised when it arrived. */
export function RichText({ html, className }: Props) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
