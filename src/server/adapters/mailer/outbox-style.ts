/** Style of the pages that show developers the kept mails. */
export const OUTBOX_STYLE = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: #f4f7f5; color: #12211b; font: 400 16px/1.5 "Onest Variable", Onest, "Segoe UI", system-ui, sans-serif; }
main { max-width: 1170px; margin: 0 auto; padding: 32px 16px; }
h1 { margin: 0 0 16px; font: 650 28px/1.15 inherit; font-family: inherit; letter-spacing: -0.02em; overflow-wrap: anywhere; }
a { color: #007a3f; text-underline-offset: 0.2em; }
.list { margin: 0; padding: 0; border: 1px solid #dde4e0; border-radius: 20px; background: #fff; list-style: none; overflow: clip; }
.list li + li { border-top: 1px solid #dde4e0; }
.list a { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
.list a:hover { background: #f4f7f5; }
.list a:focus-visible, .about a:focus-visible, pre a:focus-visible { outline: 2px solid #007a3f; outline-offset: -2px; border-radius: 8px; }
.list b { flex: 1 1 320px; font-weight: 560; }
.list span, time, .about, .empty { color: #53645c; font-size: 14px; }
time { font-variant-numeric: tabular-nums; }
.about { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0 0 16px; }
.parts { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
iframe { width: 100%; height: 1100px; border: 1px solid #dde4e0; border-radius: 20px; background: #fff; }
pre { margin: 0; padding: 20px; border: 1px solid #dde4e0; border-radius: 20px; background: #fff; font: 400 13px/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 1024px) { .parts { grid-template-columns: 660px minmax(0, 1fr); } }
`;
