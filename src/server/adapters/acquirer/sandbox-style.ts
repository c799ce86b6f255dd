/**
 * Style of the hosted page, written into the page with its nonce. It repeats the tokens, so
 * that the page keeps its look when the product's built style sheet is missing.
 */
export const SANDBOX_STYLE = `
:root {
  --accent: #00ad5a; --on-accent: #06281a; --accent-hover: #1fb76e; --accent-text: #007a3f;
  --ground: #f4f7f5; --ground-2: #e7ece9; --paper: #fff;
  --ink: #12211b; --ink-2: #53645c; --ink-3: #7c8b84; --line: #dde4e0; --line-strong: #b9c5bf;
  --danger: #c4321c;
  --focus: 0 0 0 2px var(--accent-text), 0 0 0 5px rgb(0 173 90 / 26%);
  --font: "Onest Variable", "Onest Fallback", "Segoe UI", system-ui, sans-serif;
  color-scheme: light;
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); font: 400 16px/1.5 var(--font); -webkit-text-size-adjust: 100%; }
body { display: grid; min-width: 320px; min-height: 100vh; min-height: 100dvh; margin: 0; padding: 24px 16px 32px; -webkit-font-smoothing: antialiased; }
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
svg { display: block; flex: none; fill: none; stroke: currentcolor; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.75; }
.frame { display: grid; align-content: start; gap: 16px; width: 100%; max-width: 480px; margin: 0 auto; }
.brand { display: flex; align-items: center; gap: 10px; padding: 0 4px 4px; font: 620 17px/1.2 var(--font); letter-spacing: -0.01em; }
.brand small { margin-left: auto; color: var(--ink-2); font: 400 14px/1.2 var(--font); letter-spacing: 0; }
.plate { fill: var(--ink); stroke: none; }
.stripe { fill: var(--ground); stroke: none; }
.card { overflow: clip; border: 1px solid var(--line); border-radius: 20px; background: var(--paper); }
.main { padding: 28px 28px 24px; }
.label { color: var(--ink-2); font: 400 15px/1.5 var(--font); letter-spacing: 0; }
.amount { padding: 2px 0 4px; font: 680 52px/1.08 var(--font); letter-spacing: -0.02em; overflow-wrap: anywhere; }
.what { color: var(--ink-2); text-wrap: pretty; }
.test { display: flex; gap: 10px; margin: 20px 0; padding: 12px 16px 12px 12px; border-radius: 12px; background: var(--ground); color: var(--ink-2); font-size: 14px; line-height: 1.45;}
.test b { display: block; color: var(--ink); font-weight: 560; }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 56px; padding: 8px 24px; border: 1px solid transparent; border-radius: 12px; background: var(--accent); color: var(--on-accent); font: 560 17px/1.25 var(--font); text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation; }
.button:hover { background: var(--accent-hover); }
.others { padding: 18px 28px 8px; border-top: 1px solid var(--line); }
.others h2 { font: 560 15px/1.4 var(--font); letter-spacing: 0; }
.other { margin: 0 -12px; }
.other button { display: flex; align-items: center; gap: 14px; width: 100%; padding: 12px; border: 0; border-radius: 12px; background: none; color: var(--ink); font: inherit; text-align: start; cursor: pointer; touch-action: manipulation; }
.other button:hover { background: var(--ground); }
.other + .other::before { display: block; height: 1px; margin: 0 12px; background: var(--ground-2); content: ""; }
.other span { flex: 1; min-width: 0; }
.other b { display: block; font: 480 16px/1.35 var(--font); }
.other small { display: block; color: var(--ink-2); font: 400 14px/1.4 var(--font); }
.other .sign { color: var(--ink-2); }
.other .go { color: var(--ink-3); }
.leave { padding: 4px; font-size: 15px; text-align: center; }
a { color: var(--accent-text); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
.button:focus-visible, .other button:focus-visible, a:focus-visible { border-radius: 12px; outline: 2px solid transparent; box-shadow: var(--focus); }
.told { padding: 32px 28px 28px; }
.told h1 { padding: 16px 0 8px; font: 620 28px/1.15 var(--font); letter-spacing: -0.02em; text-wrap: balance; }
.told p { padding-bottom: 24px; color: var(--ink-2); text-wrap: pretty; }
.told svg { margin-left: -5px; stroke-width: 1.4; color: var(--ink-2); }
.told svg.good { color: var(--accent-text); }
.told svg.bad { color: var(--danger); }
@media (min-width: 600px) { body { padding-top: 44px; } }
@media (max-width: 399px) { .amount { font-size: 44px; } .main, .told { padding-inline: 20px; } .others { padding-inline: 20px; } }
@media (prefers-contrast: more) { :root { --ink-2: #2b3a33; --ink-3: #45544d; --line: #7c8b84; } }
@media (forced-colors: active) { .button { border-color: ButtonText; } .plate { forced-color-adjust: none; } }
`;
