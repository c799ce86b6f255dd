/** Style of the guide: our colours and type, for light and dark screens. */
export const DOC_STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ground: #f4f7f5; --ink: #12211b; --soft: #53645c; --line: #dde4e0; --accent: #007a3f; --code: #eef3f0; }
@media (prefers-color-scheme: dark) { :root { --paper: #16211c; --ground: #0e1613; --ink: #e6eeea; --soft: #a3b3ab; --line: #2b3a33; --accent: #5fce96; --code: #1f2d27; } }
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 80px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 16px/1.6 "Onest Variable", Onest, "Segoe UI", system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -999px; }
.skip:focus { position: fixed; left: 12px; top: 12px; z-index: 2; padding: 8px 14px; background: var(--paper); }
header { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); }
header > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; max-width: 1280px; margin: 0 auto; padding: 10px 20px; }
header b a { color: inherit; text-decoration: none; font-weight: 650; letter-spacing: -0.01em; }
form { display: flex; flex: 1 1 240px; gap: 8px; justify-content: flex-end; }
input { flex: 1 1 auto; min-width: 0; max-width: 360px; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--ground); color: inherit; font: inherit; }
button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 12px; background: var(--accent); color: var(--paper); font: inherit; font-weight: 560; cursor: pointer; }
.frame { display: grid; gap: 24px; max-width: 1280px; margin: 0 auto; padding: 24px 20px 64px; grid-template-columns: minmax(0, 1fr); }
nav h2 { margin: 20px 0 6px; font-size: 13px; font-weight: 600; color: var(--soft); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: 6px 10px; border-radius: 10px; color: inherit; text-decoration: none; line-height: 1.35; }
nav li a:hover { background: var(--code); }
nav li a[aria-current] { background: var(--paper); color: var(--accent); font-weight: 560; }
nav summary { padding: 10px 0; font-weight: 560; cursor: pointer; }
article { min-width: 0; padding: 8px 24px 32px; background: var(--paper); border: 1px solid var(--line); border-radius: 20px; overflow-wrap: break-word; }
article h1 { margin: 20px 0 16px; font-size: 30px; line-height: 1.15; letter-spacing: -0.02em; }
article h2 { margin: 36px 0 10px; font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; }
article h3 { margin: 24px 0 8px; font-size: 17px; }
article p, article li { max-width: 76ch; }
article img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 12px; }
code { padding: 0.1em 0.35em; border-radius: 6px; background: var(--code); font: 0.88em ui-monospace, Menlo, Consolas, monospace; }
pre { padding: 16px; border-radius: 14px; background: var(--code); overflow-x: auto; }
pre code { padding: 0; background: none; }
.wide { overflow-x: auto; margin: 16px 0; }
table { border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 560; }
.hits { margin: 0; padding: 0; list-style: none; }
.hits li { max-width: none; padding: 14px 0; border-top: 1px solid var(--line); }
.hits a { font-weight: 560; }
.hits p { margin: 4px 0 0; color: var(--soft); font-size: 15px; }
@media (min-width: 1000px) {
  .jump { display: none; }
  .frame { grid-template-columns: 260px minmax(0, 1fr); }
  nav { position: sticky; top: 88px; align-self: start; max-height: calc(100vh - 108px); overflow-y: auto; }
}
.page summary { color: var(--soft); cursor: pointer; }
.page ul { margin: 8px 0 0; padding-left: 20px; }
@media (max-width: 999px) { nav { order: 1; } header { position: static; } html { scroll-padding-top: 12px; } article { padding: 4px 16px 24px; border-radius: 16px; } article h1 { font-size: 26px; } }
`;
