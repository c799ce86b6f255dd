import { html, type Html } from "#server/http/html.ts";
import { MESSAGE_STYLE as css, signSize } from "#server/modules/notifications/message/message-style.ts";
import type { Message, MessageRow, MessageStop, MessageTrip } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** Renders a message as HTML; tables and inline styles look the same in every mail program. */
export function messageHtml(message: Message): string {
  const { locale, urgent, trips } = message;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${message.title}</title>
      </head>
      <body style="${css.body}">
        <div style="${css.hidden}">${message.lead}</div>
        ${table(
          html`<tr>
            <td align="center" style="${css.page}">
              <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" style="${css.sheet}">
                <tr>
                  <td style="${css.head}">${head(message)}</td>
                </tr>
                <tr>
                  <td bgcolor="${css.paper}" style="${css.card}">
                    <p style="${css.greeting}">${message.greeting}</p>
                    <h1 style="${css.heading}">${message.heading}</h1>
                    <p style="${css.lead}">${broken(message.lead)}</p>
                    ${message.paragraphs?.map((paragraph) => html`<p style="${css.paragraph}">${broken(paragraph)}</p>`)}
                    ${urgent && button(message)} ${changesPart(message)} ${trips.map(tripPart)} ${prices(message)}
                    ${button(message)}
                  </td>
                </tr>
                <tr>
                  <td style="${css.footer}">
                    ${message.footer.map((line, index) => [index > 0 && html`<br />`, words(line)])}
                  </td>
                </tr>
              </table>
            </td>
          </tr>`,
        )}
      </body>
    </html> `.toString();
}

function head({ locale, number }: Message): Html {
  const product = say(locale, "common.product");
  return table(
    html`<tr>
      <td>
        <table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td bgcolor="${css.ink}" style="${css.plate}">Nb</td>
            <td style="${css.product}">${product}</td>
          </tr>
        </table>
      </td>
      <td align="right" style="${css.number}">${number}</td>
    </tr>`,
  );
}

/** Keeps the ends of lines that somebody typed. */
function broken(text: string): Html {
  return html`${text.split("\n").map((line, index) => [index > 0 && html`<br />`, words(line)])}`;
}

/** A phone, the option of a command, and each name in the list of a setting. */
const WHOLE = /(\+\d[\d ()-]{6,}\d|--[a-z-]*|(?:[A-Z_]+=)?[a-z]+(?:-[a-z]+)+,?)/;

/** What nobody should find torn at the end of a line stays in one piece; a list may go on in the next. */
function words(text: string): Html {
  return html`${text.split(WHOLE).map((part, index) => {
    if (index % 2 === 0) return part;
    return html`<span style="${css.whole}">${part}</span>${part.endsWith(",") && html`<wbr />`}`;
  })}`;
}

function button({ button: press, link }: Message): Html | false {
  if (link === undefined) return false;
  return html`<div style="${css.buttonGap}">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td bgcolor="${css.accent}" style="${css.buttonCell}">
          <a href="${link}" target="_blank" style="${css.button}">${press}</a>
        </td>
      </tr>
    </table>
  </div>`;
}

function changesPart({ locale, changes = [] }: Message): Html | false {
  if (changes.length === 0) return false;
  return html`<div style="${css.changes}">
    <h2 style="${css.changesTitle}">${say(locale, "notifications.changes")}</h2>
    ${table(html`${changes.map(factRow)}`)}
  </div>`;
}

function tripPart({ title, sign, meeting, way, rows }: MessageTrip): Html {
  const board =
    sign &&
    html`<div style="${css.signGap}">
      ${table(
        html`<tr>
          <td align="center" bgcolor="${css.yellow}" style="${css.sign}">
            <p style="${css.signName};${signSize(sign.name)}">${sign.name}</p>
            <p style="${css.signLine}">${sign.line}</p>
          </td>
        </tr>`,
      )}
    </div>`;
  return html`${title !== "" && html`<h2 style="${css.title}">${title}</h2>`} ${board}
    ${meeting !== "" && html`<p style="${css.meeting}">${meeting}</p>`}
    <div style="${css.block}">${table(html`${way.map((stop, index) => stopRow(stop, index === way.length - 1))}`)}</div>
    ${table(html`${rows.map(factRow)}`)}`;
}

function stopRow({ title, address, when, note }: MessageStop, last: boolean): Html {
  return html`<tr>
    <td valign="top" style="${css.mark}"><div style="${last ? css.square : css.ring}">&nbsp;</div></td>
    <td valign="top" style="${css.stop}">
      ${title}${noteLine(address)}${when !== "" && html`<br /><span style="${css.when}">${when}</span>`}${noteLine(note)}
    </td>
  </tr>`;
}

function factRow({ label, value, notes }: MessageRow): Html {
  return html`<tr>
    <td valign="top" style="${css.label}">${label}</td>
    <td valign="top" style="${css.value}">${words(value)}${notes.map(noteLine)}</td>
  </tr>`;
}

function noteLine(note: string): Html | false {
  return note !== "" && html`<br /><span style="${css.note}">${words(note)}</span>`;
}

function prices({ lines, total }: Message): Html | false {
  if (total === undefined) return false;
  const rows = lines.map(
    ({ name, price }) =>
      html`<tr>
        <td style="${css.priceName}">${name}</td>
        <td align="right" style="${css.price}">${price}</td>
      </tr>`,
  );
  return html`<div style="${css.prices}">
    ${table(
      html`${lines.length > 1 && rows}
        <tr>
          <td style="${css.totalName}">${total.label}</td>
          <td align="right" style="${css.total}">${total.price}</td>
        </tr>`,
    )}
  </div>`;
}

function table(rows: Html): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">
    ${rows}
  </table>`;
}
