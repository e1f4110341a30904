import { focusField } from '../form/focusField.ts';
import { onFormChange, whenFieldsAreReady } from '../form/onFormChange.ts';
import { classicForm, typedForm, valueIn } from '../form/typedForm.ts';
import { debounce } from '../lib/debounce.ts';
import { create, find, announce } from '../lib/dom.ts';
import { createRequest, readJson } from '../lib/rest.ts';
import { readData } from '../lib/settings.ts';
import { fieldOfFinding } from './fieldOfFinding.ts';
import {
  CheckResult,
  followState,
  messageOf,
  PublishedState,
  PublishWords,
  slowMs,
  type Finding,
} from './findings.ts';

const restMs = 2500;

/**
 * Starts the meta box "Website status" of the form (src/Editing/PublishPanel.php). Checks the page, links each issue to its
 * field, prevents publishing if the site cannot render the page, and shows the state on the site afterwards.
 */
export function startPublishPanel(): void {
  const panel = document.getElementById('skerry-publish-panel');
  const form = classicForm();
  if (!panel || !form) return;
  const { nonce = '', check: checkUrl = '', state: stateUrl = '' } = panel.dataset;
  const words = readData(panel, 'words', PublishWords);
  const request = createRequest(nonce);
  const post = (url: string, body = '{}') => request(url, { method: 'POST', body });
  const view = createPanelView(panel, words);

  /** Form to which the issues belong. `formBeingChecked` is set while a check is running. */
  let checkedForm = '';
  let formBeingChecked = '';

  async function check(): Promise<void> {
    const currentForm = typedForm();
    if (formBeingChecked === currentForm) return;
    formBeingChecked = currentForm;
    view.say(words.checking);
    const slowTimer = setTimeout(() => view.say(words.slow), slowMs);
    try {
      const response = await post(checkUrl, currentForm);
      if (formBeingChecked !== currentForm) return;
      if (response.status === 401 || response.status === 403) return view.say(words.loggedOut);
      const result = response.ok ? await readJson(response, CheckResult) : undefined;
      if (!result) return view.say(words.noWord);
      checkedForm = currentForm;
      view.show(result);
    } catch {
      view.say(words.noWord);
    } finally {
      clearTimeout(slowTimer);
      if (formBeingChecked === currentForm) formBeingChecked = '';
    }
  }

  /** Schedules another check for when the form has not changed for a while. */
  const checkAfterChange = debounce(() => typedForm() !== checkedForm && check(), restMs);

  // Uses only existing results for exactly this form, so that a save never waits for a request.
  form.addEventListener(
    'submit',
    (event) => {
      const isPublishing = event.submitter?.id === 'publish';
      if (!isPublishing || !view.stops() || typedForm() !== checkedForm) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      view.refuse();
    },
    true,
  );
  find(panel, '[data-again]').addEventListener('click', () => void check());
  // The media library stores the alternative text of images, which is not in this form.
  window.jQuery?.(document).on('ajaxSuccess', (_event, _response, { data }) => {
    if (typeof data !== 'string' || new URLSearchParams(data).get('action') !== 'save-attachment') return;
    checkedForm = '';
    checkAfterChange();
  });
  onFormChange(form, () => checkAfterChange());
  whenFieldsAreReady(() => {
    followState(async () => {
      const response = await post(stateUrl).catch(() => undefined);
      return response?.ok ? readJson(response, PublishedState) : undefined;
    }, view.showState);
    // A new entry has no content yet, so it is checked after the first change.
    if (valueIn(form, 'auto_draft') !== '1') void check();
  });
}

/** Controls the content of the meta box. */
function createPanelView(panel: HTMLElement, words: PublishWords) {
  const stateText = find(panel, '[data-state-text]');
  const checkText = find(panel, '[data-check-text]');
  const list = find(panel, 'ol');
  const weight = find(panel, '.skerry-publish-weight');
  let stops = false;

  return {
    stops: () => stops,
    say: (text: string) => announce(checkText, text),
    show(result: CheckResult) {
      stops = result.findings.some((finding) => finding.stops);
      list.replaceChildren(...result.findings.map(itemOf));
      list.hidden = result.findings.length === 0;
      weight.textContent = result.weight ?? '';
      weight.hidden = !result.weight;
      announce(checkText, messageOf(result, words));
    },
    /** Shows why the page is not published. */
    refuse() {
      announce(checkText, words.stopped);
      list.querySelector('.skerry-publish-stops')?.scrollIntoView({ block: 'center' });
      panel.tabIndex = -1;
      panel.focus({ preventScroll: true });
      // WordPress has already disabled its buttons.
      for (const each of document.querySelectorAll('#publishing-action .disabled, #save-action .disabled'))
        each.classList.remove('disabled');
      document.querySelector('#publishing-action .spinner')?.classList.remove('is-active');
    },
    showState({ said, link }: PublishedState) {
      if (stateText.dataset['said'] === said) return;
      stateText.dataset['said'] = said;
      stateText.textContent = said;
      if (link) stateText.append(' ', create('a', { href: link, textContent: words.view }));
    },
  };
}

/** Returns the list item of an issue, with a button that focuses its field if it has one. */
function itemOf(finding: Finding): HTMLElement {
  const item = create('li', { className: finding.stops ? 'skerry-publish-stops' : '' });
  item.dataset['code'] = finding.code;
  if (!finding.section && !finding.part) {
    item.textContent = finding.text;
    return item;
  }
  const button = create('button', { type: 'button', className: 'button-link', textContent: finding.text });
  button.addEventListener('click', () => {
    const field = fieldOfFinding(finding);
    if (field) focusField(field);
  });
  item.append(button);
  return item;
}
