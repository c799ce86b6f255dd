import { usePage } from "#web/page/page.tsx";
import css from "./store-badge.module.css";

const NAMES = { appStore: "App Store", googlePlay: "Google Play" } as const;

type StoreBadgeProps = { readonly store: keyof typeof NAMES; readonly url: string };

/** A link to a store, 139 by 41. */
export function StoreBadge({ store, url }: StoreBadgeProps) {
  const { t } = usePage();
  return (
    <a className={css["badge"]} href={url} target="_blank" rel="noopener noreferrer">
      <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
        <rect x="6" y="2" width="12" height="20" rx="2.5" />
        <path d={store === "appStore" ? "M9 12l3 3 3-3M12 7v8" : "M10 8.500v7l5-3.500z"} strokeLinejoin="round" />
      </svg>
      <span>
        <small>{t(`partners.${store}`)}</small>
        {NAMES[store]}
      </span>
    </a>
  );
}
