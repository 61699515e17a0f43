/** The sandbox's stylesheet with the product's token values; independent of the built client. */
export const SANDBOX_STYLE = `
:root {
  color-scheme: light dark;
  --bg: #faf8f4; --surface: #ffffff; --sunken: #f1eee7; --line: #e2ddd2; --edge: #8c8678;
  --ink: #171512; --ink-2: #57524a; --solid: #171512; --on-solid: #faf8f4;
  --now: #ffb400; --now-press: #f0a500; --on-now: #171512; --now-edge: #a06c00; --now-wash: #fff3d1;
  --fail: #b3261e; --fail-wash: #fbe9e7; --focus-in: #171512; --focus-out: #ffb400;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b0a09; --surface: #161412; --sunken: #201d1a; --line: #2e2a26; --edge: #7d766a;
    --ink: #f6f2ea; --ink-2: #bdb6a9; --solid: #f1ece2; --on-solid: #171512;
    --now: #ffb91a; --now-press: #ffc743; --now-edge: #ffb91a; --now-wash: #2b2210;
    --fail: #ff8a7d; --fail-wash: #321613; --focus-in: #0b0a09; --focus-out: #ffb91a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; background: var(--bg); color: var(--ink);
  font: 1rem/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif;
}
header {
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between;
  padding: .75rem 1rem; background: var(--now-wash); border-bottom: 1px solid var(--now-edge);
}
.name { display: flex; align-items: center; gap: .5rem; font-weight: 800; letter-spacing: -.032em; font-size: 1.125rem; }
.now-stroke { fill: var(--now); }
.label { font-size: .875rem; font-weight: 700; }
main { width: min(100% - 2rem, 26rem); margin: 2rem auto 3rem; }
main.wide { width: min(100% - 2rem, 44rem); }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; line-height: 1.2; letter-spacing: -.02em; }
.rows { margin: 0; padding: 0; list-style: none; }
.rows li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .75rem 0; border-top: 1px solid var(--line); }
.rows p { margin: 0; }
.rows form { display: flex; flex-wrap: wrap; gap: .5rem; }
.rows button { width: auto; }
h1 { margin: 0 0 1.25rem; font-size: 1.75rem; line-height: 1.1; font-weight: 800; letter-spacing: -.032em; text-wrap: balance; }
p { margin: 0 0 1rem; }
.quiet, .card-line { color: var(--ink-2); font-size: .875rem; line-height: 1.25rem; }
.card-line { margin: .25rem 0 1rem; text-align: center; font-variant-numeric: tabular-nums; }
.bill { margin: 0 0 .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; }
.bill div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .75rem 1rem; border-top: 1px solid var(--line); }
.bill div:first-child { border-top: 0; }
.bill dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
.bill .due { align-items: baseline; font-weight: 700; }
.bill .due dd { font-size: 1.75rem; line-height: 1.1; font-weight: 800; letter-spacing: -.032em; }
.fail { padding: .75rem 1rem; color: var(--fail); background: var(--fail-wash); border-radius: .625rem; font-weight: 600; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
input {
  width: 100%; height: 3rem; margin-bottom: 1rem; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: .625rem;
}
button, .button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: .5rem 1rem;
  font: inherit; font-weight: 700; text-decoration: none; border: 1px solid transparent; border-radius: .625rem; cursor: pointer;
}
.now { min-height: 3.5rem; background: var(--now); color: var(--on-now); border-color: var(--now-edge); }
.now:active { background: var(--now-press); }
.ink { background: var(--solid); color: var(--on-solid); }
.line { background: var(--surface); color: var(--ink); border-color: var(--edge); }
.bare {
  width: auto; margin: 0 auto; padding: 0 .25rem; background: none; color: var(--ink);
  text-decoration: underline; text-decoration-color: var(--now-edge); text-decoration-thickness: 2px; text-underline-offset: .3em;
}
:focus-visible { outline: 2px solid var(--focus-in); outline-offset: 1px; box-shadow: 0 0 0 6px var(--focus-out); }
`;
