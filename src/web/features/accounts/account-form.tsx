import type { ReactNode, Ref } from "react";
import { Card } from "#ui/card.tsx";
import css from "#web/features/accounts/security/security.module.css";

type AccountFormProps = {
  readonly title: string;
  readonly ref: Ref<HTMLFormElement>;
  /** What was sent is not answered yet; sending again does nothing. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A card of an account's pages whose fields are sent together; what is wrong in them is told by us, not by the browser. */
export function AccountForm({ title, ref, isBusy, onSubmit, children }: AccountFormProps) {
  return (
    <Card title={title}>
      <form
        ref={ref}
        className={css["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
      </form>
    </Card>
  );
}
