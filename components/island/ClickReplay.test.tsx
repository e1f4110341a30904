import { afterEach, describe, expect, it } from 'vitest';
import { ClickReplay } from './ClickReplay.ts';

afterEach(() => document.body.replaceChildren());

function island(html: string) {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const control = (selector: string) => {
    const found = element.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { element, control };
}

/** Adds a listener as the hydrated component does. */
function listen(element: Element, type: string) {
  const heard: string[] = [];
  element.addEventListener(type, (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) heard.push(event.target.id);
  });
  return heard;
}

describe('ClickReplay', () => {
  it('replays clicks in order, once each', () => {
    const { element, control } = island('<button id="a"></button><button id="b"><i></i></button>');
    const presses = new ClickReplay(element);
    control('i').click();
    control('#a').click();
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(control('#a').matches('[data-held]')).toBe(true);
    const heard = listen(element, 'click');
    expect(heard).toEqual([]);
    presses.release();
    expect(heard).toEqual(['b', 'a']);
    expect(element.hasAttribute('aria-busy')).toBe(false);
    expect(control('#a').matches('[data-held]')).toBe(false);
  });

  it('leaves clicks alone after the release', () => {
    const { element, control } = island('<button id="a"></button>');
    new ClickReplay(element).release();
    const heard = listen(element, 'click');
    control('#a').click();
    expect(heard).toEqual(['a']);
  });

  it('submits a form once, by the button that was clicked', () => {
    const { element, control } = island('<form id="f"><input name="x"><button id="a">Send</button></form>');
    const presses = new ClickReplay(element);
    control('#a').click();
    const heard = listen(element, 'submit');
    presses.release();
    expect(heard).toEqual(['f']);
  });

  it('lets the browser report an invalid form at once, and the form itself after the release', async () => {
    const { element, control } = island('<form><input id="i" required><button id="a">Send</button></form>');
    const presses = new ClickReplay(element);
    const asked = listen(control('#i'), 'invalid');
    control('#a').click();
    await expect.poll(() => asked).toEqual(['i']);
    const heard = listen(element, 'click');
    presses.release();
    expect(heard).toEqual(['a']);
  });

  it('does not submit a form that became valid after its click', () => {
    const { element, control } = island('<form><input id="i" required><button id="a">Send</button></form>');
    const presses = new ClickReplay(element);
    control('#a').click();
    control('#i').value = 'Ada';
    const heard = listen(element, 'click');
    presses.release();
    expect(heard).toEqual([]);
  });

  it('leaves links, menus, text fields and choices alone', () => {
    const { element, control } = island(
      '<a id="a" href="#x">x</a><input id="i"><input type="radio" id="r"><input type="checkbox" id="c">',
    );
    const presses = new ClickReplay(element);
    control('#r').click();
    control('#c').click();
    const heard = listen(element, 'click');
    control('#a').click();
    control('#i').click();
    expect(heard).toEqual(['a', 'i']);
    expect(presses.isEmpty).toBe(true);
    presses.release();
    expect(control('#r').checked).toBe(true);
    expect(control('#c').checked).toBe(true);
  });
});
