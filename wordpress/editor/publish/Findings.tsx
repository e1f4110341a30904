import * as v from 'valibot';
import { useCallback, useEffect, useState } from 'react';
import { readForm } from '../form/typedForm.ts';
import type { BlockScreen } from './blockScreen.ts';
import { CheckResult, messageOf, slowMs, type Finding } from './findings.ts';

const lock = 'skerry-publish';
const confirmButton = '.editor-post-publish-panel .editor-post-publish-button';
const LoggedOut = v.object({ data: v.object({ status: v.picklist([401, 403]) }) });

type State = { message: string; findings: Finding[]; weight?: string | null | undefined };

/** Lists the issues of the page, and locks publishing if the site cannot render it. */
export function Findings({ screen, isPublishing }: { screen: BlockScreen; isPublishing: boolean }) {
  const { wp, settings } = screen;
  const { words } = settings;
  const [state, setState] = useState<State>({ message: words.checking, findings: [] });
  const check = useCallback(async () => {
    const announce = (message: string) => setState((current) => ({ ...current, message }));
    announce(words.checking);
    const slowTimer = setTimeout(() => announce(words.slow), slowMs);
    try {
      const response = await wp.apiFetch({ path: settings.check, method: 'POST', data: { ...readForm() } });
      const result = v.parse(CheckResult, response);
      setState({ ...result, message: messageOf(result, words) });
    } catch (error) {
      setState({ message: v.is(LoggedOut, error) ? words.loggedOut : words.noWord, findings: [] });
    } finally {
      clearTimeout(slowTimer);
    }
  }, [wp, settings, words]);
  useEffect(() => void check(), [check]);
  // Focuses "Publish" after WordPress has focused "Cancel", so that a second press of the same key publishes.
  useEffect(() => {
    if (!isPublishing) return undefined;
    const timer = setTimeout(() => document.querySelector<HTMLElement>(confirmButton)?.focus());
    return () => clearTimeout(timer);
  }, [isPublishing]);
  const stops = isPublishing && state.findings.some((finding) => finding.stops);
  // Saving is locked only while WordPress asks whether to publish. Drafts can be saved at any time.
  useEffect(() => {
    const { lockPostSaving, unlockPostSaving } = wp.data.dispatch('core/editor');
    if (stops) lockPostSaving(lock);
    return () => void unlockPostSaving(lock);
  }, [wp, stops]);
  return (
    <div className="skerry-publish">
      <p role="status">{stops ? words.stopped : state.message}</p>
      {state.findings.length > 0 && (
        <ol className="skerry-publish-list">
          {state.findings.map((finding, index) => (
            <li key={index} data-code={finding.code} className={finding.stops ? 'skerry-publish-stops' : ''}>
              <Issue screen={screen} finding={finding} />
            </li>
          ))}
        </ol>
      )}
      {state.weight && <p className="skerry-publish-weight">{state.weight}</p>}
      <button type="button" className="components-button is-secondary" onClick={() => void check()}>
        {words.again}
      </button>
    </div>
  );
}

/** Text of an issue, with a button that selects its block if the issue belongs to the text. */
function Issue({ screen: { blocks }, finding }: { screen: BlockScreen; finding: Finding }) {
  const { part, text, clue } = finding;
  if (part !== 'title' && part !== 'text') return text;
  const select = () => {
    const block = part === 'title' ? undefined : blocks.find([clue]);
    if (block) blocks.select(block);
    else blocks.focusTitle();
  };
  return (
    <button type="button" className="components-button is-link" onClick={select}>
      {text}
    </button>
  );
}
