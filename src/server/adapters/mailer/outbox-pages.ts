import type { FastifyInstance, FastifyReply } from "fastify";
import { html, markup, type Html } from "#server/http/html.ts";
import type { KeptMail, Outbox } from "#server/modules/notifications/mailer.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Style of the pages that show developers the kept mails. */
const OUTBOX_STYLE = `
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

const LINK = /(https?:\/\/\S+)/;
const ID = /^[0-9a-f]{32}$/;

type Kept = Pick<Outbox, "list" | "find">;

type WithId = { Params: { id: string } };

/** Shows the mails and text messages kept on a development machine (`/dev/outbox`). Never mount it in production: the mails open orders. */
export async function outboxPages(app: FastifyInstance, { outbox }: { readonly outbox: Kept }): Promise<void> {
  const config = (name: string) => ({ config: { policy: "anybody" as const, name }, schema: { hide: true } });
  app.get("/dev/outbox", config("outbox"), async (_request, reply) =>
    sendPage(reply, say("ru", "notifications.outbox"), listView(await outbox.list())),
  );
  app.get<WithId>("/dev/outbox/:id", config("outbox-mail"), async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    return sendPage(reply, mail.subject, mailView(mail));
  });
  app.get<WithId>("/dev/outbox/:id/html", config("outbox-mail-html"), async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    // The one page with inline styles, because mail programs know nothing else. It runs nothing, loads nothing, and
    // as a sandboxed frame without an origin it cannot reach the product; only a click may open a link in a new tab.
    const sandbox = "sandbox allow-popups allow-popups-to-escape-sandbox";
    return reply
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${sandbox}`,
      )
      .header("x-frame-options", "SAMEORIGIN")
      .type("text/html; charset=utf-8")
      .send(mail.html);
  });
}

async function find(outbox: Kept, id: string): Promise<KeptMail> {
  const mail = ID.test(id) ? await outbox.find(id) : undefined;
  if (mail === undefined) throw new Refusal("not-found");
  return mail;
}

function listView(mails: readonly KeptMail[]): Html {
  if (mails.length === 0) return html`<p class="empty">${say("ru", "notifications.outboxEmpty")}</p>`;
  return html`<ul class="list">
    ${mails.map(
      ({ id, subject, to, at }) =>
        html`<li>
          <a href="/dev/outbox/${id}"><b>${subject}</b><span>${to}</span>${time(at)}</a>
        </li>`,
    )}
  </ul>`;
}

function mailView({ id, to, at, text, subject }: KeptMail): Html {
  // Links in the text are clickable here, because mail programs make them so.
  const lines = text.split(LINK).map((piece) => (LINK.test(piece) ? html`<a href="${piece}">${piece}</a>` : piece));
  return html`<p class="about">
      <a href="/dev/outbox">${say("ru", "notifications.outbox")}</a><span>${to}</span>${time(at)}
    </p>
    <div class="parts">
      <iframe
        title="${subject}"
        src="/dev/outbox/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <pre>${lines}</pre>
    </div>`;
}

function time(at: string): Html {
  return html`<time datetime="${at}">${at.slice(0, 19).replace("T", " ")} UTC</time>`;
}

function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const nonce = newNonce();
  setPagePolicy(reply, nonce, { frames: "'self'" });
  const page = html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${markup(OUTBOX_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return reply.type("text/html; charset=utf-8").send(page.toString());
}
