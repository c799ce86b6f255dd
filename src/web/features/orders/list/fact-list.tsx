import type { MessageKey } from "#i18n/messages.ts";
import { usePage } from "#web/page/page.tsx";

type FactListProps = {
  /** What is known of a trip, each by its name; an empty one is left out. */
  readonly facts: readonly (readonly [MessageKey, string])[];
  readonly className: string | undefined;
};

/** What is known of a trip, as names with their values. */
export function FactList({ facts, className }: FactListProps) {
  const { t } = usePage();
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
