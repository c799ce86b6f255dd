import { html, type Html } from "#server/http/html.ts";
import type { WidgetText } from "#server/modules/partners/widget-texts.ts";

/** Presents a text for clients: once plain, once as markup with everything escaped (T-24). */
export function presentWidget({ title, body }: WidgetText) {
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  return {
    title,
    text: blocks.map(plain).join("\n\n"),
    html: html`${blocks.map(marked)}`.toString(),
  };
}

function plain(block: string): string {
  if (isList(block))
    return items(block)
      .map((item) => `- ${item}`)
      .join("\n");
  return oneLine(block.replace(/^#+ /, ""));
}

function marked(block: string): Html {
  if (block.startsWith("## ")) return html`<h3>${oneLine(block.slice(3))}</h3>`;
  if (isList(block))
    return html`<ul>
      ${items(block).map((item) => html`<li>${item}</li>`)}
    </ul>`;
  return html`<p>${oneLine(block)}</p>`;
}

function isList(block: string): boolean {
  return block.startsWith("- ");
}

/** Joins the lines of a block, which are broken only for readability; a dash starts a new item. */
function items(block: string): string[] {
  return block.slice(2).split(/\n- /).map(oneLine);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").trim();
}
