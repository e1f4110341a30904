/** Everything that WordPress's editor produces, as it looks when the server has cleaned it. */
export const editorHtml = `
<p>A paragraph with a <a href="/pricing">link</a>, <strong>strong</strong> and <em>spoken</em> words, <code>code</code> and H<sub>2</sub>O.</p>
<h2>A heading</h2>
<ul><li>An item</li><li>Another, with a list<ul><li>inside</li></ul></li></ul>
<ol><li>First</li><li>Second</li></ol>
<blockquote><p>The pump was fine. The mast was not.</p></blockquote>
<pre tabindex="0"><code>GET /v1/sims HTTP/1.1</code></pre>
<table><thead><tr><th scope="col">Mode</th><th scope="col">Years</th></tr></thead><tbody><tr><td>PSM</td><td>10</td></tr></tbody></table>
<hr>
<h3>A smaller heading</h3>
<p>The end.</p>`;
