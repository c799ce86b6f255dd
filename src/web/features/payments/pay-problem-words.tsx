import { ApiError } from "#web/api/api-error.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./pay-problem-words.module.css";

type PayProblemWordsProps = { readonly error: unknown; readonly orderNumber: string };

/** Why a payment page did not open, whom to ask, and what finds the failure in the server's log. */
export function PayProblemWords({ error, orderNumber }: PayProblemWordsProps) {
  const page = usePage();
  const { t, options } = page;
  const { phone, mail } = options.seller;
  const reason = failureWords(error, page);
  const reference = error instanceof ApiError ? error.reference : undefined;
  const quoted = { number: orderNumber, reference: reference ?? "" };
  const help = t(reference === undefined ? "payments.urlHelp" : "payments.urlHelpReference", quoted);
  return (
    <>
      {reason !== undefined && <p>{reason}</p>}
      {(phone !== undefined || mail !== undefined) && (
        <p className={css["help"]}>
          {help} {phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
          {phone !== undefined && mail !== undefined && ", "}
          {mail !== undefined && <a href={`mailto:${mail}?subject=${encodeURIComponent(orderNumber)}`}>{mail}</a>}
        </p>
      )}
    </>
  );
}
