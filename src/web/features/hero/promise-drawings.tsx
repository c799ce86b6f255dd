import type { CancellationStep } from "#domain/tariffs/terms.ts";
import { formatDuration } from "#i18n/format.ts";
import { usePage } from "#web/page/page.tsx";

/** The drawings say what the words beside them say, so they are for the eyes only; colours are attributes, because the first page's styles are counted. */
const panel = { viewBox: "0 0 320 104", height: 104, fill: "none", fontSize: 13, "aria-hidden": true } as const;

/** From the landing on the driver is at the exit, as long as the terms say. */
export function WaitingDrawing({ minutes }: { readonly minutes: number }) {
  const { t, locale } = usePage();
  return (
    <svg {...panel} textAnchor="middle">
      <path stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 4" d="M20 46H88" />
      <path stroke="var(--line)" strokeWidth="5" strokeLinecap="round" d="M240 46H300" />
      <path stroke="var(--accent)" strokeWidth="5" d="M88 46H240" />
      <circle cx="88" cy="46" r="6.5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="240" cy="46" r="6.5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="3" />
      <text x="164" y="28" fill="var(--accent-text)" fontWeight="620">
        {t("places.promise.atExit")}
      </text>
      <text x="88" y="76" fill="var(--ink-2)">
        {t("places.promise.landing")}
      </text>
      <text x="240" y="76" fill="var(--ink)" fontWeight="620">
        {`+ ${formatDuration(minutes * 60, locale)}`}
      </text>
    </svg>
  );
}

/** Fill of a step that costs nothing, a part, all of the price. */
const STEP_FILLS = { free: "var(--accent)", part: "#e5b93c", all: "var(--danger)" } as const;

/** The steps of cancelling on their way to the pick-up; its shares of width are fixed, not time to scale, so that every word fits. */
export function CancelDrawing({ steps }: { readonly steps: readonly CancellationStep[] }) {
  const { t, locale } = usePage();
  const ladder = [...steps].sort((one, other) => other.minutesBefore - one.minutesBefore);
  const ends = ladder.at(-1)?.minutesBefore === 0 ? ladder : [...ladder, { feePercent: 100, minutesBefore: 0 }];
  const first = 300 / (ends.length > 2 ? 2 : ends.length);
  const rest = (300 - first) / Math.max(ends.length - 1, 1);
  return (
    <svg {...panel}>
      {ends.map(({ feePercent, minutesBefore }, index) => {
        const [left, width] = index === 0 ? [10, first] : [10 + first + (index - 1) * rest, rest];
        const isLast = index === ends.length - 1;
        return (
          <g key={minutesBefore}>
            <rect
              x={left}
              y="42"
              width={width - (isLast ? 0 : 3)}
              height="8"
              rx="3"
              fill={STEP_FILLS[feePercent === 0 ? "free" : feePercent === 100 ? "all" : "part"]}
            />
            <text x={left} y="28" fill="var(--ink)" fontWeight="620">
              {feePercent === 0 ? t("places.promise.free") : t("places.promise.fee", { percent: feePercent })}
            </text>
            <text x={left + width} y="76" fill="var(--ink-2)" textAnchor={isLast ? "end" : "middle"}>
              {isLast
                ? t("places.promise.pickup")
                : t("places.promise.before", { time: formatDuration(minutesBefore * 60, locale) })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
