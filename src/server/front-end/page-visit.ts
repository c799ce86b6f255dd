import type { FastifyRequest } from "fastify";
import type { PartnerPage } from "#contract/page-options.ts";
import { VISITOR, type Actor, type Identity } from "#domain/accounts/actor.ts";
import type { Choices } from "#domain/values/choices.ts";
import type { Locale } from "#domain/values/locale.ts";
import { readFraming, type Framing, type SitesOf } from "#server/front-end/frames.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { choicesOfPage } from "#server/http/choices-of-page.ts";
import { pathOf, queryOf, userIdOf } from "#server/http/query-and-path.ts";
import type { Identify } from "#server/http/request.ts";

/** What a page is drawn for besides its address. */
export interface Visit {
  /** The partner whose page it is: "closed" where it sells no more, undefined on our own page. */
  readonly partner: PartnerPage | "closed" | undefined;
  /** What the account of its session has chosen. */
  readonly account: Choices | undefined;
  /** Whether it may name a currency in which no card can pay. */
  readonly paysCash: boolean;
  /** On whose page it stands. */
  readonly framing: Framing | undefined;
  /** Whether anything is sold yet. */
  readonly isOpen: boolean;
}

/** What a visit is read with. */
export interface VisitReading {
  readonly basePath: string;
  readonly sitesOf: SitesOf;
  /** Whether anything is sold yet. */
  readonly isOpen: () => Promise<boolean>;
  /** Whose session a page is opened with. */
  readonly identify: Identify;
  /** The look of the partner with this number; undefined where it is no partner's. */
  readonly partnerPage: (userId: number, locale: Locale) => Promise<Visit["partner"]>;
}

/** Whose session a page is opened with; nobody's where that cannot be read. */
export async function readVisitor(
  request: FastifyRequest,
  { identify }: Pick<VisitReading, "identify">,
): Promise<Partial<Identity> & { readonly chosen?: Choices; readonly actor?: Actor }> {
  const { cookie, ...others } = credentialsOf(request);
  if (cookie === null) return {};
  const actor = await identify({ ...others, cookie, token: null }).catch(missed(request, "the account of a page"));
  if (actor?.kind !== "account") return {};
  const { identity, chosen, currency } = actor;
  return { ...identity, actor, chosen: { ...chosen, currency: chosen.currency ?? currency } };
}

/**
 * For whom a page is drawn. The address names a partner; one that is logged in sees its own page wherever no other is named,
 * and may change that.
 */
export async function readVisit(request: FastifyRequest, reading: VisitReading): Promise<Visit> {
  const { role, userId, chosen: account, actor = VISITOR } = await readVisitor(request, reading);
  const named = Number(userIdOf(queryOf(request)));
  const ownId = role === "partner" ? (userId ?? 0) : 0;
  const isOwn = ownId > 0 && (named === 0 || named === ownId || isEditorPath(pathOf(request), reading.basePath));
  const shownId = isOwn ? ownId : named;
  const framing = await readFraming(request, reading).catch(missed(request, "the sites of a partner"));
  // A page is drawn as ever where that cannot be read: the calls of it are refused all the same.
  const isOpen = (await reading.isOpen().catch(missed(request, "whether anything is sold"))) ?? true;
  const userHint = shownId === 0 ? null : String(shownId);
  const paysCash =
    (await request.server.isFreeInCurrency({ actor, userHint }).catch(missed(request, "how somebody may pay"))) ??
    false;
  if (shownId === 0) return { partner: undefined, account, paysCash, framing, isOpen };
  const { locale } = choicesOfPage(request, { account });
  const partner = await reading.partnerPage(shownId, locale).catch(missed(request, "the look of a partner"));
  return { partner: isOwn ? asEditor(partner) : partner, account, paysCash, framing, isOpen };
}

/** Whether a path is that of the editor, or of the finder that it shows. */
export function isEditorPath(path: string, basePath: string): boolean {
  return path === `${basePath}/edit` || path.startsWith(`${basePath}/edit/`);
}

/** What may frame a page of the editor, and what it may frame: only the finder it shows is ever framed, and by it alone. */
export function editorFrames(path: string, basePath: string): { readonly framedBy?: string; readonly frames?: string } {
  if (!isEditorPath(path, basePath)) return {};
  return path.endsWith("/preview") ? { framedBy: "'self'", frames: "'none'" } : { frames: "'self'" };
}

function asEditor(partner: Visit["partner"]): Visit["partner"] {
  const isOpen = partner !== undefined && partner !== "closed";
  return isOpen ? { ...partner, look: { ...partner.look, editor: partner.editor } } : partner;
}

/** A page is drawn without what cannot be read: what it asks for next is told there. */
function missed(request: FastifyRequest, what: string) {
  return (error: unknown): undefined => {
    request.log.warn({ err: error }, `${what} cannot be read`);
    return undefined;
  };
}
