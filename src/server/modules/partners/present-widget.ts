import type { WireWidget } from "#contract/partners.ts";
import { html, type Html } from "#server/http/html.ts";
import type { WidgetText } from "#server/modules/partners/widget-texts.ts";

/** Presents a text for clients: in blocks, plain, and as markup with everything escaped. */
export function presentWidget({ title, body, version }: WidgetText): WireWidget {
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  return {
    title,
    version,
    blocks: blocks.map(blockOf),
    text: blocks.map(plain).join("\n\n"),
    html: html`${blocks.map(marked)}`.toString(),
  };
}

type Block = WireWidget["blocks"][number];

function blockOf(block: string): Block {
  if (block.startsWith("## ")) return { kind: "heading", lines: [oneLine(block.slice(3))] };
  if (isList(block)) return { kind: "list", lines: items(block) };
  return { kind: "paragraph", lines: [oneLine(block)] };
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
