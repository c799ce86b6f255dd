import { usePage } from "#web/page/page.tsx";

/** The words of a counter: its label, and what its two buttons do. */
export function useCountWords() {
  const { t } = usePage();
  return (label: string) => ({
    label,
    lessLabel: t("booking.less", { field: label }),
    moreLabel: t("booking.more", { field: label }),
  });
}
