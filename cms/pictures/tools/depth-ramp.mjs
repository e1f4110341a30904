import { noise, contourPath, fs } from './lib.mjs';
import { uploads } from './places.mjs';
const OUT = uploads.pathname;
// bathymetric ramp for the gradient CTA: stepped, left shallow -> right deep
function field(w, h, f) {
  const o = new Float64Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) o[y * w + x] = f(x, y);
  return o;
}
{
  const W = 1264,
    H = 250,
    s = 2,
    w = W / s,
    h = H / s;
  const f = field(w, h, (x, y) => {
    const X = x * s,
      Y = y * s;
    return (
      (X / W) * 10 +
      2.1 * (noise(X / 230, Y / 150, 11) - 0.5) +
      0.9 * (noise(X / 90, Y / 70, 4) - 0.5) -
      (Y / H) * 1.4 +
      0.7
    );
  });
  const ramp = [
    '#DCEBF0',
    '#C3DDE5',
    '#9FC6D2',
    '#74A9BA',
    '#4A889C',
    '#2C687D',
    '#1A4E62',
    '#123D4F',
    '#0E303F',
    '#0B2431',
  ];
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><path fill="#0B2431" d="M0 0h${W}v${H}H0z"/>`;
  // deep on the left for white text: mirror
  const g = f.map((v) => v);
  [4.6, 5.5, 6.3, 7, 7.7, 8.3, 8.9, 9.5].forEach((t, i) => {
    svg += `<path fill="${ramp[8 - i]}" d="${contourPath(g, w, h, s, t, { eps: 0.4, min: 40 })}"/>`;
  });
  svg +=
    `<g fill="none" stroke="#fff" stroke-opacity=".13">` +
    [1, 1.7, 2.4, 3.1, 3.8]
      .map((t) => `<path d="${contourPath(g, w, h, s, t, { eps: 0.4, min: 60 })}"/>`)
      .join('') +
    `</g></svg>`;
  fs.writeFileSync(OUT + 'depth-ramp.svg', svg);
  console.log('ramp', (svg.length / 1024) | 0);
}
// SIM/ card contour tile (hills)
{
  const W = 640,
    H = 480,
    s = 2,
    w = W / s,
    h = H / s;
  const f = field(w, h, (x, y) => {
    const X = x * s,
      Y = y * s;
    return 10 * noise(X / 210, Y / 190, 21) + 3 * noise(X / 80, Y / 80, 8);
  });
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><g fill="none" stroke="#3E7386" stroke-opacity=".55">`;
  for (let t = 2; t < 11; t += 0.7) svg += `<path d="${contourPath(f, w, h, s, t, { eps: 0.4, min: 60 })}"/>`;
  svg += '</g></svg>';
  fs.writeFileSync(OUT + 'contours-night.svg', svg);
  svg = svg.replace('#3E7386', '#8DB3C0');
  fs.writeFileSync(OUT + 'contours-day.svg', svg);
  console.log('c', (svg.length / 1024) | 0);
}

{
  const W = 390,
    H = 460,
    s = 2,
    w = W / s,
    h = H / s;
  const f = field(w, h, (x, y) => {
    const X = x * s,
      Y = y * s;
    return (
      (Y / H) * 10 +
      1.5 * (noise(X / 150, Y / 130, 11) - 0.5) +
      0.7 * (noise(X / 60, Y / 50, 4) - 0.5) +
      (X / W) * 0.9 -
      0.6
    );
  });
  const ramp = [
    '#DCEBF0',
    '#C3DDE5',
    '#9FC6D2',
    '#74A9BA',
    '#4A889C',
    '#2C687D',
    '#1A4E62',
    '#123D4F',
    '#0E303F',
  ];
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="#0B2431" d="M0 0h${W}v${H}H0z"/>`;
  [6.4, 6.9, 7.4, 7.8, 8.3, 8.8, 9.2, 9.6].forEach((t, i) => {
    svg += `<path fill="${ramp[8 - i]}" d="${contourPath(f, w, h, s, t, { eps: 0.4, min: 30 })}"/>`;
  });
  svg +=
    `<g fill="none" stroke="#fff" stroke-opacity=".12">` +
    [1, 2, 3, 4, 5].map((t) => `<path d="${contourPath(f, w, h, s, t, { eps: 0.4, min: 60 })}"/>`).join('') +
    '</g></svg>';
  fs.writeFileSync(OUT + 'depth-ramp-tall.svg', svg);
}
