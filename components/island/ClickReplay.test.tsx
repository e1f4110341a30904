import { afterEach, describe, expect, it } from 'vitest';
import { ClickReplay } from './ClickReplay.ts';

afterEach(() => document.body.replaceChildren());

function island(html: string) {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const control = (selector: string) => {
    const match = element.querySelector<HTMLInputElement>(selector);
    if (match === null) throw new Error(`There is no ${selector}.`);
    return match;
  };
  return { element, control };
}

/** Adds a listener like that of a hydrated component. */
function listen(element: Element, type: string) {
  const targetIds: string[] = [];
  element.addEventListener(type, (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) targetIds.push(event.target.id);
  });
  return targetIds;
}

describe('ClickReplay', () => {
  it('replays clicks in order, once each', () => {
    const { element, control } = island('<button id="a"></button><button id="b"><i></i></button>');
    const replay = new ClickReplay(element);
    control('i').click();
    control('#a').click();
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(control('#a').matches('[data-held]')).toBe(true);
    const clickedIds = listen(element, 'click');
    expect(clickedIds).toEqual([]);
    replay.release();
    expect(clickedIds).toEqual(['b', 'a']);
    expect(element.hasAttribute('aria-busy')).toBe(false);
    expect(control('#a').matches('[data-held]')).toBe(false);
  });

  it('does not intercept clicks after the release', () => {
    const { element, control } = island('<button id="a"></button>');
    new ClickReplay(element).release();
    const clickedIds = listen(element, 'click');
    control('#a').click();
    expect(clickedIds).toEqual(['a']);
  });

  it('submits a form once, with the button that was clicked', () => {
    const { element, control } = island('<form id="f"><input name="x"><button id="a">Send</button></form>');
    const replay = new ClickReplay(element);
    control('#a').click();
    const submittedIds = listen(element, 'submit');
    replay.release();
    expect(submittedIds).toEqual(['f']);
  });

  it('reports an invalid form through the browser at once, and through the form after the release', async () => {
    const { element, control } = island('<form><input id="i" required><button id="a">Send</button></form>');
    const replay = new ClickReplay(element);
    const invalidIds = listen(control('#i'), 'invalid');
    control('#a').click();
    await expect.poll(() => invalidIds).toEqual(['i']);
    const clickedIds = listen(element, 'click');
    replay.release();
    expect(clickedIds).toEqual(['a']);
  });

  it('does not submit a form that became valid after the click', () => {
    const { element, control } = island('<form><input id="i" required><button id="a">Send</button></form>');
    const replay = new ClickReplay(element);
    control('#a').click();
    control('#i').value = 'Ada';
    const clickedIds = listen(element, 'click');
    replay.release();
    expect(clickedIds).toEqual([]);
  });

  it('does not intercept clicks on links, menus, text fields and choices', () => {
    const { element, control } = island(
      '<a id="a" href="#x">x</a><input id="i"><input type="radio" id="r"><input type="checkbox" id="c">',
    );
    const replay = new ClickReplay(element);
    control('#r').click();
    control('#c').click();
    const clickedIds = listen(element, 'click');
    control('#a').click();
    control('#i').click();
    expect(clickedIds).toEqual(['a', 'i']);
    expect(replay.isEmpty).toBe(true);
    replay.release();
    expect(control('#r').checked).toBe(true);
    expect(control('#c').checked).toBe(true);
  });
});
