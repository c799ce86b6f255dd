import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { isSameWay, SAME_WAY, type Way } from "#domain/requests/same-way.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { findDeeds } from "#server/audit/audit.repository.ts";
import type { Caller } from "#server/http/request.ts";
import { subjectOf } from "#server/modules/requests/answer/seen-request.ts";
import { presentOffer, presentRequest, totalOf } from "#server/modules/requests/read/present-request.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { findOffersFor } from "#server/modules/requests/store/offers.repository.ts";
import {
  findRequest,
  findStaffNames,
  findWaysSince,
  type InboxRow,
} from "#server/modules/requests/store/requests.repository.ts";
import { findYachtPhotoIds } from "#server/modules/requests/store/yacht-photos.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** At most so many asks for the same way are listed. */
const MOST_LISTED = 10;

/** Who reads a request, in which language, and whether phones and e-mails are kept back. */
export interface RequestReader {
  readonly locale: Locale;
  readonly isMasked: boolean;
}

/** How requests are shown to a caller; what is not certain to be shown whole is masked. */
export function readerOf({ actor, locale }: Caller): RequestReader {
  const role = identityOf(actor)?.staffRole ?? null;
  const degree = role === null ? undefined : staffDegree(role, "requests");
  return { locale, isMasked: degree !== "works" && degree !== "looks" };
}

/** Everything about one request. */
export async function getRequest(
  requests: Requests,
  { kind, id }: { readonly kind: RequestKind; readonly id: number },
  { locale, isMasked }: RequestReader,
): Promise<RequestPageView> {
  const { db } = requests;
  const now = requests.clock();
  const request = await findRequest(db, kind, id);
  if (request === undefined) throw new Refusal("request-unknown");
  const [offers, deeds, same, photos] = await Promise.all([
    findOffersFor(db, kind, [id]),
    findDeeds(db, subjectOf(request)),
    sameWays(requests, request, now),
    kind === "yacht" ? findYachtPhotoIds(db, id) : [],
  ]);
  const authors = [...offers.map(({ author }) => author), request.answer?.author ?? ""].map(accountOf);
  const names = await findStaffNames(db, [...new Set([...authors, ...deeds.map(({ account_id: by }) => by)])]);
  const nameOf = (author: string): string => names.get(accountOf(author)) ?? "";
  const presented = await Promise.all(
    offers.map((offer) => presentOffer(requests, offer, { locale, now, nameOf, photos })),
  );
  const { answer } = request;
  return {
    request: presentRequest(request, offers),
    contact: { phone: isMasked ? null : request.phone, email: isMasked ? null : request.email },
    answer: answer && {
      reason: answer.decline?.reason ?? null,
      words: answer.decline?.words ?? "",
      other_way: answer.decline?.otherWay ?? "",
      note: answer.note ?? "",
      by: nameOf(answer.author),
      at: request.moved_at?.getTime() ?? now,
    },
    offers: presented.flat(),
    photos: [...photos],
    same,
    history: deeds.toReversed().map(({ call, at, account_id: by, after, reason }) => ({
      call,
      at: at.getTime(),
      by: names.get(by) ?? "",
      after,
      reason,
    })),
    now,
  };
}

/** The same way as others have asked for it. */
async function sameWays({ db }: Requests, request: InboxRow, now: number): Promise<RequestPageView["same"]> {
  const asked = wayOf(request);
  if (asked === undefined) return null;
  const ways = await findWaysSince(db, new Date(now - SAME_WAY.days * DAY_MS));
  const same = ways.filter((other) => {
    const way = wayOf(other);
    return other.request_id === request.request_id || (way !== undefined && isSameWay(asked, way));
  });
  const others = same.filter(({ request_id: id }) => id !== request.request_id).slice(0, MOST_LISTED);
  const offers = await findOffersFor(
    db,
    "way",
    others.map(({ request_id: id }) => id),
  );
  return {
    count: same.length,
    days: SAME_WAY.days,
    others: others.map((other) => {
      const offer = offers.find(({ request_id: id }) => id === other.request_id);
      return {
        request_id: other.request_id,
        asked_at: other.created_at.getTime(),
        state: other.state,
        offer: offer === undefined ? null : totalOf(offer),
      };
    }),
  };
}

function wayOf({ way }: Pick<InboxRow, "way">): Way | undefined {
  const start = way === null ? undefined : parseGeoPoint(way.start);
  const finish = way === null ? undefined : parseGeoPoint(way.finish);
  return start && finish && { start, finish };
}

/** The account in an author such as `operator:7`; 0 for none. */
function accountOf(author: string): number {
  return Number(/^operator:(\d+)$/.exec(author)?.[1] ?? 0);
}
