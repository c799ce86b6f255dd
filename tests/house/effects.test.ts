import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** What each effect of the pages talks to outside React (rule 37); anything derived from state is computed during render. */
const OUTSIDE: Readonly<Record<string, string>> = {
  "src/web/app/focus-on-move.tsx": "focus and scroll of the document",
  "src/web/app/shell.tsx": "files that are loaded ahead of need",
  "src/web/console/app/use-screen-title.ts": "the title of the window",
  "src/web/console/app/use-window.ts": "the memory of the tab, which outlives a log-in",
  "src/web/console/board/use-board-walk.ts": "the address, which names the trip in focus",
  "src/web/console/board/trip-table.tsx": "focus",
  "src/web/console/board/use-live-rows.ts": "a timer",
  "src/web/console/board/use-server-now.ts": "the clock",
  "src/web/console/days/day-list.tsx": "the position of the page",
  "src/web/console/lists/trip-list.tsx": "focus",
  "src/web/console/lists/use-held-trip.ts": "the address, which names a trip that stands further down",
  "src/web/console/live/undo-part.tsx": "a timer",
  "src/web/console/live/use-live.ts": "a stream of the server",
  "src/web/console/live/driver-alarm.tsx": "the loudspeaker, and a timer",
  "src/web/console/live/use-new-order.ts": "the loudspeaker, and storage of the browser, which keeps what has sounded",
  "src/web/console/live/use-unopened.ts": "the loudspeaker, and storage of the browser, which keeps what has sounded",
  "src/web/console/app/shell.tsx": "storage of the browser",
  "src/web/console/own/opens-first.tsx": "the address, which names no screen when the console opens",
  "src/web/console/phone/phone-page.tsx": "keys that are pressed anywhere on the page, and focus",
  "src/web/console/phone/placed-card.tsx": "focus",
  "src/web/console/phone/use-press-ahead.ts": "a timer",
  "src/web/console/keys/use-commit-key.ts": "keys pressed anywhere on the page",
  "src/web/console/keys/use-keys.ts": "keys that are pressed anywhere on the page",
  "src/web/features/accounts/login-form.tsx": "focus",
  "src/web/features/accounts/recovery/link-secret.ts":
    "the history, which keeps a secret for a page that is drawn anew",
  "src/web/features/booking/agree/documents.tsx": "the global functions that open the documents",
  "src/web/features/booking/company/use-account-details.ts": "the page's store, where somebody logs in",
  "src/web/features/hires/use-accept-yacht.ts": "the address, where a payment page did not open",
  "src/web/features/map/use-map-view.ts": "a map that draws itself outside React",
  "src/web/features/orders/given/use-field-of-address.ts": "fields that the form draws later",
  "src/web/features/orders/pass/sign-screen.tsx": "the screen, which stays lit while the sign is shown",
  "src/web/features/orders/use-kept-trip.ts": "storage of the browser, where the trip of the form is kept",
  "src/web/features/orders/use-open-order.ts": "storage of the browser, where a paid draft is erased",
  "src/web/features/orders/use-place-order.ts": "a poll of the server, and calls that outlive the form",
  "src/web/features/partner-editor/advantages/chosen-advantages.tsx": "the pointer, wherever it moves on the page",
  "src/web/features/partner-editor/advantages/group-links.tsx": "the scrolling of the window around it",
  "src/web/features/partner-editor/advantages/picture-choice.tsx":
    "colours of an element, which the page's policy keeps out of its HTML",
  "src/web/features/partner-editor/editor-body.tsx": "storage of the browser, where changes wait for a log-in",
  "src/web/features/partner-editor/partner-editor.tsx": "a page that is loaded anew for whoever has logged in",
  "src/web/features/partner-editor/preview/editor-preview-frame.tsx": "a channel to the finder in its frame",
  "src/web/features/partner-editor/preview/editor-preview.tsx":
    "a channel to the editor around it, and colours of the document",
  "src/web/features/partner-editor/use-alone.ts": "parts of the page that React has drawn elsewhere",
  "src/web/features/partner-editor/use-unsaved.ts": "leaving the page",
  "src/web/features/partner-module/live-check.tsx": "a window of the partner's page, which answers",
  "src/web/features/places/place-lookup.tsx": "a field that is drawn without the cache",
  "src/web/features/places/stops/stop-field.tsx": "a check by the server, which the form around it waits for",
  "src/web/features/places/stops/stop-lookup.tsx": "a timer, and a field that is drawn without the cache",
  "src/web/features/places/use-search-step.ts": "timers",
  "src/web/features/places/use-typed-choice.ts": "a timer",
  "src/web/features/promo/promo-popup.tsx": "storage of the browser, and a call that counts a view",
  "src/web/features/route-requests/route-request.tsx": "focus",
  "src/web/console/tester/price-strip.tsx": "the position of the strip",
  "src/web/lib/late-rules.ts": "rules that are loaded once a field wants them",
  "src/web/lib/use-calm.ts": "a timer, and what a person does with the page",
  "src/web/lib/use-delayed.ts": "a timer",
  "src/web/lib/use-from-top.ts": "the position of the page, and focus",
  "src/web/lib/use-now.ts": "the clock",
  "src/web/lib/use-painted.ts": "when a frame has been painted",
  "src/web/lib/use-scrolls-down.ts": "the position of the page",
  "src/web/lib/use-when-idle.ts": "idle time of the browser",
  "src/web/inline/inline-module.tsx":
    "the page of another site, which hears of each step, and a window of ours for logging in",
  "src/web/page/use-page-part.ts": "files that are loaded when needed, and the connection",
  "src/web/page/use-page-return.ts": "history",
  "src/web/page/use-title.ts": "the title of the document",
  "src/web/screens/booking.tsx": "leaving the page while an order is sent",
  "src/web/screens/finder-results.tsx": "the finder, which is drawn without the query cache",
  "src/web/screens/finder.tsx": "prices that are asked for while the code of their list is on its way",
  "src/web/screens/folded-search.tsx": "the focus, which a hidden form cannot keep",
  "src/web/screens/search-line.tsx": "the focus, which waits for the line",
  "src/web/screens/trips/my-trips.tsx": "the document, which brings the words of the list",
  "src/web/screens/yachts/yacht-index.tsx": "the storage, which forgets an earlier request",
  "src/web/trip/tab-notice.ts": "the other tabs of the browser",
  "src/web/trip/use-rent-span.ts": "a timer",
};

const WITH_EFFECTS = repositoryFiles().filter(
  (path) => path.startsWith("src/web/") && /\buse(?:Layout)?Effect\(/.test(textOf(path) ?? ""),
);

test("every effect of the pages talks to something outside React, and the list says to what (A8)", () => {
  expect(WITH_EFFECTS.toSorted()).toEqual(Object.keys(OUTSIDE).toSorted());
});

test("no effect asks the server again or copies its answers: no file with an effect reads a query in it (A8)", () => {
  const bodies = WITH_EFFECTS.flatMap((path) =>
    [...(textOf(path) ?? "").matchAll(/\buseEffect\(([^]*?)\n? *\}?, \[([^\]]*)\]\)/g)].map(
      ([, body = "", deps = ""]) => ({
        path,
        body,
        deps,
      }),
    ),
  );
  expect(bodies.length).toBeGreaterThan(15);
  const asking = bodies.filter(({ body, deps }) => /refetch|invalidate|fetchQuery|\.data\b/.test(`${body} ${deps}`));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
