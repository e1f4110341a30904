import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { newTabMark } from '#schema/richText.ts';
import { RichText, addNewTabArrows } from './RichText.tsx';
import { startVideos } from './startVideos.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function renderRichText(html: string) {
  return render(
    <I18nProvider i18n={i18n}>
      <RichText html={html} />
    </I18nProvider>,
  );
}

const video =
  '<p><a href="https://www.youtube.com/watch?v=abcdefgh" target="_blank" rel="noopener" class="video-link" ' +
  'data-video-frame="https://www.youtube-nocookie.com/embed/abcdefgh" data-video-host="YouTube">Tide &amp; time</a></p>';

describe('RichText', () => {
  it('renders sanitised HTML', () => {
    renderRichText('<h2 id="power">Power</h2><p>Ten <em>years</em></p>');
    expect(screen.getByRole('heading', { level: 2, name: 'Power' })).toBeTruthy();
  });

  it.each(['', ' \n'])('renders nothing for %j', (html) => {
    expect(renderRichText(html).container.innerHTML).toBe('');
  });

  it('adds names to code blocks, which are focusable because they scroll', () => {
    renderRichText('<pre tabindex="0"><code>GET /v1</code></pre>');
    expect(screen.getByRole('group', { name: 'Code sample' }).textContent).toBe('GET /v1');
  });

  it('announces links that open a new tab', () => {
    renderRichText(
      `<p><a href="https://other.example/" target="_blank" rel="noopener">Rules${newTabMark}</a> <a href="/b">Here</a></p>`,
    );
    expect(screen.getByRole('link', { name: /^Rules ?\(opens in a new tab\)$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Here' })).toBeTruthy();
  });

  it('escapes the translated hint', () => {
    expect(addNewTabArrows(newTabMark, '<b>$& & </b>')).toContain('> &lt;b>$&amp; &amp; &lt;/b><');
  });
});

describe('startVideos', () => {
  beforeAll(startVideos);

  it('replaces the link to a video with a focused player on click', () => {
    renderRichText(video);
    const link = screen.getByRole('link', { name: 'Tide & time' });
    expect(document.querySelector('iframe')).toBeNull();

    const wasFollowed = fireEvent.click(link);
    const player = screen.getByTitle('Tide & time');
    expect(wasFollowed).toBe(false);
    expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefgh?autoplay=1');
    expect(document.activeElement).toBe(player);
  });

  it('does not replace the link on a click that opens a new tab', () => {
    renderRichText(video);
    const link = screen.getByRole('link', { name: 'Tide & time' });
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(link, { [modifier]: true });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('does not embed videos of unknown hosts', () => {
    renderRichText(video.replace('www.youtube-nocookie.com', 'evil.example'));
    fireEvent.click(screen.getByRole('link', { name: 'Tide & time' }));
    expect(document.querySelector('iframe')).toBeNull();
  });
});
