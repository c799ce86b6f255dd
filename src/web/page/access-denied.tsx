import { useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";

type AccessDeniedProps = {
  readonly title?: string;
  /** Whom to ask; a visitor may only have to log in. */
  readonly hint: { readonly visitor: string; readonly account: string };
  /** What opens it whoever looks, and comes before logging in. */
  readonly first?: { readonly label: string; readonly href: string };
};

/** Says that something is not for whoever looks, and offers visitors to log in, because their account may see it. */
export function AccessDenied({ title, hint, first }: AccessDeniedProps) {
  const { t, options, store } = usePage();
  const isVisitor = !useStore(store, (state) => state.account);
  const kept = pageSearch(useSearch());
  const toFinder = { label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` };
  const own = isVisitor ? { label: t("accounts.logIn"), onPress: () => askToLogIn(store) } : toFinder;
  return (
    <ErrorScreen
      title={title ?? t("accounts.denied")}
      message={isVisitor ? hint.visitor : hint.account}
      action={first ?? own}
      {...(first ? { secondAction: own } : isVisitor && { secondAction: toFinder })}
    />
  );
}
