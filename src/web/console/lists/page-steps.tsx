import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./page-steps.module.css";

type PageStepsProps = {
  readonly from: number;
  readonly limit: number;
  readonly total: number;
  readonly onJump: (index: number) => void;
};

/** The way through a list of plain pages: to its ends, and a page on or back. */
export function PageSteps({ from, limit, total, onJump }: PageStepsProps) {
  const { t } = useConsole();
  const last = Math.max(0, Math.ceil(total / limit) - 1);
  const page = Math.min(last, Math.floor(from / limit));
  const steps = [
    { key: "first", to: 0, isOff: page === 0 },
    { key: "before", to: page - 1, isOff: page === 0 },
    { key: "after", to: page + 1, isOff: page >= last },
    { key: "last", to: last, isOff: page >= last },
  ] as const;
  return (
    <nav className={css["steps"]} aria-label={t("console.lists.pages")}>
      {steps.map(({ key, to, isOff }) => (
        <BarButton key={key} disabled={isOff} onClick={() => onJump(to * limit)}>
          {t(`console.lists.${key}`)}
        </BarButton>
      ))}
      <p className={css["where"]} role="status">
        {t("console.lists.page", { page: page + 1, pages: last + 1 })}
      </p>
    </nav>
  );
}
