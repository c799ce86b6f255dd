import { join } from "node:path";

/** Which modules of the pages travel together in one file: the first rule with the highest priority that fits. */
export const PAGE_CHUNKS = [
  // What every page needs at once, also what the finder shares with other screens.
  {
    name: "page",
    test: /lucide.*\/(arrow-right|chevron-down|circle-alert|info|map-pin|triangle-alert|x)\.|src\/(web\/(app\/main|page\/use-(page-part|title)|features\/places\/place-search)|ui\/(card|describe-field|field-box|field-input|icon-button|use-escape|visually-hidden)|domain\/(values\/format-geo-point|places\/place-kind))\./,
    priority: 5,
  },
  { name: "finder", test: /src\/web\/screens\/finder\.tsx$/, priority: 4 },
  {
    name: "queries",
    test: /@tanstack(?!.*(infinite|Infinite|mutationObserver|useMutation))|src\/web\/api\/(?!refusal|use-(attempt|table))|prices\/(ask-prices|prices-query)/,
    priority: 3,
  },
  { name: "places", test: /places\/place-(by-id|lookup|queries)/, priority: 3 },
  {
    name: "kit",
    test: /src\/(i18n\/(?!trip-name|cancel-ahead)|web\/(lib\/cookie|page\/priced)|ui\/(field-error|skeleton|use-media))|trip\/sign-name|free-text|tariffs\/terms|values\/locale/,
    minShareCount: 2,
    priority: 3,
  },
  // What the first page brings later and the list needs, and no form.
  {
    name: "menus",
    test: /lucide|src\/(ui\/(centre|checkbox|chip|choice|group-runs|menu|place-popup|popup|use-(dismiss|keyboard|kept|phone|popup|press|swipe))|web\/(lib\/late-rules|trip\/recent|features\/places\/when\/when-field))/,
    minShareCount: 2,
    priority: 2,
  },
  // A car with its price and the trip it is for: what the list and the form share.
  {
    name: "offer",
    test: /src\/(domain\/prices\/car-group\.|web\/(page\/use-link|lib\/use-delayed|trip\/(child-seat|picked-offer|trip-price|use-trip-draft)|screens\/open-offer|features\/prices\/same-car))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "form",
    test: /src\/(domain\/(booking\/(?!cancel|check-passenger|email|names-onward|pasted|phone|prefill|rent-hours|sign-text|stops|travel-number)|values\/hour)|web\/(lib\/(?!late-rules|use-now|local-time|unlisted)|page\/(later-part|use-page-return)|trip\/(asked-offer|visit\/form|account)|features\/(booking\/(fields\/(focus-field|trip-titles)|people\/met-trip|time\/trip-times)|payments\/use-pay|orders\/attempt|prices\/(?!price-lines)[^/]*-query)|screens\/if-on))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "extras",
    test: /src\/(i18n\/(trip-name|cancel-ahead)|domain\/(booking\/(check-passenger|email|pasted|phone|prefill|rent-hours|sign-text|travel-number)|orders\/(coordinator|order-type|similar|trip-state)|values\/zoned)|web\/(api\/use-attempt|features\/(booking\/(agree\/(accept|document-(link|query)|worded)|checks\/form-error|cars\/car-name|ends\/can-stop|faults\/said)|orders\/(change\/change-until|kept\/(?!use-forget)|list\/(asked-link|fact-list))|payments\/(pay-reason|whole-page-link))|page\/(access-denied|later-texts)|trip\/(cancel-ladder|carried|contact\/|phone\/|rent-extras|use-rent-span|visit\/visit-orders))|ui\/(number-stepper|switch|optional-mark|phone-field|segmented|select|step-value|text-field)|web\/page\/optional)/,
    minShareCount: 2,
    priority: 0,
  },
  // The block around a partner's finder, which its editor draws too.
  { name: "partner", test: /web\/features\/partner-look/, priority: 0 },
  // Small pieces of a form that changes or repeats an order.
  {
    name: "anew",
    test: /src\/web\/.*(use-trip-day|changed-order-query|ordered-draft|met-car|change-mode|use-change-link|people-field-id)\./,
    minShareCount: 2,
    priority: 0,
  },
  { name: "dates", test: /web\/page\/pickup\//, minShareCount: 2, priority: 0 },
  {
    name: "trip",
    test: /src\/(contract\/wire\/errors|domain\/(booking|prices|tariffs)|web\/(api|lib|trip(?!\/visit-origin)|features\/(map|places\/stops|prices))|ui\/(badge|car-|dialog|fee-line|name-sign|route-line|text-area))/,
    minShareCount: 2,
    priority: 0,
  },
];

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Puts all that a module brings with it into one file, itself included. */
function withAll(debugName: string, path: string) {
  let brought: Set<string> | undefined;
  const name = (id: string, modules: Modules): string | null => {
    if (brought === undefined) {
      brought = new Set([join(import.meta.dirname, "..", path)]);
      for (const one of brought) for (const other of modules.getModuleInfo(one)?.importedIds ?? []) brought.add(other);
    }
    return brought.has(id) ? debugName : null;
  };
  return { name, debugName };
}

/** The same of the operator's console: what asks is apart, because it goes first, and so is what hardly ever changes from one release to the next. */
export const CONSOLE_CHUNKS = [
  { ...withAll("asks", "src/web/console/app/main.ts"), priority: 3 },
  { name: "react", test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
  { ...withAll("shell", "src/web/console/app/draw-console.tsx"), priority: 1 },
  // Days and times as they are typed: a control of the kit that more than one screen asks by.
  { name: "day-fields", test: /src\/ui\/(calendar|date-|typed-date|worded-date)/, priority: 0 },
];
